import type { AstroIntegration } from 'astro';

/**
 * Several integrations as one, whose work on the built site is done at the same time: each mostly waits, for another
 * program or another thread. None of them may read what another writes.
 */
export function atOnce(...integrations: readonly AstroIntegration[]): AstroIntegration {
  return {
    name: integrations.map(({ name }) => name).join(' and '),
    hooks: {
      'astro:config:setup': async (options) => {
        for (const { hooks } of integrations) await hooks['astro:config:setup']?.(options);
      },
      'astro:build:done': async (options) => {
        await Promise.all(
          integrations.map(async ({ hooks }) => {
            await hooks['astro:build:done']?.(options);
          }),
        );
      },
    },
  };
}
