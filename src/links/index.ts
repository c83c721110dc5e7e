/** What a game site needs to link here: everything that others may use. */
export { CLAUSES, clausePage, faultClause, isClause, type Clause } from '../clauses.ts';
export { LOCALES, isLocale, type Locale } from '../i18n/locales.ts';
export {
  boardUrl,
  embedUrl,
  exampleUrl,
  oembedUrl,
  pageUrl,
  refusalUrl,
  ruleUrl,
  sectionUrl,
  type ExampleId,
  type FrameKey,
  type Page,
  type Section,
} from './addresses.ts';
export {
  ADDRESS_FAULT_CODES,
  BOARD_PARTS,
  formatBoardAddress,
  parseBoardAddress,
  type AddressFault,
  type BoardAddress,
  type BoardAddressFault,
  type BoardPart,
  type BoardReading,
} from './board-address.ts';
export { LINKS_VERSION, type LinksJson } from './links-json.ts';
export { SITE } from './site-address.ts';
export { EXAMPLES, PAGES } from './site-map.ts';
