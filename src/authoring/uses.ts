import type { MdastNode } from 'satteri';
import { childrenOf, extent, isElement } from './elements.ts';

/** A component on a page: `attributes` by name, as written; one without a value, `all`, is empty. */
export interface ComponentUse {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly at: number;
  readonly length: number;
}

/** Code between fences. `from` is where its text begins in the source; none where the source indents it. */
export interface CodeUse {
  readonly lang: string;
  /** What stands behind the language. */
  readonly meta: string;
  readonly text: string;
  /** Whether a fence stands below it as well, and no other before that. */
  readonly isClosed: boolean;
  readonly from: number | undefined;
  readonly at: number;
  readonly length: number;
}

export interface Uses {
  readonly components: readonly ComponentUse[];
  readonly code: readonly CodeUse[];
}

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/m;
const CLOSING = /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/;

/** The components and the code of a page, in the order of its source `text`. */
export function gatherUses(text: string, root: MdastNode): Uses {
  const components: ComponentUse[] = [];
  const code: CodeUse[] = [];
  const visit = (node: MdastNode): void => {
    const { start, end } = extent(node);
    if (isElement(node)) {
      const attributes = new Map<string, string>();
      for (const each of node.attributes) {
        if (each.type !== 'mdxJsxAttribute') continue;
        attributes.set(each.name, (typeof each.value === 'object' ? each.value?.value : each.value) ?? '');
      }
      const close = text.indexOf('>', start) + 1;
      components.push({ name: node.name ?? '', attributes, at: start, length: (close || end) - start });
    } else if (node.type === 'code') {
      const from = text.indexOf('\n', start) + 1;
      const stands = text.startsWith(node.value, from);
      const length = Math.max(1, from - 1 - start);
      const { value, lang, meta } = node;
      code.push({
        lang: lang ?? '',
        meta: meta ?? '',
        text: value,
        isClosed: CLOSING.test(text.slice(start, end)) && !FENCE.test(value),
        from: stands ? from : undefined,
        at: start,
        length,
      });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(root);
  return { components, code };
}
