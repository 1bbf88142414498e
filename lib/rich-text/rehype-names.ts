import type { ElementContent, Root, RootContent } from 'hast';
import { changedHtml } from './parse-html';
import type { FindNames, Part } from './names';

/** Elements in which names are not linked: links, headings and code. */
const UNTOUCHED = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre']);

/** Turns names in a sanitised tree into links; `find` comes from `nameFinder`. */
export function rehypeNames(find: FindNames) {
  return (tree: Root) => {
    const walk = <T extends RootContent>(nodes: T[]): T[] =>
      nodes.flatMap((node) => {
        if (node.type === 'text') return find(node.value).map(toNode) as T[];
        if (node.type === 'element' && !UNTOUCHED.has(node.tagName)) node.children = walk(node.children);
        return [node];
      });
    tree.children = walk(tree.children);
  };
}

function toNode(part: Part): ElementContent {
  if (typeof part === 'string') return { type: 'text', value: part };
  const { title, href } = part;
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: title }] };
}

/** The same for sanitised HTML. */
export function namesInHtml(html: string, find: FindNames): string {
  return changedHtml(html, rehypeNames(find));
}
