import { tellFault } from '../diagram/refusal.ts';
import { tellOutcome } from '../diagram/words.ts';
import { RULE_SET_IDS } from '../engine/rulesets.ts';
import type { ExplorerMessages } from '../i18n/explorer/messages.ts';
import type { BoardMessages } from '../i18n/messages.ts';
import { BOARD_PARTS, type BoardAddressFault } from '../links/board-address.ts';
import type { Looked } from './position.ts';

/** Everything that the page says while it is used, in one language. */
export interface ExplorerWords extends BoardMessages {
  readonly explorer: ExplorerMessages;
}

/** What each part of an address may hold, the same in every language. */
const RIGHT = {
  rules: RULE_SET_IDS.join(', '),
  at: 'w 24:w15 1:b15',
  roll: '6-5',
  play: '24/18 24/19',
} as const;

/** A sentence with what it is about filled in. */
export function fill(sentence: string, values: object): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => String(value)),
    sentence,
  );
}

/** What is wrong with an address or with what was typed: in which part, what stood there, and what could. */
export function tellMistake({ explorer, faults }: ExplorerWords, { part, fault }: BoardAddressFault): string {
  // The sentence of a code takes the fault of that code, which the compiler cannot see through the lookup.
  const told = { ...explorer.address, ...faults.input }[fault.code] as string | ((fault: object) => string);
  const sentence = typeof told === 'string' ? fill(told, fault) : told(fault);
  const right = fill(explorer.right, { example: part ? RIGHT[part] : BOARD_PARTS.join(', ') });
  return `${part ? `${explorer.parts[part]}: ` : ''}${sentence} ${right}`;
}

/** What tells two verdicts apart: that a turn is refused, and for which reason. */
function verdictOf({ frame }: Looked): string {
  return frame.kind === 'refused' ? frame.fault.code : frame.kind;
}

function textsOf({ turns }: Looked): string {
  return turns.map(({ text }) => text).join();
}

/** What `there`, the same position, roll and turn under another rule set, has otherwise than `here`, in sentences. */
export function tellDifferences(words: ExplorerWords, here: Looked, there: Looked): readonly string[] {
  const { explorer, diagram, faults } = words;
  const told: string[] = [];
  const { frame } = there;
  if (verdictOf(there) !== verdictOf(here)) {
    if (frame.kind !== 'refused') told.push(explorer.accepted);
    else told.push(explorer.refused, tellFault(faults, frame.fault, frame.side));
  }
  if (JSON.stringify(frame.outcome) !== JSON.stringify(here.frame.outcome)) {
    told.push(frame.outcome ? tellOutcome(diagram, frame.outcome) : explorer.goesOn);
  }
  if (there.turns.length !== here.turns.length) told.push(fill(explorer.turns, { count: there.turns.length }));
  else if (textsOf(there) !== textsOf(here)) told.push(explorer.otherTurns);
  return told.length > 0 ? told : [explorer.same];
}
