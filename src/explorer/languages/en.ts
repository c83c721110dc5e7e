import { boards } from '../../i18n/boards/en.ts';
import { start } from '../start.ts';

start(boards);
