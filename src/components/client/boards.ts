import 'virtual:island-loaders';
import { wireBoards } from '../../diagram/choices.ts';
import { layOutPage } from '../../diagram/lay-out.ts';
import { importOnce } from './import-once.ts';

importOnce();
wireBoards();
void layOutPage();
