import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getJson } from './transport';

/**
 * Long enough for a local response, but short compared to `BOUND`, within which a hanging one must have
 * ended.
 */
const TIMEOUT = 300;
const BOUND = 15_000;

let server: Server;
let handler: RequestListener;
const seen: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => (seen.length = 0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function ask(
  answer: (response: ServerResponse) => void,
  { timeout = BOUND, maxBytes = 1_000_000 } = {},
): Promise<unknown> {
  handler = (_, response) => answer(response);
  const { port } = server.address() as AddressInfo;
  return getJson(new URL(`http://127.0.0.1:${port}/api/admin/events?a=1`), timeout, { bytes: maxBytes });
}

const answerWith =
  (status: number, body: string | Buffer, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };

describe('an answer that is no good', () => {
  it.each([
    ['garbage', '{"data": [1, 2'],
    ['HTML', '<!doctype html><h1>502</h1>'],
    ['nothing', ''],
    ['two documents', '{}{}'],
    ['what is packed and does not say so', gzipSync('{"data":[]}')],
  ])('%s is not-json', (_, body) =>
    expect(ask(answerWith(200, body))).rejects.toMatchObject({ code: 'not-json', status: null }),
  );

  // spec: 7, A status that is not OK
  it.each([500, 503, 401, 403, 410, 304])('status %d is a failure with its status', (status) =>
    expect(ask(answerWith(status, '{"data": []}'))).rejects.toMatchObject({ code: 'status', status }),
  );
  it.each([
    [429, {}],
    [429, { 'retry-after': '30' }],
    [503, { 'retry-after': '30' }],
  ])('status %d with %j means later', (status, headers) =>
    expect(ask(answerWith(status, '{"message":"Too Many Attempts."}', headers))).rejects.toMatchObject({
      code: 'later',
      status,
    }),
  );
  it.each([301, 302, 303, 307, 308])('a redirect (%d) is not followed', async (status) => {
    await expect(ask(answerWith(status, '', { location: '/elsewhere' }))).rejects.toMatchObject({
      code: 'status',
      status,
    });
    expect(seen).toEqual(['GET /api/admin/events?a=1']);
  });
  it('a reset connection is refused', () =>
    expect(ask((response) => response.destroy())).rejects.toMatchObject({ code: 'refused' }));
  it('a body that is cut off is refused, even when what came is JSON', () => {
    const cut = ask((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":[]}', () => response.destroy());
    });
    return expect(cut).rejects.toMatchObject({ code: 'refused' });
  });
  it('a body over the limit is given up', () => {
    const big = Buffer.alloc(12 * 1024 * 1024, ' ');
    return expect(ask((response) => response.end(big), { maxBytes: 100_000 })).rejects.toMatchObject({
      code: 'too-large',
    });
  });
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('a body that is small only while it is packed as %s is given up', (encoding, pack) => {
    const bomb = pack(Buffer.alloc(12 * 1024 * 1024, ' '));
    const answer = answerWith(200, bomb, { 'content-encoding': encoding });
    return expect(ask(answer, { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'too-large' });
  });
  it.each([
    ['is cut off', 'gzip', gzipSync('{"data":[]}').subarray(0, -9)],
    ['is packed in no way', 'gzip', Buffer.from('{"data":[]}')],
    ['is packed in another way', 'br', gzipSync('{"data":[]}')],
    ['is packed in a way that nobody asked for', 'zstd', Buffer.from('{}')],
  ])('a packed body that %s is a failure', (_, encoding, body) =>
    expect(ask(answerWith(200, body, { 'content-encoding': encoding }))).rejects.toMatchObject({
      code: 'refused',
    }),
  );
  it('no server at all is refused', () =>
    expect(getJson(new URL('http://127.0.0.1:1/'), BOUND)).rejects.toMatchObject({ code: 'refused' }));
});

describe('an answer that does not come', () => {
  it(
    'is given up when nothing arrives',
    () => expect(ask(() => undefined, { timeout: TIMEOUT })).rejects.toMatchObject({ code: 'timeout' }),
    BOUND,
  );
  it(
    'is given up when the body never ends, however steadily it drips',
    async () => {
      let drip: NodeJS.Timeout | undefined;
      const slow = ask(
        (response) => {
          response.write('{"data":[');
          drip = setInterval(() => response.write(' '), 20);
        },
        { timeout: TIMEOUT },
      );
      await expect(slow).rejects.toMatchObject({ code: 'timeout' });
      clearInterval(drip);
    },
    BOUND,
  );
  it('is sent at once, however many are under way: its time begins then', async () => {
    let arrived = 0;
    const all = new Promise<void>((resolve) => {
      handler = () => void ((arrived += 1) === 40 && resolve());
    });
    const { port } = server.address() as AddressInfo;
    const asked = Array.from({ length: 40 }, () => getJson(new URL(`http://127.0.0.1:${port}/`), BOUND));
    await all;
    server.closeAllConnections();
    await Promise.allSettled(asked);
    expect(arrived).toBe(40);
  });
  it(
    'does not hold up the next request',
    async () => {
      await Promise.allSettled(Array.from({ length: 12 }, () => ask(() => undefined, { timeout: TIMEOUT })));
      expect(await ask(answerWith(200, '{"data":1}'))).toEqual({ data: 1 });
    },
    BOUND,
  );
});

describe('an answer', () => {
  it('comes although the server has just closed the kept connection', async () => {
    await ask(answerWith(200, '{"data":1}'));
    server.closeIdleConnections();
    expect(await ask(answerWith(200, '{"data":2}'))).toEqual({ data: 2 });
  });
  it('404 is null', async () => expect(await ask(answerWith(404, '{"message":"Not found"}'))).toBeNull());
  it('404 is null without waiting for its body', async () => {
    const endless = ask((response) => response.writeHead(404).write('<html>'));
    expect(await endless).toBeNull();
  });
  // spec: 7, All calls
  it('200 is its JSON', async () =>
    expect(await ask(answerWith(200, '{"data":["é🌋"]}'))).toEqual({ data: ['é🌋'] }));
  it.each([
    ['of another content type', Buffer.from('{"data":"é"}'), { 'content-type': 'text/html' }],
    ['after a byte order mark', Buffer.from('\ufeff{"data":"é"}'), {}],
  ])('is its JSON also %s', async (_, body, headers) =>
    expect(await ask(answerWith(200, body, headers))).toEqual({ data: 'é' }),
  );
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['GZIP', gzipSync],
  ])('may come packed: %s', async (encoding, pack) => {
    const answer = answerWith(200, pack('{"data":["é🌋"]}'), { 'content-encoding': encoding });
    expect(await ask(answer)).toEqual({ data: ['é🌋'] });
  });
  it('with bytes that are no UTF-8 loses those alone', async () => {
    const body = Buffer.concat([Buffer.from('{"data":["a","'), Buffer.from([0xff]), Buffer.from('"]}')]);
    expect(await ask(answerWith(200, body))).toEqual({ data: ['a', '\ufffd'] });
  });
  it('is read in pieces that cut a letter', async () => {
    const bytes = Buffer.from('{"data":"🌋"}');
    const pieces = ask((response) =>
      response.write(bytes.subarray(0, 11), () => response.end(bytes.subarray(11))),
    );
    expect(await pieces).toEqual({ data: '🌋' });
  });
});

it.each([200, 404, 500, 429])(
  'says of an answer with status %d how much more may be asked',
  async (status) => {
    handler = (_, response) =>
      answerWith(status, '{"data":[]}', { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '7' })(
        response,
      );
    const { port } = server.address() as AddressInfo;
    const heard = jest.fn();
    await getJson(new URL(`http://127.0.0.1:${port}/a`), BOUND, { bytes: 1000 }, heard).catch(
      () => undefined,
    );
    expect(heard.mock.calls).toEqual([
      [expect.objectContaining({ limit: 60, remaining: status === 429 ? 0 : 7 })],
    ]);
  },
);
