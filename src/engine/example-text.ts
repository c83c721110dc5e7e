import { POINTS, startPosition } from './board.ts';
import { PLAY_FAULT_CODES, type InputFault } from './faults.ts';
import { parsePlay } from './play-text.ts';
import { formatPosition, parsePosition } from './position-text.ts';
import { isSome, type Result } from './result.ts';
import type { Example, ExampleFault, Span, Statement } from './example.ts';
import { formatRoll, parseRoll } from './roll-text.ts';
import { RULE_FIELDS, changeRules, type RuleField, type RuleSet } from './ruleset.ts';
import { RULE_SETS, isRuleSetId, type RuleSetId } from './rulesets.ts';
import { OUTCOME_REASONS, SIDES, type Outcome, type Position, type Roll, type Side } from './types.ts';

const WHOLE = '(\\d{1,3})';
const FORMS = {
  rules: 'rules ID [field=value …]',
  view: 'view white|black',
  from: 'from POSITION, or from start white|black',
  shows: 'shows CLAUSE …',
  mark: 'mark POINT …',
  turn: 'turn ROLL: PLAY',
  not: 'not ROLL: PLAY because FAULT',
  pips: 'pips WHITE BLACK',
  legal: 'legal ROLL: COUNT',
  result: 'result white|black POINTS by REASON, or result draw',
} as const;
type Keyword = keyof typeof FORMS;
const HEADER = ['rules', 'view', 'from'] as const;

function isKeyword(word: string): word is Keyword {
  return Object.hasOwn(FORMS, word);
}

function sideNamed(word: string | undefined): Side | undefined {
  return SIDES.find((side) => side === word);
}

function readOutcome(rest: string): Outcome | undefined {
  if (rest === 'draw') return { winner: null, points: 0, by: 'both-mothers' };
  const [, winner, points, by] = /^(white|black) ([12]) by ([a-z-]+)$/.exec(rest) ?? [];
  const side = sideNamed(winner);
  const reason = OUTCOME_REASONS.find((candidate) => candidate === by);
  if (!side || !reason || reason === 'both-mothers') return undefined;
  if (reason === 'mother') return points === '2' ? { winner: side, points: 2, by: reason } : undefined;
  return { winner: side, points: points === '1' ? 1 : 2, by: reason };
}

/** Reads one file, line by line, gathering every fault. */
class ExampleReader {
  readonly faults: ExampleFault[] = [];
  readonly shows: { clause: string; span: Span }[] = [];
  readonly statements: Statement[] = [];
  readonly #seen = new Set<Keyword>();
  rulesId: RuleSetId = 'plakoto';
  rules: RuleSet = RULE_SETS.plakoto;
  view: Side = 'white';
  from: Position = startPosition('white');

  line(text: string, line: number): void {
    const content = text.replace(/#.*$/, '').trimEnd();
    const [, keyword = '', gap = '', rest = ''] = /^\s*(\S+)(\s*)(.*)$/.exec(content) ?? [];
    if (keyword === '') return;
    const start = content.length - keyword.length - gap.length - rest.length + 1;
    const span = { line, column: start + keyword.length + gap.length, length: Math.max(rest.length, 1) };
    if (!isKeyword(keyword)) {
      const here = { line, column: start, length: keyword.length };
      this.faults.push({ code: 'bad-statement', span: here, expected: Object.keys(FORMS).join(', ') });
      return;
    }
    const isHeader = HEADER.some((header) => header === keyword);
    if (isHeader && this.#seen.has(keyword)) {
      this.faults.push({ code: 'repeated-statement', span, expected: `one \`${keyword}\`` });
    } else if (!this.#read(keyword, rest, span)) {
      this.faults.push({ code: 'bad-statement', span, expected: FORMS[keyword] });
    }
    this.#seen.add(keyword);
  }

  end(lines: number): void {
    for (const keyword of ['rules', 'from'] as const) {
      if (this.#seen.has(keyword)) continue;
      const span = { line: lines, column: 1, length: 1 };
      this.faults.push({ code: 'missing-statement', span, expected: FORMS[keyword] });
    }
  }

  /** Whether the statement has its form; a wrong position, roll or rule set in it is noted as a fault of its own. */
  #read(keyword: Keyword, rest: string, span: Span): boolean {
    switch (keyword) {
      case 'rules':
        return this.#rules(rest, span);
      case 'view': {
        const side = sideNamed(rest);
        if (side) this.view = side;
        return side !== undefined;
      }
      case 'from':
        return this.#from(rest, span);
      case 'shows':
        for (const word of rest.matchAll(/\S+/g)) {
          this.shows.push({
            clause: word[0],
            span: { ...span, column: span.column + word.index, length: word[0].length },
          });
        }
        return rest !== '';
      case 'mark':
        return this.#mark(rest, span);
      case 'turn':
      case 'not':
        return this.#turn(keyword, rest, span);
      case 'pips': {
        const [, white, black] = new RegExp(`^${WHOLE}\\s+${WHOLE}$`).exec(rest) ?? [];
        if (!white || !black) return false;
        this.statements.push({ kind: 'pips', pips: { white: Number(white), black: Number(black) }, span });
        return true;
      }
      case 'legal': {
        const [, roll, count] = new RegExp(`^(\\S+):\\s+${WHOLE}$`).exec(rest) ?? [];
        const parsed = count === undefined ? undefined : this.#roll(roll, span);
        if (parsed) this.statements.push({ kind: 'legal', roll: parsed, count: Number(count), span });
        return count !== undefined;
      }
      case 'result': {
        const outcome = readOutcome(rest);
        if (outcome) this.statements.push({ kind: 'result', outcome, span });
        return outcome !== undefined;
      }
    }
  }

  #input(span: Span, input: InputFault, expected: string): void {
    this.faults.push({ code: input.code, span, expected, input });
  }

