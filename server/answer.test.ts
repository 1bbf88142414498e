import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS, transportSecurity } from '@/lib/base/security-headers';
import { pageValidity } from '@/lib/revalidation/page-validity';
import { settings } from '@/lib/settings/settings';
import { openAnswer } from './answer';
import { KeptPages } from './kept-pages';
import { fakeNext, fakeSite, type FakeSite } from './site.fake';

jest.mock('@/lib/settings/settings', () => {
  const real: { settings: typeof settings } = jest.requireActual('@/lib/settings/settings');
  return { ...real, settings: jest.fn(real.settings) };
});

const HEADERS = Object.keys({ ...SECURITY_HEADERS, ...transportSecurity('https://jelajahi.contoh.id') });
const LIFE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=86400, stale-if-error=31536000';
const PAGE =
  '<!DOCTYPE html><html><head></head><body><p>Ä ☕</p><script src="/_next/static/chunks/a.js" async=""></script></body></html>';

let site: FakeSite;
let asked: ReturnType<typeof fakeNext>['asked'];
/** Next with its middleware. */
let serve: (request: IncomingMessage, response: ServerResponse) => void;

/** What Next writes: a page in two parts, cut within a character, as a stream may be. */
function page(status = 200, headers: Record<string, string> = { 'cache-control': LIFE }) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('vary', 'rsc, next-router-state-tree, Accept-Encoding');
    response.setHeader('x-middleware-rewrite', '/lain');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const bytes = Buffer.from(PAGE);
    const cut = bytes.indexOf('☕') + 1;
    response.flushHeaders();
    response.write(bytes.subarray(0, cut));
    response.write(bytes.subarray(cut), () => response.end());
  };
}

function open(): Promise<FakeSite> {
  const next = fakeNext((request, response) => serve(request, response));
  asked = next.asked;
  const svg = { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: Buffer.from('<svg/>') };
  const missing = { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('-') };
  const find = (url: string) =>
    url === '/art/a.svg'
      ? Promise.resolve(svg)
      : url.startsWith('/_next/static/')
        ? Promise.resolve(missing)
        : null;
  return fakeSite(openAnswer({ find }, new KeptPages()), next.handle);
}

const withSiteUrl = (hasSiteUrl: boolean) =>
  jest.mocked(settings).mockReturnValue({
    ...jest.requireActual<{ settings: typeof settings }>('@/lib/settings/settings').settings(),
    hasSiteUrl,
  });

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  pageValidity.after = 0;
  withSiteUrl(true);
  serve = page();
  site = await open();
});
afterEach(() => {
  site.close();
  jest.restoreAllMocks();
});

