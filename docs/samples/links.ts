import { startPosition } from 'plakoto/engine';
import {
  boardUrl,
  embedUrl,
  exampleUrl,
  pageUrl,
  refusalUrl,
  ruleUrl,
  sectionUrl,
} from 'plakoto/links';

export const page = pageUrl('bg', 'tapa');
// https://plakoto.example/bg/tapa/

export const clause = ruleUrl('ru', 'both-mothers');
// https://plakoto.example/ru/plakoto/#both-mothers

export const question = sectionUrl(
  'ro',
  'plakoto',
  'faq-no-move',
);
// https://plakoto.example/ro/plakoto/#faq-no-move

export const diagram = exampleUrl(
  'de',
  'pinning/five-pins',
  'not-1',
);
// https://plakoto.example/de/plakoto/#pinning-five-pins:not-1

export const frame = embedUrl('de', 'pinning/five-pins');
// https://plakoto.example/embed/de/pinning/five-pins/

export const position = boardUrl('en', {
  rules: 'tapa',
  position: startPosition('white'),
  roll: [6, 5],
});
// https://plakoto.example/en/board/#rules=tapa&at=w_24:w15_1:b15&roll=65

export const refused = refusalUrl(
  'bg',
  'die-not-rolled',
  startPosition('white'),
  [6, 5],
  '24/18 24/20',
);
// https://plakoto.example/bg/board/#rules=plakoto&at=w_24:w15_1:b15&roll=65&play=24/18_24/20

// A copy of the site on your own machine is named last.
export const local = ruleUrl(
  'bg',
  'pin',
  'http://localhost:4321',
);
// http://localhost:4321/bg/plakoto/#pin
