import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const HEADING = /^h([1-6])$/;

/** Every element of a document with its parent, in order. */
function* elementsOf(node: Tree.ParentNode): Generator<{ element: Tree.Element; parent: Tree.ParentNode }> {
  for (const child of tree.getChildNodes(node)) {
    if (!tree.isElementNode(child)) continue;
    yield { element: child, parent: node };
    yield* elementsOf(child);
  }
}

/**
 * The damage that a text has done to the page around it, in the raw response as a browser's parser reads it:
 * the page's parts must be where they are without the text, headings skip no level, lists contain only items
 * and items are in lists.
 */
export function frameFaults(html: string): string[] {
  const faults: string[] = [];
  const all = [...elementsOf(parse(html))];
  const parentOf = (name: string) =>
    all.filter(({ element }) => element.tagName === name).map(({ parent }) => parent.nodeName);
  for (const name of ['main', 'header', 'footer'])
    if (parentOf(name).filter((parent) => parent === 'body').length !== 1)
      faults.push(`${name} is displaced`);
  let level = 0;
  for (const { element, parent } of all) {
    const { tagName } = element;
    const own = Number(HEADING.exec(tagName)?.[1] ?? 0);
    if (own > level + 1) faults.push(`h${own} after h${level}`);
    if (own) level = own;
    const isInList = /^(?:ul|ol|menu)$/.test(parent.nodeName);
    if (tagName === 'li' && !isInList) faults.push(`li in ${parent.nodeName}`);
    if (isInList && !/^(?:li|script|template)$/.test(tagName))
      faults.push(`${tagName} in ${parent.nodeName}`);
  }
  if (all.filter(({ element }) => element.tagName === 'h1').length !== 1) faults.push('not one h1');
  return faults;
}
