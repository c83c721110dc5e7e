import { RULE_SETS, type RuleSetId } from '../engine/index.ts';
import type { TermId } from '../i18n/terms.ts';
import { pagePath } from '../site.ts';

/** A frame of an example as a card shows it, with its caption from the page that holds it. */
interface CardBoard {
  readonly example: string;
  readonly at: string;
}

/** What is on the rule card of a page, besides the ten short rules and the start. */
export interface RuleCard {
  readonly ruleSet: RuleSetId;
  readonly boards: readonly CardBoard[];
}

/** The page whose short rules every card prints. */
export const SHORT_RULES = 'plakoto';

export const CARD_START: CardBoard = { example: 'setup/start', at: 'start' };

const PIN: CardBoard = { example: 'pinning/five-pins', at: '1' };
const PINNED_STOPS: CardBoard = { example: 'bearing-off/pinned-stops', at: 'not-1' };

/** By page. A card is of a rule set that differs from the short rules in the mother alone. */
export const CARDS = {
  plakoto: { ruleSet: 'plakoto', boards: [PIN, { example: 'mothers/last-one', at: '1' }, PINNED_STOPS] },
  tapa: { ruleSet: 'tapa', boards: [PIN, { example: 'tapa/mother-pin', at: '1' }, PINNED_STOPS] },
} as const satisfies Readonly<Record<string, RuleCard>>;

export type CardPage = keyof typeof CARDS;

export function hasCard(page: string): page is CardPage {
  return Object.hasOwn(CARDS, page);
}

/** The words that a card defines, as the glossary does. */
export const CARD_TERMS: readonly TermId[] = [
  'white-black',
  'home',
  'pip',
  'blot',
  'pinned-checker',
  'release',
  'closed-point',
  'made-point',
];

/** An example for each way a game ends; its last turn shows what that is worth. */
export const CARD_RESULTS = {
  single: 'bearing-off/last',
  double: 'score/double',
  mother: 'mothers/last-one',
  draw: 'mothers/both',
} as const;

export type CardResult = keyof typeof CARD_RESULTS;

/** The ways a game can end under a rule set. */
export function cardResults(ruleSet: RuleSetId): readonly CardResult[] {
  const all = Object.keys(CARD_RESULTS) as CardResult[];
  return all.filter((result) => result !== 'mother' || RULE_SETS[ruleSet].mother);
}

/** Whether any card shows that frame. */
export function isOnCard(example: string, at?: string): boolean {
  const boards = [CARD_START, ...Object.values(CARDS).flatMap((card) => card.boards)];
  return boards.some((board) => board.example === example && (at === undefined || board.at === at));
}

/** Address of a card inside the site. */
export function cardPath(locale: string, page: CardPage): string {
  return pagePath(locale, `card/${page}`);
}

/** Address of the same card as a PDF. */
export function cardPdf(locale: string, page: CardPage): string {
  return `/${locale}/card/${page}.pdf`;
}
