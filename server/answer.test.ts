/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { reportState, type PageState } from '@/lib/base/rendering';
import { openAnswer } from './answer';
import { MEMORY_ONLY, PageCache } from './page-cache';
import { resolve } from './resolve';
import { securityHeaders } from './security-headers';
import { fakeNext, fakeSite, type FakeSite } from './site.fake';

jest.mock('./resolve', () => ({ resolve: jest.fn(), movedTo: jest.fn(async () => null) }));
jest.mock('@/lib/data/load', () => ({ adminApi: () => ({ laterSeconds: () => null }) }));

const HEADERS = Object.keys(securityHeaders('https://jelajahi.contoh.id'));
const PAGE =
  '<!DOCTYPE html><html><head></head><body><p>Ä ☕</p><script src="/_next/static/chunks/a.js" async=""></script></body></html>';

let site: FakeSite;
let asked: ReturnType<typeof fakeNext>['asked'];
/** Next's response, and the state that the page reports. */
let serve: (request: IncomingMessage, response: ServerResponse) => void;
let state: PageState;

async function open(hasSiteUrl = true): Promise<FakeSite> {
  const next = fakeNext((request, response) => {
    reportState(state);
    serve(request, response);
  });
  asked = next.asked;
  const find = (url: string) =>
    url === '/art/a.svg'
      ? Promise.resolve({
          status: 200,
          headers: { 'content-type': 'image/svg+xml' },
          body: Buffer.from('<svg/>'),
        })
      : null;
  const answer = openAnswer({
    files: { find },
    pages: new PageCache(MEMORY_ONLY, 300),
    chosen: new PageCache(MEMORY_ONLY, 300),
    settings: { siteUrl: 'http://localhost:3000', hasSiteUrl },
  });
  return fakeSite(answer, next.handle);
}

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  state = 'ok';
  serve = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    // Split within a multi-byte character, as a stream may be.
    const bytes = Buffer.from(PAGE);
    const cut = bytes.indexOf('☕') + 1;
    response.flushHeaders();
    response.write(bytes.subarray(0, cut));
    response.write(bytes.subarray(cut), () => response.end());
  };
  jest.mocked(resolve).mockImplementation(async (url) => {
    const [address = ''] = url.split('?', 1);
    if (address.startsWith('/api/')) return { is: 'direct' };
    if (address === '/pindah') return { is: 'redirect', to: '/baru' };
    return { is: 'page', address, isKept: address !== '/cari' };
  });
  site = await open();
});
afterEach(() => {
  site.close();
  jest.restoreAllMocks();
});

describe('a page', () => {
  test('comes whole, with late scripts and a policy that names what starts them', async () => {
    const answer = await site.ask('/event');
    const html = await answer.text();
    expect(html).toContain('<p>Ä ☕</p><script type="text/plain" data-late="/_next/static/chunks/a.js">');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='$/);
    expect(answer.headers.get('cache-control')).toBe('s-maxage=30, stale-while-revalidate=31535970');
    for (const name of HEADERS) expect(answer.headers.has(name)).toBe(true);
  });
  test('is rendered once for all, however it is asked for', async () => {
    const asks: RequestInit[] = [
      {},
      { headers: { rsc: '1' } },
      { headers: { cookie: 'a=b' } },
      { method: 'HEAD' },
    ];
    for (const init of asks) expect((await site.ask('/event?utm_source=a', init)).status).toBe(200);
    expect(asked).toEqual([{ url: '/event', headers: { host: 'localhost' } }]);
  });
  test('says to HEAD what it says to GET, without a body', async () => {
    const [got, head] = [await site.raw(text('GET', '/event')), await site.raw(text('HEAD', '/event'))];
    const headOf = (answer: string) => answer.split('\r\n\r\n', 1)[0]?.replace(/\r\ndate: [^\r]*/i, '');
    expect(headOf(head)).toBe(headOf(got));
    expect(head.split('\r\n\r\n')[1]).toBe('');
  });
  test.each([
    ['404', 404, /^public, max-age=0, s-maxage=30$/],
    ['503', 503, /^no-store$/],
    ['partial', 200, /^public, max-age=0, s-maxage=5$/],
  ] as const)('that says that it is %s is %i', async (said, status, life) => {
    state = said;
    const answer = await site.ask('/event');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      status,
      expect.stringMatching(life),
    ]);
    expect(answer.headers.get('x-status')).toBe(said === 'partial' ? 'partial' : null);
  });
  test('that threw is 500, with a policy for its scripts, and is asked for again', async () => {
    serve = (_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.writeHead(500).end(PAGE);
    };
    const answer = await site.ask('/event');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      500,
      expect.stringContaining('no-store'),
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    await site.ask('/event');
    expect(asked).toHaveLength(2);
  });
  test('that is not kept is rendered for each visitor, and nobody keeps it', async () => {
    for (let n = 0; n < 2; n += 1) {
      const answer = await site.ask('/cari?q=a');
      expect(answer.headers.get('cache-control')).toBe(
        'private, no-cache, no-store, max-age=0, must-revalidate',
      );
    }
    expect(asked).toHaveLength(2);
  });
  test('is 304 for who has it, and its failure is not', async () => {
    const etag = (await site.ask('/event')).headers.get('etag') ?? '';
    const known = { headers: { 'if-none-match': etag } };
    const again = await site.ask('/event', known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toContain('s-maxage');
    state = '503';
    expect((await site.ask('/tiket', known)).status).toBe(503);
    expect((await site.ask('/tiket', { headers: { 'if-none-match': '*' } })).status).toBe(503);
  });
});

