/**
 * `npm run bench [-- path/to/yardstick.mjs]`: how fast the engine is. With the path of a yardstick generator, whose
 * `positions.txt` lies beside it, both run in this one process in turn, and the ratio of their medians is printed.
 * Absolute figures say little on a shared machine; the ratio does.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import {
  DICE,
  RULE_SETS,
  applyPlay,
  countAt,
  formatPlay,
  formatPosition,
  isPinnedAt,
  judge,
  legalPlays,
  parsePlay,
  parsePosition,
  pointOf,
  startPosition,
  POINTS,
  type Die,
  type Position,
  type Roll,
  type RuleSet,
  type Side,
} from '../engine/index.ts';
import { TurnGenerator } from '../engine/generator.ts';
import { answerLine } from './line-service.ts';

const ROUNDS = 15;
/** The rules that the yardstick plays: bearing off compulsory, no mother. */
const YARDSTICK_RULES: RuleSet = { ...RULE_SETS.plakoto, mother: false, bearOff: 'compulsory' };

const ROLLS = DICE.flatMap((high) => DICE.filter((low) => low <= high).map((low): Roll => [high, low]));
const SETS: readonly { readonly name: string; readonly rolls: readonly Roll[]; readonly read?: boolean }[] = [
  { name: 'all 21 rolls', rolls: ROLLS },
  { name: '… each one read', rolls: ROLLS, read: true },
  { name: 'different dice', rolls: ROLLS.filter(([high, low]) => high !== low) },
  { name: 'doubles', rolls: ROLLS.filter(([high, low]) => high === low) },
  ...DICE.map((die) => ({ name: `${String(die)}-${String(die)}`, rolls: [[die, die] as Roll] })),
];

/** Runs every position with every roll; `read` also tells each resulting position. Returns how many came out in all. */
type Enumerate = (rolls: readonly Roll[], read: boolean) => number;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function secondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function rate(perSecond: number): string {
  return Math.round(perSecond).toLocaleString('en').padStart(12);
}

/** Positions of seeded random games, for a run without a yardstick. */
function randomPositions(count: number): Position[] {
  let seed = 20261130;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const positions: Position[] = [];
  let position = startPosition('white');
  while (positions.length < count) {
    const roll: Roll = [(random(6) + 1) as Die, (random(6) + 1) as Die];
    const plays = legalPlays(YARDSTICK_RULES, position, roll);
    const play = plays[random(plays.length)];
    position = play ? applyPlay(position, play) : startPosition('white');
    if (play && legalPlays(YARDSTICK_RULES, position, [1, 1]).length > 0) positions.push(position);
  }
  return positions;
}

function readPositions(file: string): Position[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const position = parsePosition(line);
      if (!position.ok) throw new Error(`${file}: ${line}`);
      return position.value;
    });
}

interface Yardstick {
  /** Writes the full state after result `index` of the last turn to `target`. */
  apply(state: Int8Array, base: number, index: number, target: Int8Array): number;
  turn(state: Int8Array, base: number, pinned: number, first: number, second: number): number;
}

/** The position as the yardstick keeps it: each side's counts by its own numbers, White's from 0 and Black's from 26. */
function toYardstick(position: Position): { state: Int8Array; base: number; pinned: number } {
  const state = new Int8Array(54);
  const bases = { white: 0, black: 26 } as const;
  let pinned = 0;
  for (const side of ['white', 'black'] as const satisfies readonly Side[]) {
    state[bases[side]] = position.board.off[side];
    for (const own of POINTS) {
      const point = pointOf(side, own);
      state[bases[side] + own] = countAt(position.board, side, point);
      if (side === position.turn && isPinnedAt(position.board, side, point)) pinned |= 1 << own;
    }
  }
  return { state, base: bases[position.turn], pinned };
}

