import { boards } from '../../i18n/boards/ru.ts';
import { start } from '../start.ts';

start(boards);
