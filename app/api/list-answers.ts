import { visitorMessage, type AdminApiError } from '@/lib/admin-api/errors';
import { noStoreJson } from '@/lib/base/no-store';
import { retrySeconds } from '@/lib/items/look-up';

/* What the routes answer that say more of a list: its further cards, and how it could be narrowed. */

export function said(of: object): Response {
  return Response.json(of, { headers: { 'cache-control': 'public, max-age=30' } });
}

export function missing(): Response {
  return Response.json({ message: 'no such page' }, { status: 404 });
}

export function failed(error: AdminApiError): Response {
  return noStoreJson(503, { message: visitorMessage(error) }, { 'retry-after': String(retrySeconds(error)) });
}
