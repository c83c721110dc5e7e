import { createHash } from 'node:crypto';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { fences } from './src/authoring/fences.ts';
import { handDown } from './src/authoring/hand-down.ts';
import { checkedContent } from './src/authoring/integration.ts';
import { atOnce } from './src/build/at-once.ts';
import { boardChunk } from './src/build/board-chunk.ts';
import { budgets } from './src/build/budgets.ts';
import { findingCheck } from './src/build/finding-check.ts';
import { earlyStyle } from './src/build/early-style.ts';
import { finishedPages } from './src/build/finished-pages.ts';
import { fonts } from './src/build/fonts.ts';
import { islandLoaders } from './src/build/lean.ts';
import { offline } from './src/build/offline.ts';
import { print } from './src/build/print.ts';
import { redirects } from './src/build/redirects.ts';
import { search } from './src/build/search.ts';
import { LOCALES } from './src/i18n/locales.ts';
import { THEME_SCRIPT } from './src/layouts/theme-script.ts';
import { SITE_URL } from './src/site.ts';

/** @param {string} script */
const hashOf = (script) => /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`);

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  trailingSlash: 'always',
  // The default, 'jsx', eats the space before an inline tag on a new line.
  compressHTML: true,
  prerenderConflictBehavior: 'error',
  i18n: {
    locales: [...LOCALES],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      mdastPlugins: [handDown, fences],
      // Smart punctuation would write English quotes in every language; authors type the right ones.
      features: { headingAttributes: true, smartPunctuation: false },
    }),
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [hashOf(THEME_SCRIPT)] },
    },
  },
  // One stylesheet and one script, linked: every page shares them, and the policy needs no hash for them. While some pages
  // wait to be written others are made.
  build: { inlineStylesheets: 'never', concurrency: 4 },
  vite: {
    build: {
      assetsInlineLimit: 0,
      // Astro itself writes such a directive into every content module; the warning is nothing an author could mend.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  // What changes pages comes first, then what reads them; what they weigh and name is checked as it will be sent.
  integrations: [
    checkedContent(),
    fonts(),
    mdx(),
    // Its compiler is slow, and only components need it.
    preact({ include: ['**/*.tsx'] }),
    boardChunk(),
    islandLoaders(),
    finishedPages(),
    redirects(),
    earlyStyle(),
    atOnce(print(), search()),
    offline(),
    atOnce(budgets(), findingCheck()),
  ],
});
