/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import PageCacheHandler from '../cache/cache-handler.mjs';
import { invalidatePages, pageCache } from '../cache/page-cache.mjs';
import { guardServer } from './guard';

const Handler = PageCacheHandler as unknown as new (context: object) => PageCacheHandler;
const handler = new Handler({});
let server: Server;
let port: number;
let stop: () => void;
/** The page that is asked for; the cache's memory is the process's. */
let path: string;
let tests = 0;
/** How many requests were left to what stands behind the guard. */
let served: number;
/** What that says of its answer. */
let cacheStatus: string;

beforeAll(async () => {
  const none = () => Promise.resolve(null);
  pageCache.store = { read: none, write: () => Promise.resolve(true), remove: () => Promise.resolve() };
  stop = guardServer({ siteUrl: 'https://jelajahi.contoh.id', hasSiteUrl: true });
  // As Next does it, but that it renders nothing: the query is not part of the page's key.
  server = createServer((request, response) => {
    if (response.writableEnded) return;
    served += 1;
    const key = (request.url ?? '').split('?')[0] ?? '';
    void handler.get(key, {}).then((entry) => {
      const { html, status } = (entry?.value ?? { html: '', status: 500 }) as {
        html: string;
        status: number;
      };
      response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('x-nextjs-cache', cacheStatus);
      response.setHeader('Content-Length', Buffer.byteLength(html));
      response.statusCode = status;
      response.end(request.method === 'HEAD' ? null : html);
    });
  }).listen(0);
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  stop();
  server.close();
});
beforeEach(async () => {
  path = `/halaman-${(tests += 1)}`;
  served = 0;
  cacheStatus = 'HIT';
  jest.spyOn(handler.constructor.prototype.__proto__, 'get').mockResolvedValue(null);
  await render('Lama ✓');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, Symbol.for('jelajahi-bandung.stopping'));
});

async function render(text: string, mark = ''): Promise<void> {
  const meta = mark && `<meta name="x-status" content="${mark}"/>`;
  const html = `<!DOCTYPE html><head>${meta}</head><h1>${text}</h1>${path}`;
  await handler.set(path, { kind: 'APP_PAGE', html, headers: {}, status: 200 }, { cacheControl: {} });
}

/** As when the memory is full. */
function forget(): void {
  const { good } = pageCache.memory!;
  const entry = { ...good.get(path)! };
  good.delete(path);
  jest.spyOn(pageCache.store!, 'read').mockResolvedValue(entry);
}

const ask = (query = '', init: RequestInit = {}) => fetch(`http://localhost:${port}${path}${query}`, init);
const textOf = async (answer: Promise<Response>) => /<h1>(.*)<\/h1>/.exec(await (await answer).text())?.[1];

describe('is left to Next', () => {
  test.each([
    ['a page that was rendered anew', () => render('Baru'), 'Baru'],
    ['a page whose new rendering failed', () => render('Gagal', '503'), 'Lama ✓'],
    ['a page that is gone', () => render('Tidak ada', '404'), 'Tidak ada'],
    [
      'a page that is stale',
      () => void jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000),
      'Lama ✓',
    ],
    ['a page that is read from its store again', () => forget(), 'Lama ✓'],
    [
      'a warm page of a server that stops',
      () => void Reflect.set(globalThis, Symbol.for('jelajahi-bandung.stopping'), true),
      'Lama ✓',
    ],
  ])('%s', async (_name, change, text) => {
    await ask();
    await change();
    expect(await textOf(ask())).toBe(text);
    expect(served).toBe(2);
  });

  test('a page that a revalidation made invalid', async () => {
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 2));
    await invalidatePages(Date.now());
    expect((await ask()).status).toBe(500);
    expect(served).toBe(2);
  });

  test.each(['MISS', 'STALE'])('a page that Next called %s', async (status) => {
    cacheStatus = status;
    await ask();
    await ask();
    expect(served).toBe(2);
  });

  test.each([
    '?utm_source=a',
    '?page=1&utm_source=a',
    '?kategori=Alam',
    '?page=1&kategori=a',
    '?urut=x',
    '?urut=tanggal&x=1',
  ])('the query %s', async (query) => {
    await ask();
    await ask(query);
    await ask(query);
    expect(served).toBe(3);
  });

  test.each(['x-nextjs-data', 'x-prerender-revalidate', 'x-middleware-prefetch'])(
    'a request with %s',
    async (name) => {
      await ask('', { headers: { [name]: '1' } });
      await ask();
      await ask('', { headers: { [name]: '1' } });
      expect(served).toBe(3);
    },
  );
});

test('a HEAD makes no page ready', async () => {
  await ask('', { method: 'HEAD' });
  await ask();
  expect(served).toBe(2);
});

test.each([
  '',
  '?page=2',
  '?kategori=alam',
  '?kategori=alam&page=2',
  '?urut=tanggal',
  '?urut=tanggal&bulan=2026-12',
])('a warm page with the query "%s" is answered at once, as it was before', async (query) => {
  const [before, after] = [await ask(query), await ask(query)];
  expect(served).toBe(1);
  expect([after.status, await after.text()]).toEqual([200, await before.text()]);
  const headers = [before, after].map((answer) => [...answer.headers].filter(([name]) => name !== 'date'));
  expect(headers[1]).toEqual(headers[0]);
  expect(after.headers.get('x-frame-options')).toBe('DENY');
});

test('HEAD of a warm page says what GET says, without a body', async () => {
  const got = await ask();
  const head = await ask('', { method: 'HEAD' });
  expect(served).toBe(1);
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await got.text())));
  expect(await head.text()).toBe('');
});

test('without SITE_URL a warm page is kept out of search engines under a public host, and only there', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  stop();
  stop = guardServer({ siteUrl: 'http://localhost:3000', hasSiteUrl: false });
  const robots = async (host: string) => {
    const answer = await ask('', { headers: { 'x-forwarded-host': host } });
    return answer.headers.get('x-robots-tag');
  };
  const hosts = ['localhost', 'jelajahi.contoh.id', 'localhost', 'jelajahi.contoh.id', 'localhost'];
  const seen: (string | null)[] = [];
  for (const host of hosts) seen.push(await robots(host));
  expect(seen).toEqual([null, 'noindex', null, 'noindex', null]);
  path = `/halaman-${(tests += 1)}`;
  await render('Lain');
  expect([await robots('jelajahi.contoh.id'), await robots('localhost')]).toEqual(['noindex', null]);
  error.mockRestore();
});
