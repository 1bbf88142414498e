import type { Element, ElementContent, Root } from 'hast';
import { printable } from '../format/printable';

/*
 * What of the order of a rich text is kept whatever an editor pastes: assistive technology reads out lists
 * and headings by it. What else stands in its wrong place every browser sets right by the same rules (HTML
 * standard, "Parsing HTML documents"), within the box of the text: docs/decisions/0021-what-was-cut.md.
 */

type Nodes = ElementContent[];

const isSpace = (node: ElementContent) => node.type === 'text' && !node.value.trim();
const isOne = (node: Root | ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);
const isItem = (node: ElementContent) => isOne(node, 'li');

/**
 * Lists hold items only and items stand in lists; what leads nowhere is no link; headings hold something,
 * begin at h2, under the page's own, and go at most one level deeper than the one before. Expects only
 * elements of the allow-list in lib/rich-text/html.ts.
 */
export function rehypeFixNesting() {
  return (tree: Root) => {
    let level = 1;
    const tidy = (parent: Root | Element) => {
      const children = (parent.children as Nodes).flatMap((node) => {
        if (isOne(node, 'a') && !node.properties.href) return node.children;
        return isOne(node, 'h2', 'h3', 'h4') && node.children.every(isSpace) ? [] : [node];
      });
      parent.children = isOne(parent, 'ul', 'ol')
        ? inRuns(children, 'li', (node) => !isItem(node) && !isSpace(node))
        : inRuns(children, 'ul', isItem);
      for (const child of parent.children) {
        if (child.type === 'text') child.value = printable(child.value);
        if (child.type !== 'element') continue;
        if (isOne(child, 'h2', 'h3', 'h4')) {
          level = Math.min(Number(child.tagName[1]), level + 1);
          child.tagName = `h${level}`;
        }
        tidy(child);
      }
    };
    tidy(tree);
  };
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
