import type { RuleSet } from './ruleset.ts';

/** The four rule sets, as data (RULES 6). */
export const RULE_SETS = {
  plakoto: {
    mother: true,
    pinnedStops: 'all',
    bearOff: 'optional',
    opening: 'keep',
    nextStarter: 'opening-roll',
  },
  tapa: {
    mother: false,
    pinnedStops: 'all',
    bearOff: 'optional',
    opening: 'keep',
    nextStarter: 'opening-roll',
  },
  'tapa-tabla': {
    mother: true,
    pinnedStops: 'itself',
    bearOff: 'compulsory',
    opening: 'reroll',
    nextStarter: 'winner',
  },
  mahbusa: {
    mother: true,
    pinnedStops: 'all',
    bearOff: 'compulsory',
    opening: 'reroll',
    nextStarter: 'winner',
  },
} as const satisfies Record<string, RuleSet>;

export type RuleSetId = keyof typeof RULE_SETS;

export const RULE_SET_IDS = Object.keys(RULE_SETS) as RuleSetId[];

export function isRuleSetId(text: string): text is RuleSetId {
  return Object.hasOwn(RULE_SETS, text);
}
