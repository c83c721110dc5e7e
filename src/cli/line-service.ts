import { faultClause } from '../clauses.ts';
import {
  RULE_SETS,
  RULE_SET_IDS,
  applyPlay,
  changeRules,
  excerpt,
  formatPlay,
  formatPosition,
  isRuleSetId,
  judge,
  outcome,
  parsePlay,
  parsePosition,
  parseRoll,
  pipCount,
  writtenTurns,
  type InputFault,
  type Position,
  type Roll,
  type RuleSet,
} from '../engine/index.ts';

/** The ops of the service, with the fields that each needs besides `op`. */
const OPS = {
  plays: ['rules', 'position', 'roll'],
  judge: ['rules', 'position', 'roll', 'play'],
  check: ['rules', 'position'],
  rules: [],
} as const;
type Op = keyof typeof OPS;

interface RequestFault {
  readonly code: 'bad-request';
  readonly message: string;
}

/** Carries what is wrong with a request out to where the answer is written. */
class Refused extends Error {
  readonly fault: InputFault | RequestFault;

  constructor(fault: InputFault | RequestFault) {
    super(fault.code);
    this.fault = fault;
  }
}

function badRequest(message: string): Refused {
  return new Refused({ code: 'bad-request', message });
}

function messageOf(fault: InputFault | RequestFault): string {
  switch (fault.code) {
    case 'bad-request':
      return fault.message;
    case 'bad-token':
      return `“${fault.token}” is not part of a position text such as w 24:w15 1:b15.`;
    case 'bad-point':
      return `“${fault.token}” names a point that does not exist or that is given twice.`;
    case 'bad-mixture':
      return `“${fault.token}” puts a checker on top of one of its own side; only an enemy checker can be pinned.`;
    case 'wrong-total':
      return fault.found === 15
        ? 'Both sides are wholly borne off; a game ends with the first.'
        : `${fault.side === 'white' ? 'White' : 'Black'} has ${fault.found} checkers on the board and off; it must have 15.`;
    case 'bad-play':
      return `“${fault.text}” cannot be read as a turn such as 24/19 24/18* or pass.`;
    case 'bad-roll':
      return `${fault.found} is not a roll of two dice such as [6,5].`;
    case 'bad-rules':
      return `${fault.found} is not one of ${RULE_SET_IDS.join(', ')}, nor such a set with fields changed.`;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readRules(value: unknown): RuleSet {
  const { base, ...changes } = isRecord(value) ? value : { base: value };
  if (typeof base !== 'string' || !isRuleSetId(base)) {
    throw new Refused({ code: 'bad-rules', found: excerpt(base) });
  }
  const rules = changeRules(RULE_SETS[base], changes);
  if (!rules.ok) throw new Refused(rules.faults[0]);
  return rules.value;
}

function readPosition(value: unknown): Position {
  if (typeof value !== 'string') throw badRequest('“position” must be a position text.');
  const position = parsePosition(value);
  if (!position.ok) throw new Refused(position.faults[0]);
  return position.value;
}

function readRoll(value: unknown): Roll {
  const roll = parseRoll(value);
  if (!roll.ok) throw new Refused(roll.faults[0]);
  return roll.value;
}

function answerPlays(rules: RuleSet, position: Position, roll: Roll): object {
  const plays = writtenTurns(rules, position, roll).map(({ play, text }) => {
    const after = applyPlay(position, play);
    return { play: text, position: formatPosition(after), outcome: outcome(rules, after) ?? null };
  });
  return { ok: true, plays };
}

function answerJudge(rules: RuleSet, position: Position, roll: Roll, play: unknown): object {
  if (typeof play !== 'string') throw badRequest('“play” must be a written turn.');
  const written = parsePlay(play, position.turn);
  if (!written.ok) throw new Refused(written.faults[0]);
  const verdict = judge(rules, position, roll, written.value);
  if (verdict.legal) {
    return {
      ok: true,
      legal: true,
      play: formatPlay(position, verdict.play),
      position: formatPosition(verdict.after),
      outcome: verdict.outcome ?? null,
    };
  }
  const { faults, instead } = verdict;
  const clause = faultClause[faults[0].code];
  return { ok: true, legal: false, faults, clause, instead: instead.map((legal) => formatPlay(position, legal)) };
}

function answerCheck(rules: RuleSet, position: Position): object {
  const pips = { white: pipCount(position, 'white'), black: pipCount(position, 'black') };
  return { ok: true, pips, outcome: outcome(rules, position) ?? null };
}

function readRequest(line: string): { op: Op; request: Readonly<Record<string, unknown>> } {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw badRequest('The line is not JSON.');
  }
  if (!isRecord(request)) throw badRequest('A request is a JSON object.');
  const { op } = request;
  if (typeof op !== 'string' || !Object.hasOwn(OPS, op))
    throw badRequest(`“op” must be one of ${Object.keys(OPS).join(', ')}.`);
  const missing = OPS[op as Op].find((field) => !Object.hasOwn(request, field));
  if (missing) throw badRequest(`“${missing}” is missing.`);
  return { op: op as Op, request };
}

function answer(line: string): object {
  const { op, request } = readRequest(line);
  if (op === 'rules') return { ok: true, rules: RULE_SET_IDS.map((id) => ({ id, ...RULE_SETS[id] })) };
  const rules = readRules(request['rules']);
  const position = readPosition(request['position']);
  if (op === 'check') return answerCheck(rules, position);
  const roll = readRoll(request['roll']);
  return op === 'plays' ? answerPlays(rules, position, roll) : answerJudge(rules, position, roll, request['play']);
}

/**
 * Answers one line of the line service (DESIGN 2): a JSON request in, a JSON answer out, both without line ends. A line
 * that is no request, or that names something impossible, is answered with `ok: false` and the first fault found, with
 * its data beside code and message.
 */
export function answerLine(line: string): string {
  try {
    return JSON.stringify(answer(line));
  } catch (error) {
    const unreadable = { code: 'bad-request', message: 'The request cannot be read.' } as const;
    const fault = error instanceof Refused ? error.fault : unreadable;
    return JSON.stringify({ ok: false, error: { ...fault, message: messageOf(fault) } });
  }
}

/** The answer to a line that is longer than the service reads. */
export function answerTooLong(limit: number): string {
  const message = `A line holds at most ${limit} characters.`;
  return JSON.stringify({ ok: false, error: { code: 'bad-request', message } });
}
