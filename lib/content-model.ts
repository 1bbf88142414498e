import type { Element, ElementContent, Root } from 'hast';
import { printable } from './format/printable';
import { spansFit, withoutSpans } from './table-spans';

/*
 * HTML from outside nests in ways that no document may (HTML standard, "Content models"): a paragraph in bold type, a list item
 * without a list, a link in a link. Browsers' parsers let much of it through; the HTML checker and screen readers do not.
 */

/** Of the allow-list, what may stand only where a paragraph may. */
const BLOCKS = new Set(
  'p hr h2 h3 h4 ul ol li blockquote pre figure figcaption table thead tbody tr th td'.split(' '),
);

interface Place {
  /** Only words and what marks them may stand here: in a heading, a paragraph, bold type. */
  isInline: boolean;
  isInLink: boolean;
}

type Nodes = ElementContent[];

const SPACE: ElementContent = { type: 'text', value: ' ' };
const isSpace = (node: ElementContent) => node.type === 'text' && !node.value.trim();
const isOne = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);
const hasOne = (node: Element, test: (name: string) => boolean): boolean =>
  node.children.some((child) => child.type === 'element' && (test(child.tagName) || hasOne(child, test)));

/**
 * Makes sanitised content valid (search-visibility.md F2, check 18): what must not stand in its place gives way to its own content,
 * stray list items get a list, headings begin at h2 and skip no level. Expects only elements of the allow-list in lib/html.ts.
 */
export function rehypeContentModel() {
  return (tree: Root) => {
    tree.children = tidy(tree.children as Nodes, { isInline: false, isInLink: false });
    levelHeadings(tree);
  };
}

function tidy(nodes: Nodes, place: Place): Nodes {
  const tidied = nodes.flatMap((node): Nodes => {
    if (node.type === 'text') return [{ ...node, value: printable(node.value) }];
    return node.type === 'element' ? tidyElement(node, place) : [];
  });
  return place.isInline ? tidied : inRuns(tidied, 'ul', (node) => isOne(node, 'li'));
}

function tidyElement(node: Element, place: Place): Nodes {
  const content = (inner: Partial<Place> = {}) => tidy(node.children, { ...place, ...inner });
  const keep = (children: Nodes, tagName = node.tagName): Nodes => [{ ...node, tagName, children }];
  switch (node.tagName) {
    case 'br':
    case 'img':
      return [node];
    case 'a':
      return isLink(node, place) ? keep(content({ isInLink: true })) : content();
  }
  if (place.isInline && BLOCKS.has(node.tagName)) return [SPACE, ...content(), SPACE];
  switch (node.tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return node.children.some((child) => !isSpace(child)) ? keep(content({ isInline: true })) : [];
    case 'pre':
      return keep(content({ isInline: true }));
    case 'ul':
    case 'ol':
      return keep(tidyList(node, place));
    case 'table':
      return tidyTable(node, place);
    case 'figure':
      return keep(tidyFigure(node, place));
    case 'li':
    case 'hr':
    case 'blockquote':
      return keep(content());
    case 'thead':
    case 'tbody':
    case 'tr':
    case 'th':
    case 'td':
      return [SPACE, ...content(), SPACE];
  }
  // Paragraphs, also stray captions, and marked words.
  if (hasOne(node, (name) => BLOCKS.has(name))) return content();
  return keep(content({ isInline: true }), node.tagName === 'figcaption' ? 'p' : undefined);
}

/** Not in another link, nor without an address, nor around a table: that one is a stop of its own where it scrolls (components/prose). */
function isLink(node: Element, place: Place): boolean {
  return !place.isInLink && Boolean(node.properties.href) && !hasOne(node, (name) => name === 'table');
}

/** Puts every run of nodes that `belong` into an element of its own; spaces between them go with it. */
function inRuns(nodes: Nodes, tagName: string, belongs: (node: ElementContent) => boolean): Nodes {
  const out: Nodes = [];
  let run: Element | null = null;
  for (const node of nodes) {
    if (belongs(node) && !run) out.push((run = { type: 'element', tagName, properties: {}, children: [] }));
    if (run && (belongs(node) || isSpace(node))) run.children.push(node);
    else {
      run = null;
      out.push(node);
    }
  }
  return out;
}

/** A list holds items only: anything else in it becomes one. */
function tidyList(list: Element, place: Place): Nodes {
  const items = list.children.flatMap((child) =>
    isOne(child, 'li') ? tidyElement(child, place) : tidy([child], place),
  );
  return inRuns(items, 'li', (node) => !isOne(node, 'li') && !isSpace(node));
}

/** A figure has one caption, at its beginning or its end. */
function tidyFigure(figure: Element, place: Place): Nodes {
  const parts = figure.children.filter((child) => !isSpace(child));
  const caption = [parts.at(-1), parts[0]].find((part) => isOne(part, 'figcaption'));
  return parts.flatMap((part) =>
    part === caption && isOne(part, 'figcaption')
      ? [{ ...part, children: tidy(part.children, place) }]
      : tidy([part], place),
  );
}

/** A table holds rows with cells, at most one head before them; what else is in it comes before it. */
function tidyTable(table: Element, place: Place): Nodes {
  const isPart = (node: ElementContent): node is Element => isOne(node, 'thead', 'tbody', 'tr');
  const around = tidy(
    table.children.filter((child) => !isPart(child)),
    place,
  );
  const groups = inRuns(table.children.filter(isPart), 'tbody', (node) => isOne(node, 'tr'))
    .map((group) => ({ ...(group as Element), children: tidyRows(group as Element, place) }))
    .filter((group) => group.children.length > 0)
    .map((group, index) => (index === 0 ? group : { ...group, tagName: 'tbody' }));
  if (groups.length === 0) return around;
  const children = spansFit(groups) ? groups : withoutSpans(groups);
  return [...around, { ...table, children }];
}

function tidyRows(group: Element, place: Place): Element[] {
  return group.children
    .filter((row) => isOne(row, 'tr'))
    .map((row) => ({
      ...row,
      children: row.children
        .filter((cell) => isOne(cell, 'td', 'th'))
        // A header cell holds no heading; words are all that it needs.
        .map((cell) => ({
          ...cell,
          children: tidy(cell.children, { ...place, isInline: cell.tagName === 'th' }),
        })),
    }))
    .filter((row) => row.children.length > 0);
}

/** Headings of a text begin at h2, under the page's own, and each goes at most one level deeper than the one before. */
function levelHeadings(tree: Root): void {
  let level = 1;
  const walk = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (isOne(child, 'h2', 'h3', 'h4')) {
        level = Math.min(Number(child.tagName[1]), level + 1);
        child.tagName = `h${level}`;
      }
      walk(child);
    }
  };
  walk(tree);
}
