import { messages, type Locale } from '../i18n/index.ts';
import { PREVIEW } from '../layouts/previews.ts';

/** A board of a page: its drawing, what the drawing refers to, and whose numbers stand on its rim. */
export interface PageBoard {
  readonly svg: string;
  readonly defs: string;
  readonly numbers: string;
}

const DEFS = /<svg class="defs"[\s\S]*?<\/svg>/;
const FRAME = /<figure[^>]*data-numbers="(\w+)"[^>]*>[\s\S]*?<\/figure>/g;
const BOARD = /<svg viewBox[\s\S]*?<\/svg>/;

/**
 * The board of a built page that says most at a glance: the first on which something is pinned, else the first turn,
 * else the first at all; undefined if the page has none.
 */
export function boardOf(html: string): PageBoard | undefined {
  const defs = DEFS.exec(html)?.[0];
  const boards = [...html.matchAll(FRAME)].flatMap(([figure, numbers = 'white']) => {
    const svg = BOARD.exec(figure)?.[0];
    return svg === undefined || defs === undefined ? [] : [{ svg, defs, numbers }];
  });
  const first = (sign: string): PageBoard | undefined => boards.find(({ svg }) => svg.includes(sign));
  return first('class="pin"') ?? first('class="way"') ?? boards[0];
}

const LOOKS = `
  body { display: grid; grid-template-columns: 1fr 660px; align-items: center; gap: 48px; box-sizing: border-box;
    width: ${String(PREVIEW.width)}px; height: ${String(PREVIEW.height)}px; padding: 0 56px 0 64px; overflow: hidden; }
  p { margin: 0 0 20px; font-size: 24px; line-height: 1.3; color: var(--quiet); }
  h1 { margin: 0; font-size: 60px; line-height: 1.1; hyphens: auto; }
  h1.long { font-size: 42px; }
  .example { margin: 0; }
  [data-frame] { margin: 0; }
  [data-frame] > svg { margin: 0; }`;

/** The longest title that still has room in large letters. */
const LARGE = 16;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The document that a page's picture is taken of: its title beside its board. `styles` are the site's, by address. */
export function previewDocument(
  locale: Locale,
  title: string,
  { svg, defs, numbers }: PageBoard,
  styles: readonly string[],
): string {
  const { name } = messages(locale).site;
  // A title that begins with the site's name needs it no second time.
  const above = title.startsWith(name) ? '' : `<p>${escaped(name)}</p>`;
  const size = title.length > LARGE ? ' class="long"' : '';
  return `<!doctype html><html lang="${locale}" data-theme="light"><head><meta charset="utf-8"><title>-</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}<style>${LOOKS}</style></head><body>${defs}
<div>${above}<h1${size}>${escaped(title)}</h1></div>
<div class="example"><figure data-frame="1" data-numbers="${numbers}">${svg}</figure></div></body></html>`;
}
