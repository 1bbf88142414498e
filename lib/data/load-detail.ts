import { permanentRedirect } from 'next/navigation';
import { decodeKey } from '../addresses/routes';
import type { Item, KindDescription } from '../entities/define';
import { lookUpOnce, type Lookup } from './load';

/**
 * The props that Next passes to a detail page: `slug` is the last segment of the URL and holds the item's
 * key.
 */
export interface DetailProps {
  params: Promise<{ slug: string }>;
}

/**
 * The result for a detail page, looked up once for head and body: the item, that there is none, or that it is
 * unavailable. The server redirects items that have moved before it renders (server/render.ts).
 */
export async function loadDetail<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  params: DetailProps['params'],
): Promise<Exclude<Lookup<D>, { state: 'moved' }>> {
  const found = await lookUpOnce(description, decodeKey((await params).slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  return found;
}
