import type { Element, Root, RootContent } from 'hast';

/*
 * A page holds a text twice: in its HTML and, for React, in the flight data beside it. Cost is the bytes of
 * both together. These limits keep a detail under 200 kB and a list under 300 kB (product-decisions.md,
 * "Heads and structured data") whatever the API sends.
 */

/**
 * The most HTML or Markdown that is read of one field, in characters; the rest is cut to limit time and
 * memory.
 */
export const MAX_MARKUP = 64_000;
/** A detail's rich text: about two and a half thousand words. */
export const MAX_RICH = 40_000;
/** A trip's rich text and lists together. */
export const MAX_TRIP = 38_000;
/** An article: it is nearly all of its page. */
export const MAX_ARTICLE = 100_000;
/** A list of short texts with an icon each, such as the included services; a schedule. */
export const MAX_LIST = 9_000;
export const MAX_SCHEDULE = 14_000;
/** A text of one line; a title, which a page repeats some thirty times. */
export const MAX_LINE = 1_300;
export const MAX_NAME = 600;
/** The pictures of an item. */
export const MAX_GALLERY = 29_000;

/**
 * The cost of characters that are escaped in the HTML, in the flight data, or in both. All others cost twice
 * their UTF-8 length.
 */
const HEAVY = new Map([
  ['&', 17],
  ['<', 17],
  ['>', 15],
  ['"', 15],
  ["'", 15],
  ['\\', 6],
  ['\n', 5],
]);
/**
 * The cost of an element (its tags, and its name in the data), of a list's entry, and of the entry's icon.
 */
const ELEMENT = 60;
const ENTRY = 120;
const ICON = 200;

function charCost(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return HEAVY.get(sign) ?? 2 * (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
}

/** The cost of a text, in bytes. */
export function textCost(text: string): number {
  let weight = 0;
  for (const sign of text) weight += charCost(sign);
  return weight;
}

/** The text cut to a cost of at most `most` bytes, between words and with '…' at the end. */
export function truncateToBudget(text: string, most: number): string {
  let left = most;
  let end = 0;
  for (const sign of text) {
    left -= charCost(sign);
    if (left < 0) {
      const word = text.lastIndexOf(' ', end);
      return `${text.slice(0, word > 0 ? word : end)}…`;
    }
    end += sign.length;
  }
  return text;
}

/** The cost of a list's entries in bytes, each text in an element of its own. */
export function listCost(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + ENTRY + textCost(text), 0);
}

/** The same for one entry with an icon, or a picture whose URLs are part of the text. */
export function entryCost(text: string): number {
  return ICON + listCost([text]);
}

/** The first entries of a list without pages, as many as cost at most `most` bytes together. */
export function takeWithinBudget<T>(entries: Iterable<T>, most: number, weigh: (entry: T) => number): T[] {
  const kept: T[] = [];
  let left = most;
  for (const entry of entries) {
    left -= weigh(entry);
    if (left < 0) break;
    kept.push(entry);
  }
  return kept;
}

/**
 * A rehype plugin that cuts content at a cost of `most` bytes: the rest is left out, and a text at the limit
 * is cut between words.
 */
export function rehypeWithinBudget(most: number) {
  return (tree: Root) => {
    let left = most;
    const keep = (child: RootContent): boolean => {
      if (left <= 0) return false;
      if (child.type === 'text') {
        const weight = textCost(child.value);
        if (weight > left) child.value = truncateToBudget(child.value, left);
        left -= weight;
      } else if (child.type === 'element') {
        left -= ELEMENT + textCost(JSON.stringify(child.properties));
        if (left <= 0) return false;
        walk(child);
      }
      return true;
    };
    const walk = (node: Root | Element) => {
      node.children = node.children.filter(keep as (child: RootContent) => boolean);
    };
    walk(tree);
  };
}
