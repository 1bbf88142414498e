import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isKnown } from '@/lib/seo/document';
import { compressed, COMPRESSIBLE, encodingFor, MIN_BYTES } from './compress';

/** A response that is the same for all clients. */
export interface Content {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A text that nobody keeps. */
export function plainText(status: number, message: string, headers: Content['headers'] = {}): Content {
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers: { ...headers, ...own }, body: Buffer.from(`${message}\n`) };
}

/**
 * Sends the content in the best encoding that the client accepts, or a 304 instead of a 200 that it has (RFC
 * 9110, "If-None-Match"). ETags of texts are weak: one stands for every encoding.
 */
export async function send(
  { headers: asked }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  { status, headers, body }: Content,
): Promise<void> {
  const { etag } = headers;
  const isText = COMPRESSIBLE.test(String(headers['content-type'] ?? ''));
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
  const own = isText ? { ...headers, vary, ...(etag && { etag: etag.replace(/^(?!W\/)/, 'W/') }) } : headers;
  if (status === 304 || (status === 200 && isKnown(asked['if-none-match'], etag))) {
    // Without a length: it would be that of the 200 (RFC 9110, 8.6).
    response.writeHead(304, own).end();
    return;
  }
  const encoding = isText && body.length >= MIN_BYTES ? encodingFor(asked['accept-encoding']) : null;
  const bytes = encoding ? await compressed(body, encoding) : body;
  response.writeHead(status, {
    ...own,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  // Node itself leaves the body out of a response to HEAD.
  response.end(bytes);
}
