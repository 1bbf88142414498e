import { countPress } from '@/lib/interest/count-press';
import { pressed } from '@/lib/interest/pressed';
import { settings } from '@/lib/settings/settings';

/** A browser sends 'PING'. The body is not read. */
const MAX_BODY = 64;

/**
 * `POST /api/minat?pesan=kartu`: a link of a page was clicked; the browser reports it through the link's
 * `ping` (docs/decisions/0025-what-visitors-ask-for.md). Writes one log line and one count, without any data
 * of the visitor; nothing for a visitor who opted out of tracking. 204, or the status that says why the
 * report was rejected.
 */
export function POST(request: Request): Response {
  const { headers } = request;
  if (!isFromHere(headers)) return empty(403);
  if (!(Number(headers.get('content-length') ?? NaN) <= MAX_BODY)) return empty(413);
  const press = pressed(new URL(request.url).searchParams, headers.get('ping-from'));
  if (!press) return empty(400);
  const seconds = countPress(press, (name) => headers.get(name));
  return seconds ? empty(429, { 'retry-after': String(seconds) }) : empty(204);
}

/** Accepts only reports from pages of this site: by Sec-Fetch-Site, or in older browsers by Origin alone. */
function isFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === settings().siteUrl : site === 'same-origin';
}

function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
