import { boards } from '../../i18n/boards/de.ts';
import { start } from '../start.ts';

start(boards);
