import { fail, succeed, type Result } from './result.ts';
import { excerpt, type RulesFault } from './faults.ts';

/** The values each field of a rule set may have (RULES 6). */
export const RULE_FIELDS = {
  mother: [true, false],
  pinnedStops: ['all', 'itself'],
  bearOff: ['optional', 'compulsory'],
  opening: ['keep', 'reroll'],
  nextStarter: ['opening-roll', 'winner'],
} as const;

export type RuleField = keyof typeof RULE_FIELDS;

/**
 * One way to play the game. A house rule is a copy with a field changed; every combination is accepted.
 */
export interface RuleSet {
  /** A lost mother ends the game at once and counts two. */
  readonly mother: boolean;
  /** What a pinned checker stops from being borne off: every checker of its side, or itself only. */
  readonly pinnedStops: 'all' | 'itself';
  /** Whether a die whose only use is to bear off may be left unused. */
  readonly bearOff: 'optional' | 'compulsory';
  /** Whether the winner of the opening roll keeps those dice, or rolls both afresh. */
  readonly opening: 'keep' | 'reroll';
  /** Who begins the later games of a match: a new opening roll decides, or the winner of the game before begins. */
  readonly nextStarter: 'opening-roll' | 'winner';
}

/** A rule set with some fields changed; names the field that does not exist, or the value it cannot have. */
export function changeRules(base: RuleSet, changes: Readonly<Record<string, unknown>>): Result<RuleSet, RulesFault> {
  for (const [field, value] of Object.entries(changes)) {
    const values: readonly unknown[] | undefined = Object.hasOwn(RULE_FIELDS, field)
      ? RULE_FIELDS[field as RuleField]
      : undefined;
    if (!values?.includes(value)) return fail({ code: 'bad-rules', found: `${excerpt(field)}=${excerpt(value)}` });
  }
  return succeed({ ...base, ...changes });
}
