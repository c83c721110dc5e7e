import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCALES } from '../../src/i18n/locales.ts';
import { filesUnder } from '../../src/build/files.ts';

const PARTS = ['src', 'content', 'public', 'docs', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

function change(file: string, how: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = how(before);
  if (after === before) throw new Error(`${file} does not say any more how languages are listed.`);
  writeFileSync(file, after);
}

/**
 * Copies the project to `folder` and gives it `times` as many languages: each new one has the words and pages of one that
 * is there, under a code of its own (`qaa` …, which mean no language).
 */
export async function makeMany(folder: string, times: number): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

  const added = Array.from({ length: LOCALES.length * (times - 1) }, (_, index) => ({
    code: `q${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`,
    like: LOCALES[index % LOCALES.length] ?? 'en',
  }));
  for (const { code, like } of added) {
    const pages = join(folder, 'content', code);
    cpSync(join('content', like), pages, { recursive: true });
    for (const page of readdirSync(pages)) {
      const file = join(pages, page);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`(/${like}/`, `(/${code}/`));
    }
    cpSync(join('content/words', `${like}.txt`), join(folder, 'content/words', `${code}.txt`));
  }

  // A page names the fonts of every language, so what it may weigh is for as many languages as there are.
  change(join(folder, 'astro.config.mjs'), (text) => text.replace(/^.*budgets.*\n/gm, ''));
  const src = join(folder, 'src');
  const all = `{ ${LOCALES.join(', ')} }`;
  const more = `{ ${[...LOCALES, ...added.map(({ code, like }) => `${code}: ${like}`)].join(', ')} }`;
  for (const file of await filesUnder(src, '.ts')) {
    if (readFileSync(file, 'utf8').includes(all)) change(file, (text) => text.replaceAll(all, more));
  }
  change(join(src, 'i18n/locales.ts'), (text) =>
    added.reduce(
      (so, { code, like }) =>
        so.replace(
          new RegExp(`^  ${like}: (.*dates: ').*?(', .*)$`, 'm'),
          (line, before: string, after: string) => `${line}\n  ${code}: ${before}${code}-QM${after}`,
        ),
      text,
    ),
  );
  change(join(src, 'i18n/terms.ts'), (text) =>
    text.replaceAll(/\bru: ('(?:[^'\\]|\\.)*')/g, (found, words: string) =>
      [found, ...added.map(({ code }) => `${code}: ${words}`)].join(', '),
    ),
  );
  change(join(src, 'components/client/search/words.ts'), (text) =>
    added.reduce((so, { code, like }) => so.replace(new RegExp(`^  ${like}: (.*)$`, 'm'), `$&\n  ${code}: $1`), text),
  );
}
