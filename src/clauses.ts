import type { PlayFaultCode } from './engine/faults.ts';

/** Clause ids (RULES 8): anchors of the rule pages, the same in every language, never renamed. */
export const CLAUSES = [
  'setup',
  'opening',
  'direction',
  'dice',
  'doubles',
  'use-both',
  'use-higher',
  'closed',
  'pass',
  'pin',
  'release',
  'mother',
  'both-mothers',
  'bear-off',
  'bear-off-higher',
  'bear-off-pinned',
  'bear-off-free',
  'score',
  'match',
] as const;

export type Clause = (typeof CLAUSES)[number];

export function isClause(text: string): text is Clause {
  return CLAUSES.some((clause) => clause === text);
}

/** The clause a refused turn breaks. */
export const faultClause = {
  'game-over': 'score',
  'wrong-direction': 'direction',
  'no-checker': 'pin',
  'checker-pinned': 'pin',
  'die-not-rolled': 'dice',
  'not-all-home': 'bear-off',
  'pinned-stops-bear-off': 'bear-off-pinned',
  'higher-checker': 'bear-off-higher',
  'point-closed': 'closed',
  'mark-wrong': 'pin',
  'dice-unused': 'use-both',
  'higher-die': 'use-higher',
} as const satisfies Record<PlayFaultCode, Clause>;

/** The page that explains a clause. */
export function clausePage(clause: Clause): 'plakoto' | 'tavli' {
  return clause === 'match' ? 'tavli' : 'plakoto';
}
