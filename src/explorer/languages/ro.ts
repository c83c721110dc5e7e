import { boards } from '../../i18n/boards/ro.ts';
import { start } from '../start.ts';

start(boards);