async function loadYardstick(file: string, positions: readonly Position[]): Promise<Enumerate> {
  const module = (await import(pathToFileURL(path.resolve(file)).href)) as { Gen: new () => Yardstick };
  const generator = new module.Gen();
  const states = positions.map(toYardstick);
  const target = new Int8Array(54);
  return (rolls, read) => {
    let found = 0;
    for (const { state, base, pinned } of states) {
      for (const [high, low] of rolls) {
        const count = generator.turn(state, base, pinned, high, low);
        for (let index = 0; read && index < count; index += 1) generator.apply(state, base, index, target);
        found += count;
      }
    }
    return found;
  };
}

function ourEnumerate(positions: readonly Position[]): Enumerate {
  const generator = new TurnGenerator();
  return (rolls, read) => {
    let found = 0;
    for (const position of positions) {
      for (const roll of rolls) {
        const count = generator.run(YARDSTICK_RULES, position, roll);
        for (let index = 0; read && index < count; index += 1) generator.findings.counts(index);
        found += count;
      }
    }
    return found;
  };
}

function compare(positions: readonly Position[], ours: Enumerate, yardstick: Enumerate | undefined): void {
  console.log(`Generator: ${String(positions.length)} positions, median of ${String(ROUNDS)} rounds`);
  console.log(
    `${''.padEnd(16)}     turns/s  positions/s${yardstick ? '   yardstick turns/s  positions/s   ratio' : ''}`,
  );
  for (const { name, rolls, read = false } of SETS) {
    const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.ours.push(secondsOf(() => ours(rolls, read)));
      if (yardstick) times.theirs.push(secondsOf(() => yardstick(rolls, read)));
    }
    const turns = positions.length * rolls.length;
    const our = median(times.ours);
    let line = `${name.padEnd(16)}${rate(turns / our)} ${rate(ours(rolls, false) / our)}`;
    if (yardstick) {
      const their = median(times.theirs);
      line += `        ${rate(turns / their)} ${rate(yardstick(rolls, false) / their)}   ${(their / our).toFixed(2).padStart(5)}`;
    }
    console.log(line);
  }
}

/** Judges every legal turn of the roll as printed, and each again without its last character, which mostly cannot stand. */
function benchJudge(positions: readonly Position[]): void {
  const rules = RULE_SETS.plakoto;
  const tasks = positions.flatMap((position, index) => {
    const roll = ROLLS[(index * 5) % ROLLS.length] ?? [6, 5];
    if (roll[0] === roll[1]) return [];
    return legalPlays(rules, position, roll).map((play) => {
      const written = parsePlay(formatPlay(position, play), position.turn);
      return { position, roll, written: written.ok ? written.value : [] };
    });
  });
  const refused = tasks.map((task) => ({ ...task, written: task.written.slice(1) }));
  const perSecond = (list: typeof tasks): number => {
    const times = Array.from({ length: 5 }, () =>
      secondsOf(() => {
        for (const { position, roll, written } of list) judge(rules, position, roll, written);
      }),
    );
    return list.length / median(times);
  };
  console.log(`judge, legal turns of different dice   ${rate(perSecond(tasks))} a second`);
  console.log(`judge, the same with a move left out   ${rate(perSecond(refused))} a second`);
}

function benchService(positions: readonly Position[]): void {
  const requests = positions.flatMap((position, index) =>
    [0, 7, 13].map((shift) =>
      JSON.stringify({
        op: 'plays',
        rules: 'plakoto',
        position: formatPosition(position),
        roll: ROLLS[(index + shift) % ROLLS.length],
      }),
    ),
  );
  const times = Array.from({ length: 5 }, () =>
    secondsOf(() => {
      for (const request of requests) answerLine(request);
    }),
  );
  console.log(`line service, plays                    ${rate(requests.length / median(times))} a second`);
}

const [yardstickFile] = process.argv.slice(2);
const positions = yardstickFile
  ? readPositions(path.join(path.dirname(yardstickFile), 'positions.txt'))
  : randomPositions(300);
compare(
  positions,
  ourEnumerate(positions),
  yardstickFile === undefined ? undefined : await loadYardstick(yardstickFile, positions),
);
benchJudge(positions);
benchService(positions);
