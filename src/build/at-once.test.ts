import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AstroIntegration } from 'astro';
import { atOnce } from './at-once.ts';

type BuildDone = NonNullable<AstroIntegration['hooks']['astro:build:done']>;
/** Of the tests below none looks at what Astro tells. */
const TOLD = {} as Parameters<BuildDone>[0];
const integration = (name: string, done: () => Promise<void>): AstroIntegration => ({
  name,
  hooks: { 'astro:build:done': done },
});

test('each begins before any is done, and all are waited for', async () => {
  const first = Promise.withResolvers<undefined>();
  const order: string[] = [];
  const together = atOnce(
    integration('waits', async () => {
      await first.promise;
      order.push('waits');
    }),
    integration('lets go', async () => {
      order.push('lets go');
      first.resolve(undefined);
      await first.promise;
    }),
  );
  await together.hooks['astro:build:done']?.(TOLD);
  assert.deepEqual(order, ['lets go', 'waits']);
});

test('a build stops when one of them refuses', async () => {
  const together = atOnce(
    integration('content', () => Promise.resolve()),
    integration('refuses', () => Promise.reject(new Error('too heavy'))),
  );
  await assert.rejects(async () => together.hooks['astro:build:done']?.(TOLD), /too heavy/);
});
