import { lookUp, lookUpInList, type Lookup } from './data';
import type { Item } from './entities/define';
import { makanan } from './entities/makanan/makanan';
import { registry } from './entities/registry';
import { redirects } from './redirects';
import { decodeKey, detailRoutes, routes } from './routes';

/*
 * One address for one thing, in one hop (decisions.md, "URLs"). Pages redirect by themselves where only they can know it; what the
 * form of an address tells is decided here, together with what a page behind it would say.
 */

/** Addresses of the specification that another one has the page of. */
const ALIASES: readonly [RegExp, string][] = [
  [/^\/events$/, routes.event],
  [new RegExp(`^${routes.paket}(?=/[^/]+$)`), detailRoutes.paket],
];

/**
 * A path and query as the site writes it: one slash between parts and none at the end, no capitals, only what must be is
 * percent-encoded, no alias, no `page=1` and no `kategori=semua`. Other parameters stay as they are.
 */
export function tidyAddress(pathname: string, search: string): string {
  const parts = pathname.split('/').filter(Boolean);
  let path = `/${parts.map((part) => encodeURIComponent(decodeKey(part).toLowerCase())).join('/')}`;
  for (const [alias, own] of ALIASES) path = path.replace(alias, own);
  const query = new URLSearchParams(search);
  if (query.get('page') !== '1' && query.get('kategori') !== 'semua') return path + search;
  if (query.get('page') === '1') query.delete('page');
  if (query.get('kategori') === 'semua') query.delete('kategori');
  return query.size ? `${path}?${query}` : path;
}

/**
 * Where a tidy path leads in the end: an item's own page for any of its keys, a food's place on /kuliner, the target of the
 * operator's rule. The path itself when there is nothing of the kind, or when it could not be had.
 */
export async function settledPath(path: string): Promise<string> {
  const [, base, segment, ...rest] = path.split('/');
  const found = segment && rest.length === 0 ? await lookUpAt(`/${base}`, decodeKey(segment)) : null;
  if (found?.state === 'moved') return found.href;
  return found?.state === 'found' ? path : (redirects().get(path) ?? path);
}

async function lookUpAt(base: string, key: string): Promise<Lookup<Item> | null> {
  if (base === detailRoutes.makanan) {
    const food = await lookUpInList(makanan, key);
    return food.state === 'found' ? { state: 'moved', href: makanan.toCard(food.item).href } : food;
  }
  const description = Object.values(registry).find(({ detailPath }) => detailPath === base);
  return description ? lookUp<Item, Item>(description, key) : null;
}
