import type { MdastNode } from 'satteri';

export type Element = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export function isElement(node: MdastNode): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** An attribute's text: of `at="1"` the text between the quotes, of `die={5}` what stands between the braces. */
export function attribute(element: Readonly<Element>, name: string): string | undefined {
  for (const each of element.attributes) {
    if (each.type !== 'mdxJsxAttribute' || each.name !== name) continue;
    return typeof each.value === 'object' ? each.value?.value : each.value;
  }
  return undefined;
}

export function childrenOf(node: MdastNode): readonly MdastNode[] {
  return 'children' in node ? node.children : [];
}

/** Where a node stands in its source: the offset of its first character and of the one after its last. */
export function extent(node: MdastNode): { readonly start: number; readonly end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}
