import type { Article, BreadcrumbList, Game, Graph, Thing, WebSite } from 'schema-dts';
import { LOCALES, messages, type Locale } from '../i18n/index.ts';
import { TERMS } from '../i18n/terms.ts';
import { ALSO_KNOWN_AS, pagePath, SITE_URL } from '../site.ts';

/** What search engines are told of a page. */
export interface Described {
  readonly locale: Locale;
  /** The file's name; `index` is the front page. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  /** YYYY-MM-DD. */
  readonly updated: string;
  /** The whole address of the page's picture, where one was made. */
  readonly image?: string | undefined;
}

/** The page whose game all others are about. */
const RULES = 'plakoto';
const SITE_ID = `${SITE_URL}/#site`;

function address(locale: Locale, page: string): string {
  return SITE_URL + pagePath(locale, page);
}

/** The site as a whole, in all its languages; pages name it by its `@id`. */
export function webSite(locales: readonly Locale[] = LOCALES): WebSite {
  return {
    '@type': 'WebSite',
    '@id': SITE_ID,
    url: `${SITE_URL}/`,
    name: 'Plakoto, Tapa, Mahbusa',
    alternateName: locales.map((locale) => messages(locale).site.name).filter(isFirst),
    inLanguage: locales,
  };
}

function isFirst(text: string, index: number, all: readonly string[]): boolean {
  return all.indexOf(text) === index;
}

/** The game in the words of a language; `whole` adds what only the pages about the game itself have to say. */
function game(locale: Locale, whole: boolean): Game {
  const name = TERMS.game.words[locale];
  const short: Game = { '@type': 'Game', '@id': `${address(locale, RULES)}#game`, name };
  if (!whole) return short;
  return {
    ...short,
    alternateName: (ALSO_KNOWN_AS[RULES] ?? []).map((each) => each.name).filter((each) => !name.includes(each)),
    url: address(locale, RULES),
    numberOfPlayers: { '@type': 'QuantitativeValue', value: 2 },
  };
}

function breadcrumbs({ locale, page, title }: Described): BreadcrumbList {
  const trail = [
    { name: messages(locale).site.frontPage, item: address(locale, 'index') },
    { name: title, item: address(locale, page) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

function article({ locale, page, title, description, updated, image }: Described): Article {
  return {
    '@type': 'Article',
    headline: title,
    description,
    url: address(locale, page),
    inLanguage: locale,
    dateModified: updated,
    ...(image === undefined ? {} : { image }),
    isPartOf: { '@id': SITE_ID },
    about: game(locale, page === RULES),
  };
}

function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The chooser: the site alone. */
export function describeSite(locales: readonly Locale[]): Graph {
  return graph([webSite(locales)]);
}

/** A front page tells of the site and of the game; every other page is an article with the way to it. */
export function describe(page: Described): Graph {
  if (page.page === 'index') return graph([webSite(), game(page.locale, true)]);
  return graph([breadcrumbs(page), article(page)]);
}

/** As it may stand in a script element: nothing in it can end the element. */
export function printed(data: Graph): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
