import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesUnder } from './files.ts';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const CHARSET = /<meta charset="[^"]*">/i;
const INLINE = /<(?:script|style)(?![^>]* src=)[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

/** The page whose policy lists only what stands in it: files of the site need no hash. */
export function trimPolicy(html: string): string {
  const inline = [...html.matchAll(INLINE)].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return html.replace(POLICY, (policy) =>
    policy.replace(/ 'sha256-([^']*)'/g, (source, hash: string) => (inline.includes(hash) ? source : '')),
  );
}

/** The page with its policy moved up, right behind the charset. */
export function movePolicy(html: string): string {
  const policy = POLICY.exec(html)?.[0];
  if (policy === undefined) return html;
  if (!CHARSET.test(html)) throw new Error('A page has a policy but no charset to put it behind.');
  // Replacers are functions: a policy may hold `$`.
  return html.replace(POLICY, '').replace(CHARSET, (charset) => charset + policy);
}

/**
 * Astro writes the policy where the head ends. What stands before a policy is not checked by it: a script there, the
 * theme script too, would run whether or not its hash is listed. So the policy goes first.
 */
export function cspFirst(): AstroIntegration {
  return {
    name: 'csp-first',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const file of await filesUnder(fileURLToPath(dir), '.html')) {
          await writeFile(file, movePolicy(trimPolicy(await readFile(file, 'utf8'))));
        }
      },
    },
  };
}