  #rules(rest: string, span: Span): boolean {
    const [id = '', ...changes] = rest.split(/\s+/);
    const pairs = changes.map((change) => /^([A-Za-z]+)=([a-z-]+)$/.exec(change));
    if (pairs.includes(null)) return false;
    const values = pairs.map((pair): [string, unknown] => {
      const [, field = '', value = ''] = pair ?? [];
      return [field, value === 'true' || value === 'false' ? value === 'true' : value];
    });
    const expected = `one of ${Object.keys(RULE_SETS).join(', ')}, with fields of ${Object.keys(RULE_FIELDS).join(', ')}`;
    if (!isRuleSetId(id)) {
      this.#input(span, { code: 'bad-rules', found: id }, expected);
      return true;
    }
    const rules = changeRules(RULE_SETS[id], Object.fromEntries(values));
    this.rulesId = id;
    if (rules.ok) this.rules = rules.value;
    else this.#input(span, rules.faults[0], expected);
    return true;
  }

  #from(rest: string, span: Span): boolean {
    const start = /^start (white|black)$/.exec(rest);
    if (start) {
      this.from = startPosition(sideNamed(start[1]) ?? 'white');
      return true;
    }
    if (rest === '') return false;
    const position = parsePosition(rest);
    if (position.ok) {
      this.from = position.value;
      return true;
    }
    for (const fault of position.faults) {
      const here =
        'at' in fault ? { ...span, column: span.column + fault.at, length: Math.max(fault.token.length, 1) } : span;
      this.#input(here, fault, 'a position such as w 24:w15 1:b15, fifteen checkers a side');
    }
    return true;
  }

  #mark(rest: string, span: Span): boolean {
    const points = rest.split(/\s+/).map((word) => POINTS.find((point) => String(point) === word));
    const known = points.filter((point) => point !== undefined);
    if (known.length !== points.length) return false;
    this.statements.push({ kind: 'mark', points: known, span });
    return true;
  }

  #roll(text: string | undefined, span: Span): Roll | undefined {
    const roll = parseRoll(text);
    if (roll.ok) return roll.value;
    this.#input({ ...span, length: text?.length ?? 1 }, roll.faults[0], 'two dice such as 6-5');
    return undefined;
  }

  #turn(kind: 'turn' | 'not', rest: string, span: Span): boolean {
    const form = kind === 'turn' ? /^(\S+):(\s+)(.+)$/ : /^(\S+):(\s+)(.+?)\s+because\s+(\S+)$/;
    const [, rollText = '', gap = '', play, word] = form.exec(rest) ?? [];
    if (play === undefined) return false;
    const roll = this.#roll(rollText, span);
    const here = { ...span, column: span.column + rollText.length + 1 + gap.length, length: play.length };
    const parsed = parsePlay(play, 'white');
    if (!parsed.ok) {
      const [fault] = parsed.faults;
      this.#input({ ...here, column: here.column + fault.at, length: 1 }, fault, 'moves such as 24/18 13/7*, or pass');
    }
    const because = PLAY_FAULT_CODES.find((code) => code === word);
    if (kind === 'not' && !because) {
      const column = span.column + rest.length - (word ?? '').length;
      const there = { ...span, column, length: (word ?? ' ').length };
      this.faults.push({ code: 'bad-statement', span: there, expected: PLAY_FAULT_CODES.join(', ') });
    }
    if (!roll || !parsed.ok) return true;
    if (kind === 'turn') this.statements.push({ kind, roll, play, span: here });
    else if (because) this.statements.push({ kind, roll, play, because, span: here });
    return true;
  }
}

/** Reads an example file (DESIGN 3). Refuses with every fault in it, each with its place and what would be right. */
export function parseExample(text: string): Result<Example, ExampleFault> {
  const reader = new ExampleReader();
  const lines = text.split(/\r?\n/);
  lines.forEach((line, index) => reader.line(line, index + 1));
  reader.end(lines.length);
  const { faults, rulesId, rules, view, from, shows, statements } = reader;
  if (isSome(faults)) return { ok: false, faults };
  return { ok: true, value: { rulesId, rules, view, from, shows, statements } };
}

function formatStatement(statement: Statement): string {
  switch (statement.kind) {
    case 'turn':
      return `turn  ${formatRoll(statement.roll)}: ${statement.play}`;
    case 'not':
      return `not   ${formatRoll(statement.roll)}: ${statement.play} because ${statement.because}`;
    case 'pips':
      return `pips  ${statement.pips.white} ${statement.pips.black}`;
    case 'legal':
      return `legal ${formatRoll(statement.roll)}: ${statement.count}`;
    case 'mark':
      return `mark  ${statement.points.join(' ')}`;
    case 'result': {
      const { winner, points, by } = statement.outcome;
      return winner === null ? 'result draw' : `result ${winner} ${points} by ${by}`;
    }
  }
}

/** Writes an example as a file, in canonical order and without comments; `parseExample` reads it back the same. */
export function formatExample(example: Example): string {
  const base: RuleSet = RULE_SETS[example.rulesId];
  const fields = Object.keys(RULE_FIELDS) as RuleField[];
  const changes = fields.filter((field) => example.rules[field] !== base[field]);
  const lines = [
    ['rules', example.rulesId, ...changes.map((field) => `${field}=${String(example.rules[field])}`)].join(' '),
    `view  ${example.view}`,
    `from  ${formatPosition(example.from)}`,
    ...(example.shows.length > 0 ? [`shows ${example.shows.map(({ clause }) => clause).join(' ')}`] : []),
    ...example.statements.map(formatStatement),
  ];
  return `${lines.join('\n')}\n`;
}
