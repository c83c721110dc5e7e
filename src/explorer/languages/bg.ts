import { boards } from '../../i18n/boards/bg.ts';
import { start } from '../start.ts';

start(boards);
