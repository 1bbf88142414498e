import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** Far above any editor; beyond, the parser takes minutes, and later steps overflow the stack. */
const MAX_OPEN = 100;
const MAX_ELEMENTS = 20_000;

/**
 * Parses HTML to a tree, or returns null when its elements nest more than 100 deep or number more than
 * 20,000. Counts while the parser works, because the tags alone are misleading: the parser repeats an
 * unclosed `<font>` in every following paragraph and ignores many end tags (HTML standard, "Tree
 * construction").
 */
export function parseHtml(html: string): Root | null {
  let open = 0;
  let elements = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      open += 1;
      elements += 1;
      if (open > MAX_OPEN || elements > MAX_ELEMENTS) throw new TooMuch();
    },
    onItemPop: () => {
      open -= 1;
    },
  };
  try {
    return fromParse5(parseFragment(html, { treeAdapter, scriptingEnabled: false })) as Root;
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

class TooMuch extends Error {}

const writer = unified().use(rehypeStringify).freeze();

/** Sanitised HTML with what `change` does to its tree. */
export function changedHtml(html: string, change: (tree: Root) => void): string {
  const tree = parseHtml(html);
  if (!tree) return html;
  change(tree);
  return writer.stringify(tree);
}
