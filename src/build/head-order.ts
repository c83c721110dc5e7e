import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const CHARSET = /<meta charset="[^"]*">/i;
const STYLE = /<link rel="stylesheet"[^>]*>/;
const FIRST_SCRIPT = /<script>[\s\S]*?<\/script>/;
const HINT = /<link rel="modulepreload"[^>]*>/g;
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
 * The page with its stylesheet moved up, behind the first script, which is inside the page: behind the stylesheet that
 * script would wait for it. Each kilobyte in front of the stylesheet holds up the first paint.
 */
export function moveStyles(html: string): string {
  const style = STYLE.exec(html)?.[0];
  if (style === undefined) return html;
  return html.replace(style, '').replace(FIRST_SCRIPT, (script) => script + style);
}

/** The page with the hints to fetch scripts moved to its end, where they no longer compete with its stylesheet. */
export function moveHints(html: string): string {
  const hints = html.match(HINT);
  return hints ? html.replace(HINT, '').replace('</body>', () => `${hints.join('')}</body>`) : html;
}

/**
 * The page with its head in order. Astro writes the policy and the stylesheet where the head ends. What stands before a
 * policy is not checked by it: a script there, the theme script too, would run whether or not its hash is listed. So the
 * policy goes first, then what the first paint needs, and what it does not need goes last.
 */
export function orderHead(html: string): string {
  return moveHints(moveStyles(movePolicy(trimPolicy(html))));
}
