/** Whether a written turn is accepted (RULES 7, "Reading"): every order of steps and every split into dice is tried. */
import type { Place, WrittenLanding, WrittenPlay } from '../types.ts';
import { dice } from './lines.ts';
import { obstacle, pinsOn, target } from './step.ts';
import { enemyOf, endedBy, moved, tableText, turned } from './table.ts';
import { broken, type Situation, type Stop } from './turns.ts';

/** A written move that is being made: where its checker stands, and which landings are still to come. */
interface Going {
  readonly at: number;
  readonly ahead: readonly WrittenLanding[];
}

/** Whether a step to `to` stays on the way to `landing`: not beyond it. */
function onTheWay(situation: Situation, to: number | 'off', landing: Place): boolean {
  if (landing === 'off') return true;
  return to !== 'off' && turned(situation.letter, to) >= turned(situation.letter, landing);
}

/** The move after a step to `to`, or null when the step misses the next landing or its mark is wrong. */
function goOn(situation: Situation, going: Going, stop: Stop, to: number | 'off'): Going | null {
  const [landing, ...rest] = going.ahead;
  if (!landing || !onTheWay(situation, to, landing.to)) return null;
  const at = to === 'off' ? 0 : to;
  if (to !== landing.to) return { at, ahead: going.ahead };
  const wrong = landing.pins !== undefined && landing.pins !== pinsOn(stop.table, situation.letter, to);
  return wrong ? null : { at, ahead: rest };
}

function search(situation: Situation, stop: Stop, all: readonly Going[], seen: Set<string>): Stop | null {
  if (all.every(({ ahead }) => ahead.length === 0)) return broken(situation, stop) === null ? stop : null;
  const key = all.map(({ at, ahead }) => `${at}:${ahead.length}`).join() + stop.left.join('');
  if (stop.ended || seen.has(key)) return null;
  seen.add(key);
  const { rules, letter } = situation;
  for (const [index, going] of all.entries()) {
    for (const die of going.ahead.length > 0 ? stop.left : []) {
      if (obstacle(rules, stop.table, letter, going.at, die)) continue;
      const to = target(letter, going.at, die);
      const next = goOn(situation, going, stop, to);
      if (!next) continue;
      const table = moved(stop.table, letter, going.at, to);
      const left = stop.left.toSpliced(stop.left.indexOf(die), 1);
      const after = { table, left, ended: endedBy(rules, table, letter) };
      const found = search(situation, after, all.with(index, next), seen);
      if (found) return found;
    }
  }
  return null;
}

/** The position text after a written turn, or null when no order and no split makes it legal. */
export function accepted(situation: Situation, written: WrittenPlay): string | null {
  if (situation.over) return null;
  const stop: Stop = { table: situation.table, left: dice(situation.roll), ended: null };
  const all = written.map(({ from, landings }): Going => ({ at: from, ahead: landings }));
  const found = search(situation, stop, all, new Set());
  return found && tableText(found.table, enemyOf(situation.letter));
}
