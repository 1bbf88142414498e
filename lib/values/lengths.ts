import type { Element, Root, RootContent } from 'hast';

/*
 * How long the texts of an item may be, in characters. With the text that people write these keep a detail
 * under 200 kB and a list under 300 kB (product-decisions.md, "Heads and structured data"); what text made of
 * signs that HTML writes longer costs: docs/decisions/0011-what-content-may-cost.md.
 */

/** The most HTML or Markdown that is read of one field; the rest is cut to limit time and memory. */
export const MAX_MARKUP = 64_000;
/** A detail's rich text: about two thousand words; a trip's, which has lists and a schedule beside it. */
export const MAX_RICH = 16_000;
export const MAX_OVERVIEW = 6_000;
/** An article: it is nearly all of its page. */
export const MAX_ARTICLE = 42_000;
/** A list of short texts, such as the included services; the days of a schedule. */
export const MAX_LIST = 1_600;
export const MAX_SCHEDULE = 4_000;
/** The addresses of an item's pictures: a page names each picture in a dozen sizes. */
export const MAX_GALLERY = 1_200;

/** What an element counts: its tags, and its name in the data beside the HTML. */
const ELEMENT = 30;
/** What an entry of a list counts beside its text. */
const ENTRY = 60;

/** The text cut to `most` characters, between words and with '…' at the end. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const word = text.lastIndexOf(' ', most);
  // Not between the two halves of one sign.
  return `${word > 0 ? text.slice(0, word) : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The characters of these texts, each in an entry of its own. */
export function lengthOf(...texts: string[]): number {
  return texts.reduce((sum, text) => sum + ENTRY + text.length, 0);
}

/** The first entries of a list without pages, as many as have at most `most` characters together. */
export function takeWithin<T>(entries: Iterable<T>, most: number, length: (entry: T) => number): T[] {
  const kept: T[] = [];
  let left = most;
  for (const entry of entries) {
    left -= length(entry);
    if (left < 0) break;
    kept.push(entry);
  }
  return kept;
}

/** A rehype plugin that cuts content at `most` characters, between words. */
export function rehypeAtMost(most: number) {
  return (tree: Root) => {
    let left = most;
    const keep = (child: RootContent): boolean => {
      if (left <= 0) return false;
      if (child.type === 'text') {
        child.value = truncate(child.value, left);
        left -= child.value.length;
      } else if (child.type === 'element') {
        left -= ELEMENT + JSON.stringify(child.properties).length;
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
