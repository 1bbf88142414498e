import { cache } from 'react';
import { notFound } from 'next/navigation';
import { decodeKey } from '../addresses/routes';
import type { Item, KindDescription } from '../entities/define';
import { lookUp } from './look-up';

const lookUpOnce = cache(lookUp) as typeof lookUp;

/**
 * The item of a detail page, whose key is the last segment of its address; looked up once for head and body.
 * The middleware has answered for every other case: where the data have changed since, the page ends with
 * Next's own 404 or an error.
 */
export async function loadDetail<T extends Item, D extends T>(
  description: KindDescription<T, D>,
  params: Promise<{ slug: string }>,
): Promise<D> {
  const found = await lookUpOnce(description, decodeKey((await params).slug));
  if (found.state === 'failed') throw found.error;
  return 'item' in found ? found.item : notFound();
}
