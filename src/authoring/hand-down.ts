import { defineMdastPlugin, type MdastNode } from 'satteri';

type JsxElement = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** What stands in an example and must know which one: a caption, and with `at` whatever prints what the engine knows. */
const FRAMES = ['Caption'];
const QUOTATIONS = ['Roll', 'Play', 'Pips'];

function isElement(node: MdastNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function attribute(element: Readonly<JsxElement>, name: string): string | undefined {
  for (const each of element.attributes) {
    if (each.type === 'mdxJsxAttribute' && each.name === name && typeof each.value === 'string') return each.value;
  }
  return undefined;
}

function needsExample(element: JsxElement): boolean {
  const name = element.name ?? '';
  return FRAMES.includes(name) || (QUOTATIONS.includes(name) && attribute(element, 'at') !== undefined);
}

function withExample<N extends MdastNode>(node: N, example: string): N {
  const copy: N =
    'children' in node ? { ...node, children: node.children.map((child) => withExample(child, example)) } : node;
  if (!isElement(copy) || !needsExample(copy)) return copy;
  return { ...copy, attributes: [...copy.attributes, { type: 'mdxJsxAttribute', name: 'example', value: example }] };
}

/**
 * Tells each caption, and each roll, play and pip count quoted in it, which example it belongs to:
 * `<Example id="a/b"><Caption at="1">` becomes `<Caption at="1" example="a/b">`. Astro renders what is inside a component
 * without its parent's props, and the author should not have to write the id twice.
 */
export const handDown = defineMdastPlugin({
  name: 'hand-down',
  mdxJsxFlowElement(node, context) {
    if (node.name !== 'Example') return;
    const id = attribute(node, 'id');
    // Attributes cannot be set on a node in place; the whole example is replaced by a copy.
    if (id !== undefined)
      context.replaceNode(node, { ...node, children: node.children.map((child) => withExample(child, id)) });
  },
});
