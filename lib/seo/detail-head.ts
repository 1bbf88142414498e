import type { Metadata } from 'next';
import { loadDetail } from '../items/load-detail';
import { SAMPLE } from '../entities/card';
import type { Item, KindDescription } from '../entities/define';
import { itemHref } from '../addresses/routes';
import { pageHead } from './head';
import { itemSharePicture } from './share-picture';

/** The head of a detail page: the item's own facts. */
export async function detailHead<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  params: Promise<{ slug: string }>,
): Promise<Metadata> {
  const item = await loadDetail(description, params);
  return pageHead({
    title: item.title,
    description: (item.isExample ? `${SAMPLE}: ` : '') + description.describe(item),
    path: itemHref(description, item.key),
    type: description.kind === 'blog' ? 'article' : 'website',
    publishedAt: item.createdAt,
    picture: itemSharePicture(description.kind, item),
    feed: description.kind === 'blog',
  });
}
