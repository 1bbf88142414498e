import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { compressed, encodingFor, isCompressible, MIN_BYTES } from './compress';

/** An answer that is the same for all who ask. */
export interface Content {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Its body stays the same for as long as this process runs. */
  isLasting?: boolean;
}

/**
 * Sends it in the best form that the client reads, or says that the client has it (RFC 9110,
 * "If-None-Match"). Only a 200 is ever a 304: who asks again after a failure must learn what became of it.
 * Its tags are weak, because one stands for every encoding.
 */
export async function send(
  { method, headers: asked }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { status, headers, body, isLasting = false }: Content,
): Promise<void> {
  const isText = isCompressible(String(headers['content-type'] ?? ''));
  const own = isText
    ? {
        ...headers,
        vary: [headers.vary ?? [], 'Accept-Encoding'].flat().join(', '),
        ...weakTag(headers.etag),
      }
    : headers;
  if (status === 200 && isKnown(asked['if-none-match'], headers.etag)) {
    response.writeHead(304, own).end();
    return;
  }
  const encoding = isText && body.length >= MIN_BYTES ? encodingFor(asked['accept-encoding']) : null;
  const bytes = encoding ? await compressed(body, encoding, isLasting) : body;
  response.writeHead(status, {
    ...own,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  // Node leaves the body out where a HEAD asked.
  if (method === 'HEAD') response.end();
  else response.end(bytes);
}

function weakTag(etag: OutgoingHttpHeaders[string]): { etag?: string } {
  return typeof etag === 'string' ? { etag: etag.replace(/^(?!W\/)/, 'W/') } : {};
}

/** A proxy that compresses marks a tag as weak (W/): it is the same document. */
function isKnown(condition: string | undefined, etag: OutgoingHttpHeaders[string]): boolean {
  if (condition === undefined || typeof etag !== 'string') return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return condition.split(',').some((tag) => plain(tag) === plain(etag) || tag.trim() === '*');
}
