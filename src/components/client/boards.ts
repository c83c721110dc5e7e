import 'virtual:island-loaders';
import { wireBoards } from '../../diagram/choices.ts';
import { wireSteps } from '../../diagram/find-step.ts';
import { layOutPage } from '../../diagram/lay-out.ts';
import { importOnce } from './import-once.ts';

importOnce();
wireBoards();
wireSteps();
void layOutPage();
