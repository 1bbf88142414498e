import { ask } from './http';
import { readPage } from './read-page';
import type { Site } from './servers';

const PREFIX = '/destination/';

/** Slugs of the destinations' cards of a page, in order. */
export function slugsOf(body: string): string[] {
  const links = readPage(body).contentLinks.filter((link) => link.startsWith(PREFIX));
  return [...new Set(links.map((link) => link.slice(PREFIX.length)))];
}

/** Follows Load More from /destinasi like a visitor without script. */
export async function wholeList(site: Site): Promise<string[]> {
  const slugs: string[] = [];
  let next: string | undefined = '/destinasi';
  while (next) {
    const { body } = await ask(site, next);
    slugs.push(...slugsOf(body));
    next = /<a\b[^>]*\bhref="([^"]*)"[^>]*>\s*Load More/.exec(body)?.[1]?.replaceAll('&amp;', '&');
  }
  return slugs;
}