test('another address is one hop, and a file is sent, without Next', async () => {
  const [moved, file] = [await site.ask('/pindah'), await site.ask('/art/a.svg')];
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/baru']);
  expect([file.status, await file.text(), asked]).toEqual([200, '<svg/>', []]);
});

describe('what is no page', () => {
  beforeEach(() => {
    serve = (_request, response) => {
      response.setHeader('referrer-policy', 'no-referrer').setHeader('vary', 'rsc');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
  });
  test('keeps what it says itself, and has the other security headers', async () => {
    const { headers } = await site.ask('/api/a');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    for (const name of HEADERS) expect(headers.has(name)).toBe(true);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });
  test('is 404 where Next has no route for it and shows a page instead', async () => {
    state = '404';
    expect((await site.ask('/api/a')).status).toBe(404);
  });
  test('is compressed once for all who read it so', async () => {
    const body = JSON.stringify(Array.from({ length: 200 }, (_, n) => n));
    serve = (_request, response) => response.setHeader('content-type', 'application/json').end(body);
    for (let n = 0; n < 2; n += 1) {
      const { headers } = await site.ask('/api/a', { headers: { 'accept-encoding': 'br' } });
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    }
  });
  test('does not hear of headers that only Next sends, of other hosts, parts and cookies', async () => {
    const forged = {
      accept: 'a/b',
      'if-none-match': '"a"',
      range: 'bytes=9-',
      cookie: 'a=b',
      rsc: '1',
      'next-router-state-tree': 'x',
      'x-middleware-prefetch': '1',
      'x-forwarded-host': 'jahat.contoh',
    };
    await site.ask('/api/a?b=c', { headers: forged });
    expect(asked).toEqual([
      { url: '/api/a?b=c', headers: { host: 'localhost', accept: 'a/b', 'if-none-match': '"a"' } },
    ]);
  });
});

const text = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${more}Connection: close\r\n\r\n`;

describe('a request that nothing serves', () => {
  test('is answered without Next', async () => {
    const answer = await site.ask('/event', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow'), asked]).toEqual([405, 'GET, HEAD', []]);
  });
  test('with a body is not waited for', async () => {
    const answer = await site.raw(text('POST', '/event', 'Content-Length: 1000000000\r\n') + 'abc');
    expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*\r\nconnection: close\r\n/i);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
  test.each(['Expect: 100-continue', 'Expect: lain', 'Transfer-Encoding: chunked'])(
    'with %s gets one answer',
    async (header) => {
      const answer = await site.raw(text('PUT', '/event', `${header}\r\n`));
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    },
  );
  test('because it names no host is refused by Node, with the headers too', async () => {
    expect(await site.raw('GET /event HTTP/1.1\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [^]*x-frame-options: DENY/i,
    );
  });
  test('is logged as it was asked', async () => {
    expect((await site.ask('/destination/kawah.rsc?a=1')).status).toBe(404);
    expect(jest.mocked(console.warn).mock.calls.flat().join('\n')).toMatch(
      /^not found method="GET" path="\/destination\/kawah.rsc"/,
    );
  });
});

test('a mistake of ours is 500, logged, and ends nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(resolve).mockRejectedValueOnce(new Error('salah'));
  expect((await site.ask('/event')).status).toBe(500);
  expect(jest.mocked(console.error).mock.calls.flat().join('\n')).toContain('salah');
  expect((await site.ask('/event')).status).toBe(200);
});

describe('without SITE_URL', () => {
  let error: jest.SpyInstance;
  beforeEach(async () => {
    error = jest.spyOn(console, 'error').mockImplementation();
    site.close();
    site = await open(false);
  });
  afterEach(() => error.mockRestore());

  const NOINDEX = /\r\nx-robots-tag: noindex\r\n/i;
  const under = (host: string, path = '/event', more = '') =>
    site.raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);

  test('the first request under a public host is an error that names the setting, the host and the mend', async () => {
    await under('localhost:3000');
    expect(error).not.toHaveBeenCalled();
    for (const host of ['jelajahi.contoh.id', 'jelajahi.contoh.id', 'lain.contoh.id']) await under(host);
    expect(error.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^SITE_URL is not set[^\n]*set it to the public origin such as https:\/\/[^\n]* host="jelajahi.contoh.id" siteUrl="http:\/\/localhost:3000"$/,
        ),
      ],
    ]);
  });
  test('every answer under one is kept out of search engines, and only there', async () => {
    const forwarded = 'X-Forwarded-Host: jelajahi.contoh.id\r\n';
    for (let time = 0; time < 2; time += 1) {
      expect(await under('localhost')).not.toMatch(NOINDEX);
      expect(await under('jelajahi.contoh.id')).toMatch(NOINDEX);
      expect(await under('localhost', '/event', forwarded)).toMatch(NOINDEX);
    }
    expect(await under('jelajahi.contoh.id', '/a.rsc')).toMatch(NOINDEX);
    expect(asked).toHaveLength(1);
  });
});

test('with SITE_URL a public host changes nothing', async () => {
  const answer = await site.raw(
    'GET /event HTTP/1.1\r\nHost: jelajahi.contoh.id\r\nConnection: close\r\n\r\n',
  );
  expect(answer).not.toMatch(/x-robots-tag/i);
});
