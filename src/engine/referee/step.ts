/** One step, and what stands in its way (RULES 2; the order of the tests is that of RULES 8). */
import type { PlayFault } from '../faults.ts';
import type { RuleSet } from '../ruleset.ts';
import { ALL_POINTS, asPoint, at, enemyOf, free, held, isPinned, turned, type Letter, type Table } from './table.ts';

/** White's number of the point a step by `die` lands on, or the tray. */
export function target(letter: Letter, from: number, die: number): number | 'off' {
  const own = turned(letter, from) - die;
  return own >= 1 ? turned(letter, own) : 'off';
}

/** Whether the landing is a lone enemy checker. */
export function pinsOn(table: Table, letter: Letter, to: number | 'off'): boolean {
  return to !== 'off' && at(table, to) === enemyOf(letter);
}

function bearingOff(rules: RuleSet, table: Table, letter: Letter, from: number, die: number): PlayFault | null {
  const step = { from: asPoint(from), to: 'off' } as const;
  const occupied = ALL_POINTS.filter((point) => held(table, letter, point) > 0);
  const outside = occupied.filter((point) => turned(letter, point) > 6);
  if (outside.length > 0) return { code: 'not-all-home', ...step, points: outside.map(asPoint) };
  const pinned = occupied.filter((point) => isPinned(table, letter, point));
  if (rules.pinnedStops === 'all' && pinned.length > 0) {
    return { code: 'pinned-stops-bear-off', ...step, points: pinned.map(asPoint) };
  }
  const highest = Math.max(...occupied.map((point) => turned(letter, point)));
  const own = turned(letter, from);
  if (die > own && highest > own) return { code: 'higher-checker', ...step, point: asPoint(turned(letter, highest)) };
  return null;
}

/** Why the colour may not move a checker from a point (White's number) by one die; null if it may. */
export function obstacle(rules: RuleSet, table: Table, letter: Letter, from: number, die: number): PlayFault | null {
  const to = target(letter, from, die);
  const step = { from: asPoint(from), to: to === 'off' ? to : asPoint(to) };
  if (held(table, letter, from) === 0) return { code: 'no-checker', ...step };
  if (free(table, letter, from) === 0) return { code: 'checker-pinned', ...step };
  if (to === 'off') return bearingOff(rules, table, letter, from, die);
  const enemies = held(table, enemyOf(letter), to);
  const closed = { code: 'point-closed', from: asPoint(from), to: asPoint(to), count: enemies } as const;
  if (isPinned(table, letter, to)) return { ...closed, by: 'pinner' };
  if (enemies >= 2) return { ...closed, by: 'checkers' };
  return null;
}

/** White's numbers of the points from which this die has a step, bear-offs included or not. */
export function origins(rules: RuleSet, table: Table, letter: Letter, die: number, boardOnly: boolean): number[] {
  return ALL_POINTS.filter(
    (from) =>
      free(table, letter, from) > 0 &&
      !(boardOnly && target(letter, from, die) === 'off') &&
      obstacle(rules, table, letter, from, die) === null,
  );
}
