import { clausePage, faultClause, type Clause } from '../clauses.ts';
import type { PlayFaultCode } from '../engine/faults.ts';
import type { RuleSet } from '../engine/ruleset.ts';
import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from '../engine/rulesets.ts';
import type { Position, Roll } from '../engine/types.ts';
import type { Locale } from '../i18n/locales.ts';
import { formatBoardAddress, type BoardAddress } from './board-address.ts';
import { embedPath, exampleAnchor, oembedPath, pagePath } from './paths.ts';
import { SITE } from './site-address.ts';
import { EXAMPLES, PAGES } from './site-map.ts';

/*
 * Whole addresses of what the site has. Every function takes the address of the site last, for a copy of it that stands
 * elsewhere, such as one on the machine of a programmer. What does not exist does not compile.
 */

export type Page = keyof typeof PAGES;
export type Section<P extends Page> = (typeof PAGES)[P][number];
/** `topic/name`. */
export type ExampleId = keyof typeof EXAMPLES;
/** `start`, `1`, `2` … after each turn, `not-1` … for each turn that is refused. */
export type FrameKey<E extends ExampleId> = (typeof EXAMPLES)[E]['frames'][number];

function inSite(site: string, path: string): string {
  return site.replace(/\/+$/, '') + path;
}

export function pageUrl(locale: Locale, page: Page, site: string = SITE): string {
  return inSite(site, pagePath(locale, page));
}

/** A section of a page, a question of its list of questions, or an entry of the glossary. */
export function sectionUrl<P extends Page>(locale: Locale, page: P, section: Section<P>, site: string = SITE): string {
  return `${pageUrl(locale, page, site)}#${section}`;
}

/** The clause of the rules. */
export function ruleUrl(locale: Locale, clause: Clause, site: string = SITE): string {
  return `${pageUrl(locale, clausePage(clause), site)}#${clause}`;
}

/** A diagram where it stands on its page, at one of its frames. */
export function exampleUrl<E extends ExampleId>(
  locale: Locale,
  example: E,
  frame: FrameKey<E> | 'start' = 'start',
  site: string = SITE,
): string {
  return `${pageUrl(locale, EXAMPLES[example].page, site)}#${exampleAnchor(example, frame)}`;
}

/** One diagram alone, for an iframe. `?theme=light` or `?theme=dark` may be put behind it. */
export function embedUrl(locale: Locale, example: ExampleId, site: string = SITE): string {
  return inSite(site, embedPath(locale, example));
}

/** The oEmbed answer for a diagram. */
export function oembedUrl(locale: Locale, example: ExampleId, site: string = SITE): string {
  return inSite(site, oembedPath(locale, example));
}

/** The page on which a position can be looked at and played; `play` is judged there. */
export function boardUrl(locale: Locale, board: BoardAddress, site: string = SITE): string {
  return `${inSite(site, pagePath(locale, 'board'))}#${formatBoardAddress(board)}`;
}

function isSame(a: RuleSet, b: RuleSet): boolean {
  return Object.entries(a).every(([field, value]) => b[field as keyof RuleSet] === value);
}

function idOf(rules: RuleSetId | RuleSet): RuleSetId | undefined {
  if (typeof rules === 'string') return rules;
  return RULE_SET_IDS.find((id) => isSame(rules, RULE_SETS[id]));
}

/**
 * Why a turn was refused: the board with the turn on it, the reason in words, the clause, and what would be legal.
 * `play` is the turn as the player wrote it, in the mover's own numbers. Under house rules, which are none of the four
 * sets, the board cannot judge as the game did: there the address is that of the clause which `fault` breaks.
 */
export function refusalUrl(
  locale: Locale,
  fault: PlayFaultCode,
  position: Position,
  roll: Roll,
  play: string,
  rules: RuleSetId | RuleSet = 'plakoto',
  site: string = SITE,
): string {
  const id = idOf(rules);
  if (id === undefined) return ruleUrl(locale, faultClause[fault], site);
  return boardUrl(locale, { rules: id, position, roll, play }, site);
}
