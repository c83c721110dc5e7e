import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST, PINS, TWO_OFF, type Damage } from './damage.ts';

/** Damage to example files. */
export const EXAMPLES: readonly Damage[] = [
  {
    what: 'an illegal move',
    file: PINS,
    change: ['turn  5-3: 20/15* 13/10', 'turn  5-3: 20/15* 13/9'],
    code: 'die-not-rolled',
    at: 'turn',
  },
  {
    what: 'a turn that leaves a die unused',
    file: PINS,
    change: ['turn  5-3: 20/15* 13/10', 'turn  5-3: 20/15*'],
    code: 'dice-unused',
    at: 'turn',
  },
  {
    what: 'a move of a pinned checker',
    file: PINS,
    change: (copy) => {
      copy.replace(PINS, /^pips +290.*\n/m, '');
      copy.replace(PINS, '20:w 15:b', '20:b/w 15:b');
      copy.replace(PINS, '1:b10', '1:b9');
      copy.replace(PINS, 'mark-wrong', 'checker-pinned');
    },
    code: 'checker-pinned',
    at: 'turn',
  },
  { what: 'a position with 14 checkers', file: PINS, change: ['13:w6', '13:w5'], code: 'wrong-total', at: 'from' },
  {
    what: 'a point that cannot be read, and so a wrong total',
    file: PINS,
    change: ['13:w6', '13:6w'],
    code: 'bad-token',
    at: 'from',
  },
  {
    what: 'a missing star',
    file: PINS,
    change: ['turn  5-3: 20/15* 13/10', 'turn  5-3: 20/15 13/10'],
    code: 'mark-wrong',
    at: 'turn',
  },
  {
    what: 'a refused turn that is legal',
    file: PINS,
    change: ['not   5-3: 20/15 13/10', 'not   5-3: 20/15* 13/10'],
    code: 'refusal-is-legal',
    at: 'not',
  },
  {
    what: 'a turn refused for another reason',
    file: PINS,
    change: ['because mark-wrong', 'because checker-pinned'],
    code: 'refused-otherwise',
    at: 'not',
  },
  { what: 'wrong pips', file: TWO_OFF, change: ['pips  25 57', 'pips  26 57'], code: 'wrong-pips', at: 'pips  26' },
  {
    what: 'a wrong count of turns',
    file: FIRST,
    change: ['pips  360 360', 'legal 6-5: 99'],
    code: 'wrong-count',
    at: 'legal',
  },
  {
    what: 'a wrong result',
    file: FIRST,
    change: ['pips  349 356', 'result white 1 by borne-off'],
    code: 'wrong-result',
    at: 'result',
  },
  {
    what: 'a statement that does not exist',
    file: FIRST,
    change: ['pips  360 360', 'pipps 360 360'],
    code: 'bad-statement',
    at: 'pipps',
  },
  {
    what: 'a turn that cannot be read',
    file: FIRST,
    change: ['24/19 24/18', '24//19 24/18'],
    code: 'bad-play',
    at: '24//19',
  },
  {
    what: 'a clause that does not exist',
    file: PINS,
    change: ['shows pin', 'shows pin pinn'],
    code: 'unknown-clause',
    at: 'shows',
  },
  {
    what: 'a clause that the example does not show',
    file: PINS,
    change: ['shows pin', 'shows pin release'],
    code: 'not-shown',
    at: 'shows',
  },
  {
    what: 'a clause whose example no longer says so',
    file: PINS,
    change: [/^shows pin$/m, 'shows closed'],
    code: 'not-shown',
    at: 'shows',
  },
  {
    what: 'two examples with one id',
    file: FIRST,
    change: ({ folder }) => {
      cpSync(join(folder, FIRST), join(folder, 'examples/opening-first/turns.tavli'));
    },
    code: 'repeated-id',
  },
];