const logged = () => jest.mocked(console.warn).mock.calls.flat().join('\n');
const text = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${more}Connection: close\r\n\r\n`;

describe('a page', () => {
  test('a page is sent whole, with deferred scripts, their policy and all security headers', async () => {
    const answer = await site.ask('/event');
    const html = await answer.text();
    expect(html).toContain('<p>Ä ☕</p><script type="text/plain" data-late="/_next/static/chunks/a.js">');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='$/);
    expect(answer.headers.get('cache-control')).toBe(LIFE);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.has('x-middleware-rewrite')).toBe(false);
    for (const name of HEADERS) expect([name, answer.headers.has(name)]).toEqual([name, true]);
  });
  test('a page is rendered once, without utm_source, for GET, HEAD, RSC, reloads and cookies', async () => {
    const asks: RequestInit[] = [
      {},
      { headers: { rsc: '1' } },
      { headers: { cookie: 'a=b' } },
      { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } },
      { method: 'HEAD' },
    ];
    for (const init of asks) expect((await site.ask('/event?utm_source=a', init)).status).toBe(200);
    expect(asked.map(({ url }) => url)).toEqual(['/event']);
  });
  test('Next does not receive headers of its own protocol, forwarded hosts or ranges', async () => {
    const forged = {
      range: 'bytes=9-',
      rsc: '1',
      'next-router-state-tree': 'x',
      'x-middleware-subrequest': 'middleware',
      'x-forwarded-host': 'jahat.contoh',
      'x-forwarded-for': '192.0.2.1',
      referer: 'https://luar.contoh/a',
      cookie: 'rencana=de~a',
    };
    const lines = Object.entries(forged).map(([name, value]) => `${name}: ${value}\r\n`);
    await site.raw(text('GET', '/rencana', lines.join('')));
    expect(asked).toEqual([
      { url: '/rencana', headers: { host: 'localhost', referer: forged.referer, cookie: forged.cookie } },
    ]);
  });
  test('HEAD gets the same headers as GET, without a body', async () => {
    const [got, head] = [await site.raw(text('GET', '/event')), await site.raw(text('HEAD', '/event'))];
    const headOf = (answer: string) => answer.split('\r\n\r\n', 1)[0]?.replace(/\r\ndate: [^\r]*/i, '');
    expect(headOf(head)).toBe(headOf(got));
    expect(head.split('\r\n\r\n')[1]).toBe('');
  });
  test.each([
    // A page that the middleware let through ends like this when the data changed: Next is asked once more.
    [404, LIFE, 2],
    [500, LIFE, 2],
    [404, 'no-store', 1],
    [503, 'no-store', 1],
    [429, 'no-store', 1],
  ])(
    'an answer with status %i and %s is sent as no-store, and Next asked %i times for each request',
    async (status, life, times) => {
      serve = page(status, { 'cache-control': life, 'retry-after': '30' });
      for (let time = 0; time < 2; time += 1) {
        const answer = await site.ask('/event');
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
        expect(answer.headers.get('retry-after')).toBe('30');
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      }
      expect(asked).toHaveLength(2 * times);
    },
  );
  test('what Next answers when it is asked once more is sent', async () => {
    serve = (...given) => page(asked.length > 1 ? 410 : 404)(...given);
    expect((await site.ask('/tiket/dihapus')).status).toBe(410);
  });
  test('a redirect of Next is passed on with the campaign, which no page is asked for with', async () => {
    serve = (_request, response) => response.writeHead(308, { location: '/event/a' }).end();
    const answer = await site.ask('/event/7?utm_source=wa&x=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/event/a?utm_source=wa']);
    expect(asked.map(({ url }) => url)).toEqual(['/event/7']);
  });
  test('a page with no-store is rendered for each request and keeps its cookies', async () => {
    serve = page(200, { 'cache-control': 'no-store', 'set-cookie': 'a=b' });
    for (let n = 0; n < 2; n += 1) {
      const answer = await site.ask('/cari?q=a');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.getSetCookie()).toEqual(['a=b']);
    }
    expect(asked).toHaveLength(2);
  });
  test('a page is answered 304 when If-None-Match has its ETag, and a 503 never is', async () => {
    const etag = (await site.ask('/event')).headers.get('etag') ?? '';
    const known = { headers: { 'if-none-match': etag } };
    const again = await site.ask('/event', known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe(LIFE);
    serve = page(503, { 'cache-control': 'no-store' });
    expect((await site.ask('/tiket', known)).status).toBe(503);
    expect((await site.ask('/tiket', { headers: { 'if-none-match': '*' } })).status).toBe(503);
  });
});

test('a file is sent without Next, and a missing one is logged', async () => {
  const file = await site.ask('/art/a.svg');
  expect([file.status, await file.text(), asked]).toEqual([200, '<svg/>', []]);
  expect((await site.ask('/_next/static/lama.js')).status).toBe(404);
  expect(logged()).toContain('/_next/static/lama.js');
});

describe('an answer that is no page', () => {
  beforeEach(() => {
    serve = (_request, response) => {
      response.setHeader('referrer-policy', 'no-referrer').setHeader('vary', 'rsc');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
  });
  test('an answer that is no page keeps its own security header and gets the others', async () => {
    const { headers } = await site.ask('/api/cari?q=a');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    for (const name of HEADERS) expect(headers.has(name)).toBe(true);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });
  test('an answer that is no page is sent in Brotli when the client accepts it', async () => {
    const body = JSON.stringify(Array.from({ length: 200 }, (_, n) => n));
    serve = (_request, response) => response.setHeader('content-type', 'application/json').end(body);
    for (let n = 0; n < 2; n += 1) {
      const { headers } = await site.ask('/api/cari?q=a', { headers: { 'accept-encoding': 'br' } });
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    }
  });
  test('Next receives the whole address and the real host for an answer that is no page', async () => {
    await site.ask('/api/cari?q=a&x=1', { headers: { accept: 'a/b', 'x-forwarded-host': 'jahat.contoh' } });
    expect(asked).toEqual([
      {
        url: '/api/cari?q=a&x=1',
        headers: expect.objectContaining({
          host: 'localhost',
          accept: 'a/b',
          'x-forwarded-host': new URL(site.url).host,
        }) as object,
      },
    ]);
  });
  test('a 404 that is no page is logged', async () => {
    serve = (_request, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('-');
    await site.ask('/og/event/tidak-ada.jpg');
    expect(logged()).toMatch(/^not found method="GET" path="\/og\/event\/tidak-ada.jpg"/);
  });
});

describe('a request that nothing serves', () => {
  test.each(['TRACE', 'PROPFIND', 'CONNECTED'])('a %s request is refused without Next', async (method) => {
    const answer = await site.raw(text(method, '/event'));
    expect(answer).toMatch(
      method === 'CONNECTED' ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 405 [^]*\r\nallow: GET, HEAD\r\n/i,
    );
    expect(asked).toEqual([]);
  });
  test('a refused request with a body is answered at once, without waiting for the body', async () => {
    serve = (_request, response) => response.writeHead(405, { allow: 'GET, HEAD' }).end('-');
    const answer = await site.raw(text('POST', '/rencana', 'Content-Length: 1000000000\r\n') + 'abc');
    expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*\r\nconnection: close\r\n/i);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
  test('a request without a Host header is refused with 400 and security headers', async () => {
    expect(await site.raw('GET /event HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [^]*x-frame-options: DENY/i,
    );
  });
  test('a refused address is logged as it was requested', async () => {
    expect((await site.ask('/destination/kawah.rsc?a=1')).status).toBe(404);
    expect(logged()).toMatch(/^not found method="GET" path="\/destination\/kawah.rsc"/);
  });
});

test('an error thrown by Next is answered with 500 and logged, and the next request is served', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  serve = () => {
    throw new Error('salah');
  };
  expect((await site.ask('/event')).status).toBe(500);
  expect(jest.mocked(console.error).mock.calls.flat().join('\n')).toContain('salah');
  serve = page();
  expect((await site.ask('/event')).status).toBe(200);
});

describe('SITE_URL', () => {
  const NOINDEX = /\r\nx-robots-tag: noindex\r\n/i;
  const under = (host: string, path = '/event', more = '') =>
    site.raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);

  test('every answer under a public host is noindex, and logged once, when SITE_URL is not set', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    withSiteUrl(false);
    const forwarded = 'X-Forwarded-Host: jelajahi.contoh.id\r\n';
    for (let time = 0; time < 2; time += 1) {
      expect(await under('localhost')).not.toMatch(NOINDEX);
      expect(await under('jelajahi.contoh.id')).toMatch(NOINDEX);
      expect(await under('localhost', '/event', forwarded)).toMatch(NOINDEX);
    }
    expect(await under('jelajahi.contoh.id', '/a.rsc')).toMatch(NOINDEX);
    expect(asked).toHaveLength(1);
    expect(error.mock.calls).toEqual([
      [expect.stringMatching(/^SITE_URL is not set[^\n]* host="jelajahi.contoh.id" [^\n]*$/)],
    ]);
  });
  test('no answer is noindex when SITE_URL is set', async () =>
    expect(await under('jelajahi.contoh.id')).not.toMatch(/x-robots-tag/i));
});
