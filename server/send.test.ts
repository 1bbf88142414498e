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

describe('of the encodings that a client reads', () => {
  it.each([
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
  ])('%j, the best is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});

describe('a text', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s with its length', async (encoding, unpack) => {
    const { headers, body } = await sent(content(), { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      'content-length': body?.length,
    });
    expect(unpack(body ?? Buffer.alloc(0)).toString()).toBe(TEXT);
  });
  it('is compressed once, however often it is sent', async () => {
    const one = content();
    const [first, second] = [
      await sent(one, { 'accept-encoding': 'br' }),
      await sent(one, { 'accept-encoding': 'br' }),
    ];
    expect(second.body).toBe(first.body);
  });
  it('of a few bytes is sent as it is', async () => {
    const { headers, body } = await sent(content({ body: Buffer.from('ya') }), { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary, body?.toString()]).toEqual([
      undefined,
      'Accept-Encoding',
      'ya',
    ]);
  });
});

it('a picture is sent as it is, to all the same', async () => {
  const picture = content({ headers: { 'content-type': 'image/webp', etag: '"a"' } });
  const { headers } = await sent(picture, { 'accept-encoding': 'br' });
  expect(headers).toEqual({ 'content-type': 'image/webp', etag: '"a"', 'content-length': TEXT.length });
});

describe('who has it already', () => {
  it.each(['W/"a"', '"a"', '"b", W/"a"', '*'])(
    'and says so by %s is told that nothing has changed',
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
  it('and was told so by a route learns no length, which would be that of the whole', async () => {
    const known = content({ status: 304, body: Buffer.alloc(0) });
    const { status, headers, body } = await sent(known, { 'accept-encoding': 'br' });
    expect([status, body, headers.etag, headers.vary]).toEqual([304, null, 'W/"a"', 'Accept-Encoding']);
    expect(headers).not.toHaveProperty('content-length');
  });
  it.each([404, 500, 503])('is told of a %i', async (status) => {
    for (const tag of ['W/"a"', '*'])
      expect((await sent(content({ status }), { 'if-none-match': tag })).status).toBe(status);
  });
  it('as something else is sent the whole', async () =>
    expect((await sent(content(), { 'if-none-match': '"b"' })).status).toBe(200));
});

it('the tag of a text is weak, because it stands for every encoding', async () => {
  const strong = content({ headers: { 'content-type': 'application/xml', etag: '"a"' } });
  for (const accepted of [undefined, 'gzip'])
    expect((await sent(strong, { 'accept-encoding': accepted })).headers.etag).toBe('W/"a"');
});
