import { opponent, POINTS, stackAt } from '../engine/board.ts';
import type { Frame, RefusedFrame, TurnFrame } from '../engine/replay.ts';
import type { BySide, Place, Point, Roll, Side, Stack } from '../engine/types.ts';
import { curve } from './curve.ts';
import { BAR, checkerSpot, drawnLevel, LIFT, MIDDLE, TALLEST, traySpot, type Spot } from './geometry.ts';
import { refusedSpot, topSpot, trips, type Trip } from './trips.ts';

/** A checker as drawn. */
export interface Checker extends Spot {
  readonly side: Side;
}

/** A checker that came to where it is by the frame's turn. */
export interface MovedChecker extends Checker {
  readonly trip: Trip;
  /** How it came, as the `d` of a path. */
  readonly way: string;
}

/** Says how many checkers a stack holds that is drawn lower than it is. */
export interface Count extends Checker {
  readonly point: Point;
  readonly count: number;
}

/** What a turn has left to see. */
interface Traces {
  readonly moved: readonly MovedChecker[];
  readonly movedOff: readonly MovedChecker[];
  /** Moved checkers that have just pinned another. */
  readonly pinning: readonly Spot[];
}

/** Everything a frame shows, in units of the drawing. Lists are in drawing order. */
export interface Scene extends Traces {
  /** Whose numbers the frame uses: those of the side whose notation is in view (DESIGN 4). */
  readonly numbers: Side;
  readonly marked: readonly Point[];
  /** Checkers under another; to be drawn before all others. */
  readonly pinned: readonly Checker[];
  /** Free checkers that the turn left where they were. */
  readonly resting: readonly Checker[];
  readonly counts: readonly Count[];
  /** How many each side had borne off before the turn. */
  readonly off: BySide<number>;
  /** The ways of a refused turn, each as the `d` of a path. */
  readonly attempts: readonly string[];
  readonly dice?: { readonly roll: Roll; readonly side: Side };
  /** Where a refused turn fails. */
  readonly cross?: Spot;
}

const NOTHING: Traces = { moved: [], movedOff: [], pinning: [] };

function endingAt(all: readonly Trip[], place: Place): readonly Trip[] {
  return all.filter(({ places }) => places.at(-1) === place);
}

function movedTo(spot: Spot, side: Side, trip: Trip): MovedChecker {
  return { ...spot, side, trip, way: curve([...trip.spots, spot]) };
}

/** The checkers of one stack, those that have just arrived apart from the others. */
function stackParts(point: Point, stack: Stack, arrived: readonly Trip[]): Pick<Scene, 'pinned' | 'resting' | 'moved'> {
  const { side, count, pinning } = stack;
  const still = count - arrived.length;
  const spot = (index: number): Spot => checkerSpot(point, drawnLevel(index) + (pinning ? LIFT : 0));
  const pinned: readonly Checker[] = pinning ? [{ ...checkerSpot(point, 0), side: opponent(side) }] : [];
  const free = Array.from({ length: Math.min(still, TALLEST) }, (_, index) => ({ ...spot(index), side }));
  return {
    pinned,
    resting: free,
    moved: arrived.map((trip, index) => movedTo(spot(still + index), side, trip)),
  };
}

function turnTraces(frame: TurnFrame): Traces {
  const { side, play, before, position } = frame;
  const all = trips(before, side, play);
  const moved = POINTS.flatMap((point) => {
    const stack = stackAt(position.board, point);
    return stack?.side === side ? stackParts(point, stack, endingAt(all, point)).moved : [];
  });
  const wasOff = before.board.off[side];
  const movedOff = endingAt(all, 'off').map((trip, index) => movedTo(traySpot(side, wasOff + index), side, trip));
  const pins = play.filter((step) => step.pins).map((step) => step.to);
  const pinning = moved.filter(({ trip }) => pins.some((to) => to === trip.places.at(-1)));
  return { moved, movedOff, pinning };
}

function refusedParts({
  position,
  side,
  written,
  fault,
}: RefusedFrame): Pick<Scene, 'attempts'> & { readonly cross: Spot } {
  const ways = written.map(({ from, landings }) => {
    return [topSpot(position, side, from), ...landings.map(({ to }) => refusedSpot(position, side, to))];
  });
  const onDice = { x: (BAR.left + BAR.right) / 2, y: MIDDLE };
  const cross = 'to' in fault ? refusedSpot(position, side, fault.to) : (ways.at(-1)?.at(-1) ?? onDice);
  // Two checkers that were to go the same way are drawn as one.
  return { attempts: [...new Set(ways.map(curve))], cross };
}

/** What is to be drawn of a frame. `view` is the side whose numbers the example shows while nobody has moved. */
export function sceneOf(frame: Frame, view: Side): Scene {
  const { board } = frame.position;
  const traces = frame.kind === 'turn' ? turnTraces(frame) : NOTHING;
  const arrived = [...traces.moved, ...traces.movedOff];
  const stacks = POINTS.flatMap((point) => {
    const stack = stackAt(board, point);
    return stack ? [{ point, stack }] : [];
  });
  const parts = stacks.map(({ point, stack }) => {
    const trips = arrived.map(({ trip }) => trip);
    const own = frame.kind === 'turn' && frame.side === stack.side ? endingAt(trips, point) : [];
    return stackParts(point, stack, own);
  });
  const standing = { pinned: parts.flatMap(({ pinned }) => pinned), resting: parts.flatMap(({ resting }) => resting) };
  const counts = stacks.flatMap(({ point, stack: { side, count, pinning } }) =>
    count > TALLEST ? [{ ...checkerSpot(point, TALLEST - 1 + (pinning ? LIFT : 0)), point, side, count }] : [],
  );
  const off = { ...board.off };
  if (frame.kind === 'turn') off[frame.side] -= traces.movedOff.length;
  const base = { ...traces, attempts: [], marked: frame.marks, ...standing, counts, off };
  if (frame.kind === 'start') return { ...base, numbers: view };
  const { side, roll } = frame;
  const turn = { ...base, numbers: side, dice: { roll, side } };
  return frame.kind === 'refused' ? { ...turn, ...refusedParts(frame) } : turn;
}
