/**
 * A page of the site under the name by which texts mention it: 'Tebing Keraton',
 * '/attraction/tebing-keraton'.
 */
export interface NamedPage {
  title: string;
  href: string;
}

/** Names by their first word, the longest first. */
export type Names = ReadonlyMap<string, readonly NamedPage[]>;

/** A text in parts: the bare string, or a name that leads to its page. */
export type Part = string | NamedPage;

/** Finds the names in one text after the other of a page. */
export type FindNames = (text: string) => Part[];

/** Finds none. */
export const withoutNames: FindNames = (text) => [text];

/** Shorter titles are too likely to be a word like any other. */
const SHORTEST = 4;
/** So many links one page may hold: they cost bytes, and no text mentions more places. */
const MOST_LINKS = 40;

const WORD = /[\p{L}\p{N}]+/gu;
const CONTINUES = /^[\p{L}\p{N}]/u;

/** Makes the index; of pages with the same name the first has it. */
export function indexNames(pages: Iterable<NamedPage>): Names {
  const names = new Map<string, NamedPage[]>();
  const known = new Set<string>();
  for (const { title, href } of pages) {
    const [first] = title.match(WORD) ?? [];
    if (title.length < SHORTEST || !first || !title.startsWith(first) || known.has(title)) continue;
    known.add(title);
    const same = names.get(first);
    if (same) same.push({ title, href });
    else names.set(first, [{ title, href }]);
  }
  for (const same of names.values()) same.sort((a, b) => b.title.length - a.title.length);
  return names;
}

/**
 * Finds the names in the texts of one page: the first mention of each is a link, as whole words and as they
 * are written; `own` is the page itself, which needs none. Give it the texts in the order in which they are
 * read.
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
      // Its words are taken, linked or not: within 'Kawah Putih Ciwidey' nothing leads to another 'Putih'.
      free = index + page.title.length;
      if (linked.has(page.href)) continue;
      linked.add(page.href);
      parts.push(text.slice(end, index), page);
      end = free;
    }
    return [...parts, text.slice(end)].filter((part) => part !== '');
  };
}

/** Does the title stand there as whole words? */
function standsAt(text: string, index: number, title: string): boolean {
  return text.startsWith(title, index) && !CONTINUES.test(text.slice(index + title.length));
}
