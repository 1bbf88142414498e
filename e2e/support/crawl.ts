import { ask, type Answer } from './http';
import { readPage } from './read-page';
import type { Site } from './servers';

export interface Crawl {
  /** Every URL that was reached, with its status. */
  statuses: Map<string, number>;
  /** Every URL that a page links, reached or not. */
  linked: Set<string>;
  /** The pages that search engines may index, by the URL that links use, with their canonical links. */
  indexable: Map<string, string[]>;
  /** Order and chat links, with the pages that contain them. */
  orders: Map<string, string>;
  /** The ids of each page that was reached. */
  ids: Map<string, ReadonlySet<string>>;
  /** Links to places on pages, with the pages that contain them: '/kuliner?page=2#restoran-abuy'. */
  places: Map<string, string>;
}

/**
 * Follows every link from the home page, like a crawler without script that heeds `nofollow`; calls `visit`
 * with each response. With `most`, of the items under each first part of an address only so many.
 */
export async function crawl(
  site: Site,
  visit: (target: string, answer: Answer) => void = () => undefined,
  { most = Infinity } = {},
): Promise<Crawl> {
  const queue = ['/'];
  const seen = new Set(queue);
  const found: Crawl = {
    statuses: new Map(),
    linked: seen,
    indexable: new Map(),
    orders: new Map(),
    ids: new Map(),
    places: new Map(),
  };
  /** The items that were found, by the first part of their address. */
  const numbers = new Map<string, number>();
  for (let target = queue.shift(); target; target = queue.shift()) {
    const answer = await ask(site, target);
    const { status, headers, body } = answer;
    visit(target, answer);
    found.statuses.set(target, status);
    if (status === 200 && headers.get('content-type')?.startsWith('text/html')) {
      const { robots, canonical } = readPage(body);
      if (!robots.includes('noindex')) found.indexable.set(target, canonical);
    }
    const plain = body.replace(/<script\b[\s\S]*?<\/script>/g, '');
    found.ids.set(target, new Set([...plain.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [tag, raw = ''] of plain.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>/g)) {
      if (tag.includes('rel="nofollow"')) continue;
      const href = raw.replaceAll('&amp;', '&');
      // Without a number it is a page that is shared.
      if (/^https:\/\/wa\.me\/\d/.test(href)) found.orders.set(href, target);
      const [path = '', id] = href.split('#');
      if (id && /^[/#]/.test(href)) found.places.set(`${path || target}#${id}`, target);
      if (!path.startsWith('/') || seen.has(path)) continue;
      seen.add(path);
      const [, first = '', key] = (path.split('?')[0] ?? '').split('/');
      const number = (numbers.get(first) ?? 0) + (key ? 1 : 0);
      numbers.set(first, number);
      if (!key || number <= most) queue.push(path);
    }
  }
  return found;
}
