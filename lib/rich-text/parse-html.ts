import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment } from 'parse5';

/**
 * Far above what an editor writes. Deeper, and with more, the parser takes minutes and what follows runs out
 * of stack.
 */
const MAX_OPEN = 100;
const MAX_ELEMENTS = 20_000;

/**
 * HTML as a tree, or null when its elements nest more than 100 deep or are more than 20,000. Counted while
 * the parser works, because the tags alone do not tell: it repeats an unclosed `<font>` in every paragraph
 * after it, and takes many an end tag for none (HTML standard, "Tree construction").
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
