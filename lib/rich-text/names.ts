import { groupBy } from '../base/group-by';

/** A page and the name by which texts mention it: 'Tebing Keraton', '/attraction/tebing-keraton'. */
export interface NamedPage {
  title: string;
  href: string;
}

/** Names by their first word, longest first. */
export type Names = ReadonlyMap<string, readonly NamedPage[]>;

/** A part of a text: plain text, or a name with the page it links to. */
export type Part = string | NamedPage;

/** Finds the names in the texts of a page, called for one text after the other. */
export type FindNames = (text: string) => Part[];

/** A finder that finds no names. */
export const withoutNames: FindNames = (text) => [text];

/** Shorter titles are too likely to be ordinary words. */
const SHORTEST = 4;
/** The most links per page: they cost bytes, and no text mentions more places. */
const MOST_LINKS = 40;

const WORD = /[\p{L}\p{N}]+/gu;
const CONTINUES = /^[\p{L}\p{N}]/u;

/** Builds the index. Of several pages with the same name, the first is kept. */
export function indexNames(pages: Iterable<NamedPage>): Names {
  const known = new Map<string, NamedPage>();
  for (const { title, href } of pages)
    if (title.length >= SHORTEST && firstWord(title) && !known.has(title)) known.set(title, { title, href });
  const longestFirst = [...known.values()].toSorted((a, b) => b.title.length - a.title.length);
  return groupBy(longestFirst, ({ title }) => firstWord(title));
}

/** The word that a title begins with; '' where it begins with none. */
const firstWord = (title: string) => /^[\p{L}\p{N}]+/u.exec(title)?.[0] ?? '';

/**
 * Returns a finder for the texts of one page: the first mention of each name becomes a link. Names match as
 * whole words and case-sensitively. `own` is the page itself, which is never linked. Pass the texts in
 * reading order.
 */
export function nameFinder(names: Names, own: string): FindNames {
  const linked = new Set([own]);
  return (text) => {
    const parts: Part[] = [];
    let end = 0;
    let free = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (linked.size > MOST_LINKS) break;
      if (index < free) continue;
      const page = names.get(word)?.find(({ title }) => standsAt(text, index, title));
      if (!page) continue;
      // The name's words are consumed, linked or not: within 'Kawah Putih Ciwidey' no other 'Putih' is
      // linked.
      free = index + page.title.length;
      if (linked.has(page.href)) continue;
      linked.add(page.href);
      parts.push(text.slice(end, index), page);
      end = free;
    }
    return [...parts, text.slice(end)].filter((part) => part !== '');
  };
}

/** Does the title occur at this index as whole words? */
function standsAt(text: string, index: number, title: string): boolean {
  return text.startsWith(title, index) && !CONTINUES.test(text.slice(index + title.length));
}
