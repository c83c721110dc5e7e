/** What a rule card says besides what it takes from the pages. */
export interface CardMessages {
  readonly heading: string;
  /** Leads from the rules to the card, and to the same as a PDF. */
  readonly toCard: string;
  readonly toPdf: string;
  readonly toRules: string;
  readonly terms: string;
  readonly score: string;
  readonly points: string;
  /** What is true of the loser, or of the board, where a game is worth so much. */
  readonly results: Readonly<Record<'single' | 'double' | 'mother' | 'draw', string>>;
  /** Two of the short rules for a rule set in which a lost mother ends nothing. */
  readonly withoutMother: { readonly mother: string; readonly score: string };
}
