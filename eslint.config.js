import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { configs as astro } from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import { configs as ts } from 'typescript-eslint';

/**
 * The folders of src, each with the folders it may import from besides itself. The arrows point one way:
 * engine ← clauses, links, i18n ← diagram, explorer ← authoring ← components ← layouts ← pages. What is computed for
 * the pages, numbers, stands beside clauses.
 */
const RULES = ['engine'];
const WORDS = [...RULES, 'clauses.ts', 'site.ts', 'links', 'i18n'];
const DRAWING = [...WORDS, 'diagram'];
const CHECKED = [...DRAWING, 'numbers', 'authoring'];
const MAY_IMPORT = {
  engine: [],
  numbers: RULES,
  links: [...RULES, 'clauses.ts', 'i18n/locales.ts'],
  i18n: [...RULES, 'clauses.ts', 'site.ts'],
  diagram: WORDS,
  explorer: DRAWING,
  authoring: [...DRAWING, 'numbers', 'kept.ts'],
  build: [...WORDS, 'kept.ts', 'authoring', 'layouts'],
  components: [...CHECKED, 'explorer'],
  layouts: [...CHECKED, 'components', 'build', 'styles'],
  pages: [...CHECKED, 'components', 'layouts', 'build', 'styles'],
  cli: [...WORDS, 'kept.ts', 'authoring', 'build'],
};

const layers = Object.entries(MAY_IMPORT).map(([folder, others]) => ({
  target: `./src/${folder}`,
  from: './src',
  except: [folder, ...others].map((name) => `./${name}`),
  message: `src/${folder} may import from ${others.join(', ') || 'nothing outside itself'}.`,
}));

export default defineConfig(
  globalIgnores([
    'e2e/bench/starlight/',
    'dist/',
    '.astro/',
    '.cache/',
    'node_modules/',
    'test-results/',
    'playwright-report/',
  ]),
  js.configs.recommended,
  ts.strictTypeChecked,
  importX.flatConfigs.recommended,
  importX.flatConfigs.typescript,
  astro['flat/recommended'],
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.astro'] } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: layers }],
      'import-x/no-unresolved': ['error', { ignore: ['^astro:', '^virtual:'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreVoidReturningFunctions: true }],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    ignores: ['src/engine/**/*.test.ts', 'src/engine/referee/**'],
    rules: {
      // The engine runs in browsers and in any Node: it knows neither.
      'import-x/no-nodejs-modules': 'error',
      'no-restricted-globals': ['error', 'process', 'Buffer', 'window', 'document', 'navigator', 'localStorage'],
    },
  },
  {
    // node:test collects the promises of its tests itself.
    files: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', name: ['test', 'describe', 'it', 'suite'], package: 'node:test' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.astro'],
    extends: [ts.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
);
