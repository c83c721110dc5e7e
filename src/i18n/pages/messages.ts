import type { RuleSetId } from '../../engine/rulesets.ts';
import type { RuleField, RuleSet } from '../../engine/ruleset.ts';

/** A rule field as the row of a table: its name begins the sentence that each value ends. */
type FieldMessages<F extends RuleField> = {
  readonly name: string;
  readonly values: Readonly<Record<`${RuleSet[F]}`, string>>;
};

/** What the tables, plots and lists inside the pages say. Numbers come formatted. */
export interface PageMessages {
  readonly ruleSets: {
    readonly title: string;
    /** Heads the column of the fields. */
    readonly rule: string;
    readonly names: Readonly<Record<RuleSetId, string>>;
    readonly fields: { readonly [F in RuleField]: FieldMessages<F> };
  };
  readonly reach: {
    readonly caption: string;
    readonly note: string;
    readonly distance: string;
    /** No door, one, two. */
    readonly doors: readonly [string, string, string];
    /** Under the plot: what its bars count, and what they stand for. */
    readonly scale: string;
    readonly plot: string;
  };
  readonly openingTurns: { readonly caption: string; readonly higher: string; readonly lower: string };
  readonly leaving: {
    readonly caption: string;
    readonly turns: string;
    readonly share: string;
    readonly mean: (turns: string) => string;
  };
  readonly glossary: { readonly otherLanguages: string; readonly inTheRules: string };
}
