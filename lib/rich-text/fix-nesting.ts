import type { Element, ElementContent, Root } from 'hast';
import { printable } from '../format/printable';

/*
 * Repairs the structure of lists and headings, whatever an editor pastes, because assistive technology relies
 * on it. All other wrong nesting is repaired by every browser in the same way (HTML standard, "Parsing HTML
 * documents"), within the element around the text: docs/decisions/superseded.md, "21".
 */

type Nodes = ElementContent[];

const isSpace = (node: ElementContent) => node.type === 'text' && !node.value.trim();
const isOne = (node: Root | ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);
const isItem = (node: ElementContent) => isOne(node, 'li');
const isHeading = (node: ElementContent): node is Element => isOne(node, 'h1', 'h2', 'h3', 'h4');

/**
 * Lists contain only items, and items are only in lists; links without a target become text; headings are not
 * empty, begin at h2, below the page's own, and go at most one level deeper than the previous one. Expects
 * only elements of the allow-list in lib/rich-text/html.ts.
 */
export function rehypeFixNesting() {
  return (tree: Root) => {
    let level = 1;
    const tidy = (parent: Root | Element) => {
      const children = (parent.children as Nodes).flatMap((node) => {
        if (isOne(node, 'a') && !node.properties.href) return node.children;
        return isHeading(node) && node.children.every(isSpace) ? [] : [node];
      });
      parent.children = isOne(parent, 'ul', 'ol')
        ? inRuns(children, 'li', (node) => !isItem(node) && !isSpace(node))
        : inRuns(children, 'ul', isItem);
      for (const child of parent.children) {
        if (child.type === 'text') child.value = printable(child.value);
        if (child.type !== 'element') continue;
        if (isHeading(child)) {
          // The page's title is its only h1.
          level = Math.min(Math.max(2, Number(child.tagName[1])), level + 1);
          child.tagName = `h${level}`;
        }
        tidy(child);
      }
    };
    tidy(tree);
  };
}

/** Wraps every run of nodes that `belong` in an element of its own, including the whitespace between them. */
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
