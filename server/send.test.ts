import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor } from './compress';
import { send, type Content } from './send';

const TEXT = '<p>Kawah Putih</p>'.repeat(200);

const content = (more: Partial<Content> = {}): Content => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: 'W/"a"' },
  body: Buffer.from(TEXT),
  ...more,
});

/** The response that a client with these headers gets. */
async function sent(what: Content, headers: IncomingHttpHeaders = {}) {
  const answer = { status: 0, headers: {} as OutgoingHttpHeaders, body: null as Buffer | null };
  const response = {
    writeHead: (status: number, own: OutgoingHttpHeaders) =>
      Object.assign(answer, { status, headers: own }) && response,
    end: (body?: Buffer) => Object.assign(answer, { body: body ?? null }),
  };
  await send({ headers }, response as unknown as ServerResponse, what);
  return answer;
}

describe('encodingFor', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=1, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0', null],
    ['identity', null],
    ['gzipped', null],
    ['', null],
    [undefined, null],
  ])('encodingFor chooses for Accept-Encoding %j: %s', (accepted, encoding) =>
    expect(encodingFor(accepted)).toBe(encoding),
  );
});

describe('a text', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('a text is sent as %s with its Content-Length and Vary', async (encoding, unpack) => {
    const { headers, body } = await sent(content(), { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      'content-length': body?.length,
    });
    expect(unpack(body ?? Buffer.alloc(0)).toString()).toBe(TEXT);
  });
  test('a text is compressed once when it is sent twice', async () => {
    const one = content();
    const [first, second] = [
      await sent(one, { 'accept-encoding': 'br' }),
      await sent(one, { 'accept-encoding': 'br' }),
    ];
    expect(second.body).toBe(first.body);
  });
  test('a text of a few bytes is sent uncompressed', async () => {
    const { headers, body } = await sent(content({ body: Buffer.from('ya') }), { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary, body?.toString()]).toEqual([
      undefined,
      'Accept-Encoding',
      'ya',
    ]);
  });
});

test('a picture is sent uncompressed and without Vary', async () => {
  const picture = content({ headers: { 'content-type': 'image/webp', etag: '"a"' } });
  const { headers } = await sent(picture, { 'accept-encoding': 'br' });
  expect(headers).toEqual({ 'content-type': 'image/webp', etag: '"a"', 'content-length': TEXT.length });
});

describe('a conditional request', () => {
  test.each(['W/"a"', '"a"', '"b", W/"a"', '*'])(
    'a request with If-None-Match %s is answered 304 without a body',
    async (tag) => {
      const { status, headers, body } = await sent(content(), {
        'if-none-match': tag,
        'accept-encoding': 'br',
      });
      expect([status, body, headers.etag, headers['content-length']]).toEqual([
        304,
        null,
        'W/"a"',
        undefined,
      ]);
    },
  );
  test('a 304 of a route has no Content-Length', async () => {
    const known = content({ status: 304, body: Buffer.alloc(0) });
    const { status, headers, body } = await sent(known, { 'accept-encoding': 'br' });
    expect([status, body, headers.etag, headers.vary]).toEqual([304, null, 'W/"a"', 'Accept-Encoding']);
    expect(headers).not.toHaveProperty('content-length');
  });
  test.each([404, 500, 503])('a %i is never turned into a 304', async (status) => {
    for (const tag of ['W/"a"', '*'])
      expect((await sent(content({ status }), { 'if-none-match': tag })).status).toBe(status);
  });
  test('a request with another ETag in If-None-Match is answered 200', async () =>
    expect((await sent(content(), { 'if-none-match': '"b"' })).status).toBe(200));
});

test('the ETag of a text is weak in every encoding', async () => {
  const strong = content({ headers: { 'content-type': 'application/xml', etag: '"a"' } });
  for (const accepted of [undefined, 'gzip'])
    expect((await sent(strong, { 'accept-encoding': accepted })).headers.etag).toBe('W/"a"');
});
