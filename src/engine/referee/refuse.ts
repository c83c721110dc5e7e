/** The fault of a turn that is not accepted (RULES 8, "How it is found"). */
import type { PlayFault } from '../faults.ts';
import type { Point, WrittenLanding, WrittenPlay } from '../types.ts';
import { dice } from './lines.ts';
import { obstacle, pinsOn, target } from './step.ts';
import { endedBy, free, held, moved, turned } from './table.ts';
import { broken, possible, type Situation, type Stop } from './turns.ts';

interface Going {
  readonly at: Point;
  readonly ahead: readonly WrittenLanding[];
}

/** How far a written step got with some dice: where it stopped, and the fault that stopped it. */
interface Attempt {
  readonly stop: Stop;
  readonly made: number;
  readonly fault: PlayFault | null;
}

/** The orders of dice that the distance can be made of: one die that fits, else chains, the higher die first. */
function splits({ letter }: Situation, left: readonly number[], from: Point, landing: WrittenLanding): number[][] {
  const own = turned(letter, from);
  const distance = landing.to === 'off' ? own : own - turned(letter, landing.to);
  const single = left.includes(distance) ? distance : Math.min(...left.filter((die) => die > distance));
  if (left.includes(distance) || (landing.to === 'off' && Number.isFinite(single))) return [[single]];
  const orders = [left.toSorted((one, two) => two - one), left.toSorted((one, two) => one - two)];
  const chains = orders.map((order) => {
    const sums = order.map((_, index) => order.slice(0, index + 1).reduce((sum, die) => sum + die, 0));
    const last = sums.findIndex((sum) => (landing.to === 'off' ? sum >= distance : sum === distance));
    return order.slice(0, last + 1);
  });
  return chains.filter((chain) => chain.length > 0);
}

function tryDice(situation: Situation, begin: Stop, from: Point, landing: WrittenLanding, chain: number[]): Attempt {
  const { rules, letter } = situation;
  let stop = begin;
  let at: number = from;
  for (const [made, die] of chain.entries()) {
    if (stop.ended) return { stop, made, fault: { code: 'game-over' } };
    const fault = obstacle(rules, stop.table, letter, at, die);
    if (fault) return { stop, made, fault };
    const to = target(letter, at, die);
    const pins = pinsOn(stop.table, letter, to);
    if (made === chain.length - 1 && landing.pins !== undefined && landing.pins !== pins && to !== 'off') {
      return { stop, made, fault: { code: 'mark-wrong', from: at as Point, to: to as Point, pins } };
    }
    const table = moved(stop.table, letter, at, to);
    const left = stop.left.toSpliced(stop.left.indexOf(die), 1);
    stop = { table, left, ended: endedBy(rules, table, letter) };
    if (to !== 'off') at = to;
  }
  return { stop, made: chain.length, fault: null };
}

/** Plays one written step as far as it goes. */
function play(situation: Situation, stop: Stop, from: Point, landing: WrittenLanding): Attempt {
  const { letter } = situation;
  const step = { from, to: landing.to };
  const refuse = (fault: PlayFault): Attempt => ({ stop, made: 0, fault });
  if (stop.ended) return refuse({ code: 'game-over' });
  if (landing.to !== 'off' && turned(letter, landing.to) >= turned(letter, from)) {
    return refuse({ code: 'wrong-direction', ...step });
  }
  // Where one die fits, the step that fails is that die's; a chain that fails at its origin fails as it was written.
  if (held(stop.table, letter, from) === 0) return refuse({ code: 'no-checker', ...step });
  if (free(stop.table, letter, from) === 0) return refuse({ code: 'checker-pinned', ...step });
  const attempts = splits(situation, stop.left, from, landing).map((chain) =>
    tryDice(situation, stop, from, landing, chain),
  );
  const furthest = Math.max(...attempts.map(({ made }) => made));
  const best = attempts.find(({ fault }) => fault === null) ?? attempts.find(({ made }) => made === furthest);
  return best ?? refuse({ code: 'die-not-rolled', ...step });
}

/** The one fault of a written turn that `accepted` does not accept. */
export function faultOf(situation: Situation, written: WrittenPlay): PlayFault {
  if (situation.over) return { code: 'game-over' };
  let stop: Stop = { table: situation.table, left: dice(situation.roll), ended: null };
  let pending = written.map(({ from, landings }): Going => ({ at: from, ahead: landings }));
  while (pending.length > 0) {
    const back = Math.max(...pending.map(({ at }) => turned(situation.letter, at)));
    const index = pending.findIndex(({ at }) => turned(situation.letter, at) === back);
    const going = pending[index];
    const [landing, ...rest] = going?.ahead ?? [];
    if (!going || !landing) throw new Error('a move without a landing');
    const attempt = play(situation, stop, going.at, landing);
    if (attempt.fault) return attempt.fault;
    stop = attempt.stop;
    if (landing.to !== 'off' && rest.length > 0) pending = pending.with(index, { at: landing.to, ahead: rest });
    else pending = pending.toSpliced(index, 1);
  }
  const obligation = broken(situation, stop);
  if (obligation === 'higher-die') return { code: 'higher-die', die: Math.max(...situation.roll) as 1 };
  if (obligation === null) throw new Error('a turn that is not accepted, and yet legal');
  return { code: 'dice-unused', used: dice(situation.roll).length - stop.left.length, possible: possible(situation) };
}
