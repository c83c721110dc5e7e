import {
  formatRoll,
  opponent,
  type Example,
  type ExampleFault,
  type PlayFault,
  type ReplayFault,
  type Side,
  type Some,
  type Span,
  type Statement,
} from '../engine/index.ts';
import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';
import type { Source } from './source.ts';
import { describeExampleFault, describePlayFault, resultText, SIDE_NAMES } from './wording.ts';

/*
 * From the engine's faults, which are codes with data, to problems that an author can read.
 */

/** Parts of a position that could not be read. */
const UNREAD: readonly DiagnosticCode[] = ['bad-token', 'bad-point', 'bad-mixture'];

function map<T, U>([first, ...rest]: Some<T>, change: (each: T) => U): Some<U> {
  return [change(first), ...rest.map(change)];
}

/** Without the totals of positions that hold something unreadable: they would be wrong only for that. */
function withoutConsequences(faults: Some<ExampleFault>): Some<ExampleFault> {
  const isCause = ({ code }: ExampleFault): boolean => UNREAD.includes(code);
  const [first, ...rest] = faults.filter(
    ({ code, span }) => code !== 'wrong-total' || !faults.some((each) => isCause(each) && each.span.line === span.line),
  );
  return first ? [first, ...rest] : faults;
}

/** Everything that could not be read in an example file. */
export function parseDiagnostics(source: Source, faults: Some<ExampleFault>): Some<Diagnostic> {
  return map(withoutConsequences(faults), (fault) => {
    const { sentence, hint } = describeExampleFault(fault);
    return { file: source.file, ...fault.span, code: fault.code, message: [sentence], hint };
  });
}

type Tried = Extract<Statement, { kind: 'turn' | 'not' }>;

function isTried(statement: Statement): statement is Tried {
  return statement.kind === 'turn' || statement.kind === 'not';
}

/** Whose turn a statement tells of: sides alternate by themselves, and a refused turn changes nothing. */
function sideAt(example: Example, statement: Statement): Side {
  const before = example.statements.slice(0, example.statements.indexOf(statement));
  const turns = before.filter(({ kind }) => kind === 'turn').length;
  return turns % 2 === 0 ? example.from.turn : opponent(example.from.turn);
}

interface Told {
  readonly code: DiagnosticCode;
  readonly message: Some<string>;
  readonly hint?: string | undefined;
}

function legalLine(instead: readonly string[], legal: number): readonly string[] {
  if (legal === 0) return [];
  const more = legal > instead.length ? ['…'] : [];
  return [`Legal (${String(legal)}): ${[...instead, ...more].join(' · ')}`];
}

function notLine({ roll, play }: Tried, fault: PlayFault): string {
  return `not ${formatRoll(roll)}: ${play} because ${fault.code}`;
}

function tellTried(example: Example, tried: Tried, fault: ReplayFault): Told | undefined {
  const side = sideAt(example, tried);
  switch (fault.code) {
    case 'turn-refused':
      return {
        code: fault.fault.code,
        message: [describePlayFault(side, fault.fault), ...legalLine(fault.instead, fault.legal)],
        hint: `If this is meant to be wrong, write: ${notLine(tried, fault.fault)}`,
      };
    case 'refusal-is-legal':
      return {
        code: fault.code,
        message: [`${SIDE_NAMES[side]} may play this: ${fault.text} is legal.`],
        hint: `If it is meant to be played, write: turn ${formatRoll(tried.roll)}: ${fault.text}`,
      };
    case 'refused-otherwise':
      return {
        code: fault.code,
        message: [`This is refused, but not because ${fault.expected}.`, describePlayFault(side, fault.fault)],
        hint: `If that is the reason meant, write: ${notLine(tried, fault.fault)}`,
      };
    default:
      return undefined;
  }
}

function tellClaim(fault: ReplayFault): Told | undefined {
  switch (fault.code) {
    case 'wrong-pips': {
      const { white, black } = fault.found;
      const pips = `${String(white)} ${String(black)}`;
      return { code: fault.code, message: [`The pips are ${pips} here.`], hint: `Write: pips ${pips}` };
    }
    case 'wrong-count':
      return { code: fault.code, message: [`The roll can lead to ${String(fault.found)} different positions here.`] };
    case 'wrong-result': {
      const found = resultText(fault.found);
      return {
        code: fault.code,
        message: [found === undefined ? 'The game is not over here.' : `The game ends here with another result.`],
        hint: found === undefined ? undefined : `Write: result ${found}`,
      };
    }
    default:
      return undefined;
  }
}

function at(statement: Statement, { line, column }: Span): boolean {
  return statement.span.line === line && statement.span.column === column;
}

/** Every claim of an example that the rules do not bear out. A refused turn is reported by the code of its fault. */
export function replayDiagnostics(source: Source, example: Example, faults: Some<ReplayFault>): Some<Diagnostic> {
  return map(faults, (fault) => {
    const tried = example.statements.filter(isTried).find((statement) => at(statement, fault.span));
    const told = (tried && tellTried(example, tried, fault)) ?? tellClaim(fault);
    if (!told) throw new RangeError(`${source.file}: ${fault.code} without a statement`);
    return { file: source.file, ...fault.span, ...told };
  });
}
