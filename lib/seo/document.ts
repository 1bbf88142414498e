import { etagOf } from '../base/etag';
import { noStore } from '../base/no-store';

/** A document for crawlers, encoded once and sent any number of times. */
export interface Document {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** False when data is missing that the API never delivered. */
  isComplete: boolean;
}

/** How long a document may be cached, in seconds: a whole one, and one that lacks data. */
const WHOLE_SECONDS = 300;
const PARTIAL_SECONDS = 30;

/**
 * A text with its headers. `type` is the media type without the charset, which is always UTF-8. A partial
 * document is marked as such (`x-status: partial`, as in the head of pages) and cached briefly.
 */
export function toDocument(text: string, type: string, isComplete = true): Document {
  const body = new TextEncoder().encode(text);
  return {
    body,
    isComplete,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${isComplete ? WHOLE_SECONDS : PARTIAL_SECONDS}`,
      etag: etagOf(body),
      ...(isComplete ? {} : { 'x-status': 'partial' }),
    },
  };
}

/** The document, or 304 when the client has it already (RFC 9110, "If-None-Match"). */
export function sendDocument(
  request: Request,
  { body, headers }: { body: Document['body'] | ReadableStream<Uint8Array>; headers: Record<string, string> },
): Response {
  return isKnown(request.headers.get('if-none-match'), headers.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

/** Does an If-None-Match name this tag? A proxy that compresses marks it as weak (W/). */
export function isKnown(condition: string | null | undefined, etag: string | undefined): boolean {
  if (!condition || !etag) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return condition.split(',').some((tag) => plain(tag) === plain(etag) || plain(tag) === '*');
}

/** The 404 response for an unknown document. */
export function noDocument(): Response {
  return noStore(404, { 'content-type': 'text/plain; charset=utf-8' }, 'Tidak ditemukan');
}
