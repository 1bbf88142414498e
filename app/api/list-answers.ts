import { visitorMessage, type AdminApiError } from '@/lib/admin-api/errors';
import { noStoreJson } from '@/lib/base/no-store';
import { retrySeconds } from '@/lib/items/look-up';

/* What the routes answer that say more of a list: its further cards, and how it could be narrowed. */

/** What was asked for, as JSON that may be kept for half a minute. */
export function said(of: object): Response {
  return Response.json(of, { headers: { 'cache-control': 'public, max-age=30' } });
}

/** 404: the list has no such page. */
export function missing(): Response {
  return Response.json({ message: 'no such page' }, { status: 404 });
}

/** 503 with the message of spec §8, and when to ask again. */
export function failed(error: AdminApiError): Response {
  return noStoreJson(503, { message: visitorMessage(error) }, { 'retry-after': String(retrySeconds(error)) });
}
