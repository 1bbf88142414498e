import { lookUp, lookUpMakanan, type Lookup } from './data';
import type { Item } from './entities/define';
import { registry } from './entities/registry';
import { redirects } from './redirects';
import { decodeKey, detailRoutes } from './routes';

/**
 * Where a tidy path leads in the end, so that it is one hop (decisions.md, "URLs"): an item's own page for any of its keys, a food's
 * place on /kuliner, the target of the operator's rule. The path itself when there is nothing of the kind, or when it could not be had.
 */
export async function settledPath(path: string): Promise<string> {
  const [, base, segment, ...rest] = path.split('/');
  const found = segment && rest.length === 0 ? await lookUpAt(`/${base}`, decodeKey(segment)) : null;
  if (!found) return redirects().get(path) ?? path;
  return found.state === 'moved' ? found.href : path;
}

async function lookUpAt(base: string, key: string): Promise<Lookup<Item> | null> {
  if (base === detailRoutes.makanan) return lookUpMakanan(key);
  const description = Object.values(registry).find(({ detailPath }) => detailPath === base);
  return description ? lookUp<Item, Item>(description, key) : null;
}
