import type { Metadata } from 'next';
import { loadDetail, type DetailProps } from '../data/load-detail';
import type { Item, KindDescription } from '../entities/define';
import { decodeKey, itemHref } from '../addresses/routes';
import { pageHead } from './head';
import { itemSharePicture } from './share-picture';

/**
 * The head of a detail page in each state: the item's own facts, or the not-found or error text of its kind.
 */
export async function detailHead<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  params: DetailProps['params'],
): Promise<Metadata> {
  const found = await loadDetail(description, params);
  if (found.state === 'found') {
    const { item } = found;
    return pageHead({
      title: item.title,
      description: description.describe(item),
      path: itemHref(description, item.key),
      type: description.kind === 'blog' ? 'article' : 'website',
      publishedAt: item.createdAt,
      picture: itemSharePicture(description.kind, item),
      feed: description.kind === 'blog',
      state: found.fromList ? 'partial' : 'ok',
    });
  }
  const { notFound, detailFailed } = description.copy;
  const failed = found.state === 'failed';
  const text = failed ? detailFailed : notFound;
  const path = itemHref(description, decodeKey((await params).slug));
  return pageHead({ title: text, description: text, path, state: failed ? '503' : '404' });
}
