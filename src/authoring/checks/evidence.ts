import {
  applyStep,
  checkSetup,
  countAt,
  isPinnedAt,
  judge,
  legalSteps,
  opponent,
  ownNumber,
  parsePlay,
  pointOf,
  POINTS,
  type Die,
  type Frame,
  type PlayFaultCode,
  type Position,
  type RefusedFrame,
  type RuleSet,
  type Step,
  type TurnFrame,
} from '../../engine/index.ts';
import type { Clause } from '../../clauses.ts';

/** Whether one frame, under the example's rules, is a case of a clause. */
type Case = (frame: Frame, rules: RuleSet) => boolean;

/** How the engine tells that an example shows a clause: some frame must be a case. `needs` says what kind of frame. */
export interface Evidence {
  readonly needs: string;
  readonly isCase: Case;
}

const MOTHER = 24;

function played(test: (frame: TurnFrame, rules: RuleSet) => boolean): Case {
  return (frame, rules) => frame.kind === 'turn' && test(frame, rules);
}

function refused(test: (frame: RefusedFrame, rules: RuleSet) => boolean): Case {
  return (frame, rules) => frame.kind === 'refused' && test(frame, rules);
}

function refusedFor(...codes: readonly PlayFaultCode[]): Case {
  return refused(({ fault }) => codes.includes(fault.code));
}

function either(...cases: readonly Case[]): Case {
  return (frame, rules) => cases.some((isCase) => isCase(frame, rules));
}

function isDouble({ roll }: TurnFrame): boolean {
  return roll[0] === roll[1];
}

function afterStep(position: Position, step: Step): Position | undefined {
  const checked = checkSetup({ board: applyStep(position.board, position.turn, step), turn: position.turn });
  return checked.ok ? checked.value : undefined;
}

/** Some first step would leave the other die without any, though this turn plays both. */
function avoidsDeadEnd({ before, roll, play }: TurnFrame, rules: RuleSet): boolean {
  if (roll[0] === roll[1] || play.length < 2) return false;
  const deadEnd = (first: Die, second: Die): boolean =>
    legalSteps(rules, before, first).some((step) => {
      const after = afterStep(before, step);
      return after !== undefined && legalSteps(rules, after, second).length === 0;
    });
  return deadEnd(roll[0], roll[1]) || deadEnd(roll[1], roll[0]);
}

/** The turn plays the higher die only, and the engine refuses a step with the lower one for that reason. */
function sparesLowerDie({ before, roll, play }: TurnFrame, rules: RuleSet): boolean {
  const lower = Math.min(...roll) as Die;
  if (play.length !== 1 || play[0]?.die === lower) return false;
  return legalSteps(rules, before, lower).some((step) => {
    const verdict = judge(rules, before, roll, [{ from: step.from, landings: [{ to: step.to, pins: step.pins }] }]);
    return !verdict.legal && verdict.faults[0].code === 'higher-die';
  });
}

/** Whether the turn, legal under these rules or not, would be judged the other way if bearing off were as given. */
function dependsOnBearOff(frame: TurnFrame | RefusedFrame, rules: RuleSet, bearOff: RuleSet['bearOff']): boolean {
  const before = frame.kind === 'turn' ? frame.before : frame.position;
  const written = parsePlay(frame.text, frame.side);
  if (!written.ok || rules.bearOff === bearOff) return false;
  return judge({ ...rules, bearOff }, before, frame.roll, written.value).legal !== (frame.kind === 'turn');
}

function bearsOff({ side, play }: TurnFrame, isKind: (own: number, die: Die) => boolean): boolean {
  return play.some(({ from, to, die }) => to === 'off' && isKind(ownNumber(side, from), die));
}

/** The last checker on the other side's start is pinned in this turn, whether or not that ends the game. */
function pinsMother({ side, play, position }: TurnFrame): boolean {
  const start = pointOf(opponent(side), MOTHER);
  return play.some(({ to, pins }) => pins && to === start) && countAt(position.board, opponent(side), start) === 1;
}

/**
 * What the engine must find in an example that says it `shows` a clause (DESIGN 3). Clauses that need a section and no
 * turn have no entry: setup, opening, direction, score, match.
 */
export const EVIDENCE: Readonly<Partial<Record<Clause, Evidence>>> = {
  dice: {
    needs: 'a turn that plays two different dice, or one refused as die-not-rolled',
    isCase: either(
      played((frame) => !isDouble(frame) && frame.play.length === 2),
      refusedFor('die-not-rolled'),
    ),
  },
  doubles: {
    needs: 'a double of which more than two steps are played',
    isCase: played((frame) => isDouble(frame) && frame.play.length > 2),
  },
  'use-both': {
    needs:
      'a turn refused as dice-unused, or one that plays both dice where some first step would have stopped the second',
    isCase: either(refusedFor('dice-unused'), played(avoidsDeadEnd)),
  },
  'use-higher': {
    needs: 'a turn refused as higher-die, or one that plays the higher die where the lower one alone could move too',
    isCase: either(refusedFor('higher-die'), played(sparesLowerDie)),
  },
  closed: { needs: 'a turn refused as point-closed', isCase: refusedFor('point-closed') },
  pass: { needs: 'a turn that is a pass', isCase: played(({ play }) => play.length === 0) },
  pin: {
    needs: 'a step that lands on a lone enemy checker',
    isCase: played(({ play }) => play.some(({ pins }) => pins)),
  },
  release: {
    needs: 'a step by which the last checker leaves the one it pins',
    isCase: played(({ play }) => play.some(({ frees }) => frees)),
  },
  mother: {
    needs: 'the pin of the last checker on a start, or a game that ends so',
    isCase: played((frame) => frame.outcome?.by === 'mother' || pinsMother(frame)),
  },
  'both-mothers': {
    needs: 'a turn that ends the game as a draw',
    isCase: played(({ outcome }) => outcome?.by === 'both-mothers'),
  },
  'bear-off': {
    needs: 'a checker borne off by its exact die, or a turn refused as not-all-home',
    isCase: either(
      played((frame) => bearsOff(frame, (own, die) => own === die)),
      refusedFor('not-all-home'),
    ),
  },
  'bear-off-higher': {
    needs: 'a checker borne off by a larger die, or a turn refused as higher-checker',
    isCase: either(
      played((frame) => bearsOff(frame, (own, die) => own < die)),
      refusedFor('higher-checker'),
    ),
  },
  'bear-off-pinned': {
    needs: 'a turn refused as pinned-stops-bear-off, or one that bears off past a pinned checker',
    isCase: either(
      refusedFor('pinned-stops-bear-off'),
      played(
        (frame) =>
          bearsOff(frame, () => true) && POINTS.some((point) => isPinnedAt(frame.before.board, frame.side, point)),
      ),
    ),
  },
  'bear-off-free': {
    needs: 'a turn that leaves a die which could only bear off, or one refused because it does',
    isCase: either(
      played((frame, rules) => dependsOnBearOff(frame, rules, 'compulsory')),
      refused((frame, rules) => dependsOnBearOff(frame, rules, 'optional')),
    ),
  },
};
