import { ownNumber, POINTS, stackAt } from '../engine/board.ts';
import type { Frame, RefusedFrame, TurnFrame } from '../engine/replay.ts';
import { SIDES, type Outcome, type Place, type Point, type Roll, type Side, type Step } from '../engine/types.ts';
import type { TellingMessages } from '../i18n/index.ts';
import { singleSteps } from './single-steps.ts';

/** A frame for the ear: whole sentences in the page's language. */
export interface Words {
  /** What is new in this frame: the turn, its result, or that it is refused. Announced when the frame comes into view. */
  readonly news: readonly string[];
  /** The occupied points from 24 down to 1 in the frame's numbers; each text begins with its number. */
  readonly points: readonly string[];
  /** Who is to move, pips, what is borne off. */
  readonly state: readonly string[];
}

/** A roll as pages print it, higher die first (RULES 7). */
export function printedRoll(roll: Roll): string {
  return `${String(Math.max(...roll))}–${String(Math.min(...roll))}`;
}

function placeName(side: Side, place: Place): string {
  return place === 'off' ? 'off' : String(ownNumber(side, place));
}

/** One move of a printed turn, such as `20/15*(2)`, with what it does to the other side. */
function moveClauses(words: TellingMessages, { side, play }: TurnFrame, move: string): string {
  const [, way = move, times] = /^([^(]+)(?:\((\d)\))?$/.exec(move) ?? [];
  const stops = way.split('/');
  const plain = stops.map((stop) => stop.replace('*', '')).join('/');
  const pinned = stops.filter((stop) => stop.endsWith('*')).map((stop) => Number.parseInt(stop, 10));
  const left = stops.slice(0, -1).map((stop) => Number.parseInt(stop, 10));
  const freed = play.filter((step) => step.frees && left.includes(ownNumber(side, step.from)));
  return [
    times === undefined ? plain : words.times(plain, Number(times)),
    ...freed.map(({ from }) => words.frees[side](ownNumber(side, from))),
    ...pinned.map((point) => words.pins[side](point)),
  ].join(', ');
}

function stepClauses(words: TellingMessages, side: Side, { from, to, frees, pins }: Step): string {
  const clauses = [`${placeName(side, from)}/${placeName(side, to)}`];
  if (frees) clauses.push(words.frees[side](ownNumber(side, from)));
  if (pins && to !== 'off') clauses.push(words.pins[side](ownNumber(side, to)));
  return clauses.join(', ');
}

function turnNews(words: TellingMessages, frame: TurnFrame): string {
  const { side, text, play } = frame;
  const roll = printedRoll(frame.roll);
  if (play.length === 0) return words.passes[side](roll);
  const moves = text.split(' ').map((move) => moveClauses(words, frame, move));
  return words.turn[side](roll, moves.join('; '));
}

/**
 * The turn of a frame die by die, as `singleSteps` takes it beside the news; undefined where the news name these very steps,
 * or one. Refuses a language in which a step is told otherwise than its turn.
 */
export function tellSteps(words: TellingMessages, frame: Frame): string | undefined {
  if (frame.kind !== 'turn' || frame.play.length < 2) return undefined;
  const clauses = frame.play.map((step) => stepClauses(words, frame.side, step));
  const sentences = clauses.map((each) => words.turn[frame.side](printedRoll(frame.roll), each)).join(' ');
  const whole = news(words, frame).join(' ');
  const told = [undefined, clauses.join('; ')].find((each) => singleSteps(whole, each).join(' ') === sentences);
  if (told === undefined && singleSteps(whole).join(' ') !== sentences) throw new Error(`No steps in: ${whole}`);
  return told;
}

function refusedNews(words: TellingMessages, { side, roll, text }: RefusedFrame): string {
  const printed = printedRoll(roll);
  return text === 'pass' ? words.refusedPass[side](printed) : words.refused[side](printed, text);
}

/** How a game ended, as a sentence. */
export function tellOutcome(words: TellingMessages, outcome: Outcome): string {
  if (outcome.winner === null) return words.draw;
  return outcome.by === 'mother' ? words.mother[outcome.winner] : words.borneOff[outcome.winner](outcome.points);
}

function news(words: TellingMessages, frame: Frame): readonly string[] {
  const result = frame.outcome ? [tellOutcome(words, frame.outcome)] : [];
  if (frame.kind === 'start') return [words.startPosition, ...result];
  return frame.kind === 'turn' ? [turnNews(words, frame), ...result] : [refusedNews(words, frame)];
}

function pointWords(words: TellingMessages, frame: Frame, numbers: Side, point: Point): readonly string[] {
  const stack = stackAt(frame.position.board, point);
  if (!stack) return [];
  const told = stack.pinning ? words.pin : words.stack;
  return [told[stack.side](ownNumber(numbers, point), stack.count)];
}

/** Tells a frame in words; `numbers` is the side whose numbers it uses. */
export function tell(words: TellingMessages, frame: Frame, numbers: Side): Words {
  const { position, pips, outcome } = frame;
  const downwards = numbers === 'white' ? [...POINTS].reverse() : POINTS;
  const off = SIDES.filter((side) => position.board.off[side] > 0);
  return {
    news: news(words, frame),
    points: downwards.flatMap((point) => pointWords(words, frame, numbers, point)),
    state: [
      ...off.map((side) => words.off[side](position.board.off[side])),
      ...SIDES.map((side) => words.pips[side](pips[side])),
      ...(outcome ? [] : [words.toMove[position.turn]]),
    ],
  };
}
