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
  { timeout = BOUND, maxBytes = 1_000_000, maxValues = 1000 } = {},
): Promise<unknown> {
  handler = (_, response) => answer(response);
  const { port } = server.address() as AddressInfo;
  const room = { bytes: maxBytes, values: maxValues };
  return getJson(new URL(`http://127.0.0.1:${port}/api/admin/events?a=1`), timeout, room);
}

const answerWith =
  (status: number, body: string | Buffer, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };

describe('an unusable answer', () => {
  test.each([
    ['garbage', '{"data": [1, 2'],
    ['HTML', '<!doctype html><h1>502</h1>'],
    ['nothing', ''],
    ['two documents', '{}{}'],
    ['what is packed and does not say so', gzipSync('{"data":[]}')],
  ])('getJson rejects with not-json when the body is %s', (_, body) =>
    expect(ask(answerWith(200, body))).rejects.toMatchObject({ code: 'not-json', status: null }),
  );

  // spec: 7, A status that is not OK
  test.each([500, 503, 401, 403, 410, 304])(
    "getJson rejects with the code 'status' and the status when the API answers %d",
    (status) =>
      expect(ask(answerWith(status, '{"data": []}'))).rejects.toMatchObject({ code: 'status', status }),
  );
  test.each([
    [429, {}],
    [429, { 'retry-after': '30' }],
    [503, { 'retry-after': '30' }],
  ])("getJson rejects with 'later' when the API answers %d with %j", (status, headers) =>
    expect(ask(answerWith(status, '{"message":"Too Many Attempts."}', headers))).rejects.toMatchObject({
      code: 'later',
      status,
    }),
  );
  test.each([301, 302, 303, 307, 308])(
    'getJson rejects a redirect (%d) without following it',
    async (status) => {
      await expect(ask(answerWith(status, '', { location: '/elsewhere' }))).rejects.toMatchObject({
        code: 'status',
        status,
      });
      expect(seen).toEqual(['GET /api/admin/events?a=1']);
    },
  );
  test("getJson rejects with 'refused' when the connection is reset", () =>
    expect(ask((response) => response.destroy())).rejects.toMatchObject({ code: 'refused' }));
  test("getJson rejects with 'refused' when a body is cut off, even if it is JSON so far", () => {
    const cut = ask((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":[]}', () => response.destroy());
    });
    return expect(cut).rejects.toMatchObject({ code: 'refused' });
  });
  test('getJson rejects with too-large when a body exceeds the byte limit', () => {
    const big = Buffer.alloc(12 * 1024 * 1024, ' ');
    return expect(ask((response) => response.end(big), { maxBytes: 100_000 })).rejects.toMatchObject({
      code: 'too-large',
    });
  });
  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])(
    'getJson rejects with too-large when a body packed as %s exceeds the limit only unpacked',
    (encoding, pack) => {
      const bomb = pack(Buffer.alloc(1024 * 1024, ' '));
      expect(bomb.length).toBeLessThan(10_000);
      const answer = answerWith(200, bomb, { 'content-encoding': encoding });
      return expect(ask(answer, { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'too-large' });
    },
  );
  test.each([
    ['zeros', '0'],
    ['empty lists', '[]'],
    ['empty objects', '{}'],
  ])('getJson rejects with too-large when a short body has too many %s', (_, value) =>
    expect(
      ask(answerWith(200, `{"data":[${Array(101).fill(value).join()}]}`), { maxValues: 100 }),
    ).rejects.toMatchObject({ code: 'too-large' }),
  );
  test.each([
    ['is cut off', 'gzip', gzipSync('{"data":[]}').subarray(0, -9)],
    ['is packed in no way', 'gzip', Buffer.from('{"data":[]}')],
    ['is packed in another way', 'br', gzipSync('{"data":[]}')],
    ['is packed in a way that nobody asked for', 'zstd', Buffer.from('{}')],
  ])("getJson rejects with 'refused' when a packed body %s", (_, encoding, body) =>
    expect(ask(answerWith(200, body, { 'content-encoding': encoding }))).rejects.toMatchObject({
      code: 'refused',
    }),
  );
  test("getJson rejects with 'refused' when no server listens", () =>
    expect(getJson(new URL('http://127.0.0.1:1/'), BOUND)).rejects.toMatchObject({ code: 'refused' }));
});

