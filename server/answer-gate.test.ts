import type { IncomingMessage, ServerResponse } from 'node:http';
import { whileWaiting } from '@/lib/base/gate';
import { OWN_QUESTION, ownSecret } from '@/lib/base/secrets';
import { pageValidity } from '@/lib/revalidation/page-validity';
import { openAnswer } from './answer';
import { KeptPages } from './kept-pages';
import { fakeNext, fakeSite, type FakeSite } from './site.fake';

const LIFE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=86400, stale-if-error=31536000';
const PAGE = '<!DOCTYPE html><p>Ada</p>';

let site: FakeSite;
/** Next with its middleware. */
let serve: (request: IncomingMessage, response: ServerResponse) => void;

function page(headers: Record<string, string> = { 'cache-control': LIFE }) {
  return (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(PAGE);
}

function open(): Promise<FakeSite> {
  const { handle } = fakeNext((request, response) => serve(request, response));
  const svg = { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: Buffer.from('<svg/>') };
  const find = (url: string) => (url === '/art/a.svg' ? Promise.resolve(svg) : null);
  return fakeSite(openAnswer({ find }, new KeptPages()), handle);
}

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  pageValidity.after = 0;
  serve = page();
  site = await open();
});
afterEach(() => {
  site.close();
  jest.restoreAllMocks();
});

describe('the gate', () => {
  test('pages are rendered one after the other, while kept pages and files are sent at once', async () => {
    await site.ask('/event');
    const slow: (() => void)[] = [];
    serve = (request, response) => void slow.push(() => page()(request, response));
    const first = site.ask('/tiket');
    const second = site.ask('/blog');
    while (slow.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await site.ask('/event')).status).toBe(200);
    expect((await site.ask('/art/a.svg')).status).toBe(200);
    expect(slow).toHaveLength(1);
    slow[0]?.();
    expect((await first).status).toBe(200);
    while (slow.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    slow[1]?.();
    expect((await second).status).toBe(200);
  });

  test('internal requests, health checks and forms are answered while a page is rendered', async () => {
    let end: () => void = () => undefined;
    serve = (request, response) => {
      if (request.url === '/tiket') end = () => page()(request, response);
      else page()(request, response);
    };
    const rendered = site.ask('/tiket');
    for (const [path, init] of [
      ['/keadaan/absent/fixed/-', { headers: { [OWN_QUESTION]: ownSecret() } }],
      ['/api/health', {}],
      ['/rencana', { method: 'POST', body: 'simpan=de~a' }],
    ] as const)
      expect([path, (await site.ask(path, init)).status]).toEqual([path, 200]);
    end();
    await rendered;
  });

  test.each(['/rencana', '/cari?q=kawah'])(
    "nobody's %s waits for the same address of another visitor, which waits for the API",
    async (path) => {
      const mine = page({ 'cache-control': 'no-store' });
      let end: (() => void) | undefined;
      serve = (request, response) => {
        if (!request.headers.cookie) return mine(request, response);
        const api = whileWaiting(() => new Promise<void>((resolve) => (end = resolve)));
        void api.then(() => mine(request, response));
      };
      const slow = site.ask(path, { headers: { cookie: 'rencana=o2' } });
      while (!end) await new Promise((resolve) => setTimeout(resolve, 5));
      expect((await site.ask(path)).status).toBe(200);
      end();
      expect((await slow).status).toBe(200);
    },
  );

  test('a page is answered 503 with Retry-After when the gate is full, or from memory if it was kept', async () => {
    serve = page({ 'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=31536000' });
    await site.ask('/event');
    const waiting: (() => void)[] = [];
    serve = (request, response) =>
      void waiting.push(() => page({ 'cache-control': 'no-store' })(request, response));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const flood = Array.from({ length: 260 }, (_, n) => site.ask(`/cari?q=${n}`));
    const statuses = new Map<number, number>();
    const all = Promise.all(
      flood.map(async (one) => {
        const { status, headers } = await one;
        if (status === 503) expect(headers.get('retry-after')).toBe('5');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
    while ((statuses.get(503) ?? 0) < 59) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await site.ask('/event')).status).toBe(200);
    let done = false;
    void all.then(() => (done = true));
    while (!done) {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 201, 503: 59 });
    clock.mockRestore();
  }, 30_000);
});

test("only an internal request with the right secret gets the page without the server's policy", async () => {
  const askWith = async (secret: string) => {
    const { headers } = await site.ask('/keadaan/absent/fixed/-', { headers: { [OWN_QUESTION]: secret } });
    return headers.get('content-security-policy');
  };
  expect(await askWith(ownSecret())).not.toContain('script-src');
  expect(await askWith('a'.repeat(36))).toContain('script-src');
});
