import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/**
 * The head of a raw response as an HTML parser reads it, so that a tag which closes <head> early is detected.
 */
export interface Head {
  titles: string[];
  /** By name or property. */
  metas: Map<string, string[]>;
  /** By rel. */
  links: Map<string, string[]>;
  /** Titles, metas, canonical and alternate links that ended up outside the head. */
  strays: string[];
  /** Bytes of the response up to the end of the head. */
  bytes: number;
}

const parser = unified().use(rehypeParse);
/** An element that belongs into the head. */
const STRAY = /<(?:title|meta|link)\b/i;
/** Where one of their names is text, or a picture's own title. */
const APART = /<script\b[^]*?<\/script>|<svg\b[^]*?<\/svg>/g;

export function readHead(html: string): Head {
  const head: Head = { titles: [], metas: new Map(), links: new Map(), strays: [], bytes: 0 };
  const walk = (node: Nodes, inside: boolean) => {
    if (node.type === 'element') collect(node, inside, head);
    // An svg may contain its own <title>.
    if (!('children' in node) || (node.type === 'element' && node.tagName === 'svg')) return;
    for (const child of node.children)
      walk(child, inside || (node.type === 'element' && node.tagName === 'head'));
  };
  const end = html.indexOf('</head>');
  // A page takes a parser 25 ms: what follows the head is read where one of these elements is in it.
  const isHeadAlone = end > 0 && !STRAY.test(html.slice(end).replace(APART, ''));
  walk(parser.parse(isHeadAlone ? html.slice(0, end) : html), false);
  head.bytes = Buffer.byteLength(html.slice(0, end));
  return head;
}

function collect({ tagName, properties, children }: Element, inside: boolean, head: Head): void {
  const { name, property, content, rel, href } = properties;
  const add = (map: Map<string, string[]>, key: string, value: unknown) => {
    if (inside) map.set(key, [...(map.get(key) ?? []), String(value)]);
    else head.strays.push(`${tagName} ${key}`);
  };
  if (tagName === 'title') {
    const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    if (inside) head.titles.push(text);
    else head.strays.push('title');
  }
  if (tagName === 'meta' && (name ?? property)) add(head.metas, String(name ?? property), content);
  // The position of style sheets and preloads does not matter.
  if (tagName === 'link' && Array.isArray(rel) && (inside || /canonical|alternate/.test(rel.join())))
    add(head.links, rel.join(' '), href);
}