describe('an answer that does not come', () => {
  test(
    'getJson rejects with a timeout when nothing arrives',
    () => expect(ask(() => undefined, { timeout: TIMEOUT })).rejects.toMatchObject({ code: 'timeout' }),
    BOUND,
  );
  test(
    'getJson rejects with a timeout when the body drips without end',
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
  test('getJson sends forty requests at the same time', async () => {
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
  test(
    'getJson answers the next request after twelve timeouts',
    async () => {
      await Promise.allSettled(Array.from({ length: 12 }, () => ask(() => undefined, { timeout: TIMEOUT })));
      expect(await ask(answerWith(200, '{"data":1}'))).toEqual({ data: 1 });
    },
    BOUND,
  );
});

describe('an answer', () => {
  test('getJson gets an answer when the server has just closed the idle connection', async () => {
    await ask(answerWith(200, '{"data":1}'));
    server.closeIdleConnections();
    expect(await ask(answerWith(200, '{"data":2}'))).toEqual({ data: 2 });
  });
  test('getJson returns null for a 404', async () =>
    expect(await ask(answerWith(404, '{"message":"Not found"}'))).toBeNull());
  test('getJson returns null for a 404 without waiting for its body', async () => {
    const endless = ask((response) => response.writeHead(404).write('<html>'));
    expect(await endless).toBeNull();
  });
  // spec: 7, All calls
  test('getJson returns the JSON of a 200', async () =>
    expect(await ask(answerWith(200, '{"data":["é🌋"]}'))).toEqual({ data: ['é🌋'] }));
  test.each([
    ['of another content type', Buffer.from('{"data":"é"}'), { 'content-type': 'text/html' }],
    ['after a byte order mark', Buffer.from('\ufeff{"data":"é"}'), {}],
  ])('getJson parses a body %s', async (_, body, headers) =>
    expect(await ask(answerWith(200, body, headers))).toEqual({ data: 'é' }),
  );
  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['GZIP', gzipSync],
  ])('getJson unpacks a body with Content-Encoding %s', async (encoding, pack) => {
    const answer = answerWith(200, pack('{"data":["é🌋"]}'), { 'content-encoding': encoding });
    expect(await ask(answer)).toEqual({ data: ['é🌋'] });
  });
  test('getJson replaces only the bytes that are not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"data":["a","'), Buffer.from([0xff]), Buffer.from('"]}')]);
    expect(await ask(answerWith(200, body))).toEqual({ data: ['a', '\ufffd'] });
  });
  test('getJson decodes a character that is split between two chunks', async () => {
    const bytes = Buffer.from('{"data":"🌋"}');
    const pieces = ask((response) =>
      response.write(bytes.subarray(0, 11), () => response.end(bytes.subarray(11))),
    );
    expect(await pieces).toEqual({ data: '🌋' });
  });
});

test.each([200, 404, 500, 429])(
  'getJson reports the rate limit of an answer with status %d',
  async (status) => {
    handler = (_, response) =>
      answerWith(status, '{"data":[]}', { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '7' })(
        response,
      );
    const { port } = server.address() as AddressInfo;
    const heard = jest.fn();
    await getJson(new URL(`http://127.0.0.1:${port}/a`), BOUND, { bytes: 1000, values: 10 }, heard).catch(
      () => undefined,
    );
    expect(heard.mock.calls).toEqual([
      [expect.objectContaining({ limit: 60, remaining: status === 429 ? 0 : 7 })],
    ]);
  },
);
