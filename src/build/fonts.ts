import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { LOCALE_INFO, LOCALES, type Locale } from '../i18n/locales.ts';
import { charactersOf } from './characters.ts';
import { kept } from '../kept.ts';

const FACE = 'Geologica';
/** The files of the face we may draw from. Greek and Arabic words inside a page are left to the system's fonts. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'] as const;
/** For fewer letters than these a file of their own, and a request, is too much: the fallback face shows them. */
const FEWEST = 3;
/** As the styles use them: text and headings. */
const WEIGHTS = { min: 350, max: 600 };
/** `locl` holds the Bulgarian letter forms; without a list every alternate glyph would stay in the file. */
const FEATURES = ['kern', 'locl', 'ccmp', 'mark', 'tnum'];
const CUT: Parameters<typeof subsetFont>[2] = {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
  noHinting: true,
};
/** Of the face, in per cent of its size. */
const ASCENT = 97.5;
const DESCENT = 27.5;
/** The bold runs narrower against Arial Bold than the text face against Arial, by this much in every language. */
const BOLD = 0.967;

const from = createRequire(import.meta.url);
const home = dirname(from.resolve(`@fontsource-variable/${FACE.toLowerCase()}/package.json`));

/** Of what cuts the face. */
const { version: VERSION } = from('subset-font/package.json') as { version: string };

interface Subset {
  readonly file: string;
  readonly range: string;
}

function covers(ranges: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
  });
}

async function subsetsFor(locale: Locale, root: string, out: string): Promise<readonly Subset[]> {
  const ranges = JSON.parse(await readFile(join(home, 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>;
  const characters = await charactersOf(locale, root);
  const subsets: Subset[] = [];
  for (const script of SCRIPTS) {
    const used = characters.filter((character) => covers(ranges[script] ?? '', character));
    if (used.length < FEWEST) continue;
    const whole = await readFile(join(home, `files/${FACE.toLowerCase()}-${script}-wght-normal.woff2`));
    const letters = used.join('');
    const font = await kept([VERSION, whole, letters, JSON.stringify(CUT)], '.woff2', () =>
      subsetFont(whole, letters, CUT),
    );
    const file = `${locale}-${script}.woff2`;
    await writeFile(join(out, file), font);
    subsets.push({ file, range: ranges[script] ?? '' });
  }
  return subsets;
}

/** A face of the system, scaled so that it takes the room of ours. */
function fallback(name: string, weights: string, local: readonly string[], width: number): string {
  const percent = (value: number): string => `${String(Math.round(value * 10) / 10)}%`;
  return (
    `@font-face{font-family:"${name}";font-weight:${weights};src:${local.map((face) => `local("${face}")`).join()};` +
    `size-adjust:${percent(width)};ascent-override:${percent((ASCENT / width) * 100)};` +
    `descent-override:${percent((DESCENT / width) * 100)};line-gap-override:0%}`
  );
}

function facesOf(locale: Locale, subsets: readonly Subset[]): string {
  const width = LOCALE_INFO[locale].widthOfArial;
  const weights = `${String(WEIGHTS.min)} ${String(WEIGHTS.max)}`;
  return [
    ...subsets.map(
      ({ file, range }) =>
        // `optional`: a font that comes late is kept for the next page, so that no text is ever moved.
        `@font-face{font-family:"${FACE} ${locale}";font-weight:${weights};src:url(./${file})format("woff2");` +
        `font-display:optional;unicode-range:${range}}`,
    ),
    fallback(`Plain ${locale}`, '100 500', ['Arial', 'Liberation Sans'], width),
    fallback(`Plain ${locale}`, '600 900', ['Arial Bold', 'Liberation Sans Bold'], width * BOLD),
    `html[lang=${locale}],.every [lang=${locale}]{font-family:"${FACE} ${locale}","Plain ${locale}",sans-serif}`,
  ].join('\n');
}

/** Writes, for each language, the face cut down to the characters its pages use, and the rules that name it. */
export async function writeFonts(root: string): Promise<void> {
  const out = join(root, '.cache/fonts');
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const rules: string[] = [];
  for (const locale of LOCALES) rules.push(facesOf(locale, await subsetsFor(locale, root, out)));

  await writeFile(join(out, 'fonts.css'), `${rules.join('\n')}\n`);
}

/** Makes .cache/fonts/fonts.css, which src/styles/site.css imports, before anything is built. */
export function fonts(): AstroIntegration {
  return {
    name: 'fonts',
    hooks: {
      'astro:config:setup': async ({ config, command }) => {
        if (command === 'build' || command === 'dev') await writeFonts(fileURLToPath(config.root));
      },
    },
  };
}
