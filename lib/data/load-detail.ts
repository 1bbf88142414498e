import { permanentRedirect } from 'next/navigation';
import { decodeKey } from '../addresses/routes';
import type { Item, KindDescription } from '../entities/define';
import { lookUpOnce, type Lookup } from './load';

/** What Next hands to a detail page: the last segment of its address, which holds the item's key. */
export interface DetailProps {
  params: Promise<{ slug: string }>;
}

/**
 * What a detail page shows, looked up once for its head and its body: its item, or that there is none, or
 * that it could not be had. One that has moved is redirected to, for which the server looks before it renders
 * (server/render.ts).
 */
export async function loadDetail<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  params: DetailProps['params'],
): Promise<Exclude<Lookup<D>, { state: 'moved' }>> {
  const found = await lookUpOnce(description, decodeKey((await params).slug));
  if (found.state === 'moved') permanentRedirect(found.href);
  return found;
}
