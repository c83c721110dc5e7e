import { defineMdastPlugin } from 'satteri';
import { isCodeLanguage } from './grammars.ts';

/**
 * Makes `<Code lang="moves" text="…" />` of code between fences in a language of ours, so that a component of the site
 * draws it. Other code stays as it is.
 */
export const fences = defineMdastPlugin({
  name: 'fences',
  code(node, context) {
    if (!isCodeLanguage(node.lang)) return;
    const attributes = Object.entries({ lang: node.lang, text: node.value }).map(
      ([name, value]) => ({ type: 'mdxJsxAttribute', name, value }) as const,
    );
    context.replaceNode(node, { type: 'mdxJsxFlowElement', name: 'Code', attributes, children: [] });
  },
});
