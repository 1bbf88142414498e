import type { Metadata } from 'next';
import type { Lookup } from '../data/load';
import type { Item, KindDescription } from '../entities/define';
import { detailHref } from '../addresses/routes';
import { pageHead } from './head';
import { itemSharePicture } from './share-picture';

/**
 * The head of a detail page in each of its cases: the item's own facts, or the not-found or error text of its kind. `path` is the
 * address that was asked for.
 */
export function lookUpHead<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  found: Lookup<D>,
  path: string,
): Metadata {
  const base = description.detailPath ?? description.listPath;
  if (found.state === 'found') {
    const { item } = found;
    return pageHead({
      title: item.title,
      description: description.describe(item),
      path: detailHref(base, item.key),
      type: description.kind === 'blog' ? 'article' : 'website',
      publishedAt: item.createdAt,
      picture: itemSharePicture(description.kind, item),
      feed: description.kind === 'blog',
      state: found.fromList ? 'partial' : 'ok',
    });
  }
  // The page answers with a redirect: nobody sees its head, and it must not mark the answer as a 404.
  if (found.state === 'moved') return {};
  const { notFound, detailFailed } = description.copy;
  const failed = found.state === 'failed';
  return pageHead({
    title: failed ? detailFailed : notFound,
    description: failed ? detailFailed : notFound,
    path,
    state: failed ? '503' : '404',
  });
}
