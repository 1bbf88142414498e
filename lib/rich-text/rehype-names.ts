import type { ElementContent, Root, RootContent, Text } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { parseHtml } from './parse-html';
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
  if (typeof part === 'string') return text(part);
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: part.href },
    children: [text(part.title)],
  };
}

function text(value: string): Text {
  return { type: 'text', value };
}

const writer = unified().use(rehypeStringify).freeze();

/** The same for sanitised HTML. */
export function namesInHtml(html: string, find: FindNames): string {
  const tree = parseHtml(html);
  if (!tree) return html;
  rehypeNames(find)(tree);
  return writer.stringify(tree);
}
