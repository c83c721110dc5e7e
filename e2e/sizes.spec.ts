import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SITE_DIR } from './serve.ts';
import { LIMITS, weigh } from './sizes.ts';

const KINDS = ['island', 'scripts', 'css', 'fonts'] as const;

for (const locale of ['bg', 'de', 'en', 'ro', 'ru']) {
  test(`${locale}: the rules of Plakoto weigh no more than they may`, () => {
    const sizes = weigh(SITE_DIR, `/${locale}/plakoto/`);
    for (const kind of KINDS) {
      expect(sizes[kind], kind).toBeGreaterThan(0);
      expect(sizes[kind], kind).toBeLessThanOrEqual(LIMITS[kind]);
    }
  });
}

test('a page that is too heavy is noticed, in whatever file the weight is', () => {
  const site = test.info().outputPath('site');
  cpSync(SITE_DIR, site, { recursive: true });
  const files = readdirSync(join(site, '_astro'));
  const padding = randomBytes(LIMITS.fonts).toString('hex');
  for (const [kind, pattern, text] of [
    ['island', /^board\..*\.js$/, `/*${padding}*/`],
    ['scripts', /^Base\..*\.js$/, `/*${padding}*/`],
    ['css', /\.css$/, `/*${padding}*/`],
    ['fonts', /^bg-latin\..*\.woff2$/, padding],
  ] as const) {
    const file = files.find((name) => pattern.test(name)) ?? '';
    appendFileSync(join(site, '_astro', file), text);
    expect(weigh(site, '/bg/plakoto/')[kind], kind).toBeGreaterThan(LIMITS[kind]);
  }
});
