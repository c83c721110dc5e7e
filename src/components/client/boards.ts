import 'virtual:island-loaders';
import { wireBoards } from '../../diagram/choices.ts';
import { layOutBoards } from '../../diagram/lay-out.ts';
import { importOnce } from './import-once.ts';

importOnce();
wireBoards();
void layOutBoards();
