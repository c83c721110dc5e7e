/** The rules engine: everything that others may use. */
export * from './types.ts';
export type { Result, Some } from './result.ts';
export {
  INPUT_FAULT_CODES,
  PLAY_FAULT_CODES,
  excerpt,
  type InputFault,
  type InputFaultCode,
  type PlayFault,
  type PlayFaultCode,
  type PlayTextFault,
  type RollFault,
  type RulesFault,
  type SetupFault,
} from './faults.ts';
export { RULE_FIELDS, changeRules, type RuleField, type RuleSet } from './ruleset.ts';
export { RULE_SETS, RULE_SET_IDS, isRuleSetId, type RuleSetId } from './rulesets.ts';
export {
  checkSetup,
  countAt,
  isPinnedAt,
  opponent,
  ownNumber,
  pipCount,
  pointOf,
  stackAt,
  startPosition,
  POINTS,
} from './board.ts';
export { outcome } from './outcome.ts';
export { legalSteps } from './steps.ts';
export { applyPlay, applyStep, countPlays, legalPlays, writtenTurns, type WrittenTurn } from './plays.ts';
export { judge, type Verdict } from './judge.ts';
export { formatPosition, parsePosition } from './position-text.ts';
export { formatPlay, parsePlay } from './play-text.ts';
export { formatRoll, parseRoll } from './roll-text.ts';
export { formatExample, parseExample } from './example-text.ts';
export type { Example, ExampleFault, Span, Statement } from './example.ts';
export { replay, type Frame, type RefusedFrame, type ReplayFault, type StartFrame, type TurnFrame } from './replay.ts';
export {
  USUAL_MATCHES,
  matchState,
  nextStarter,
  opening,
  type MatchFault,
  type MatchFormat,
  type MatchState,
  type Opening,
  type SeriesGame,
} from './match.ts';
