/** @jest-environment node */
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import PageCacheHandler from './cache-handler.mjs';
import { invalidatePages, pageCache } from './page-cache.mjs';

const store = new Map<string, CacheHandlerValue>();
const Handler = PageCacheHandler as unknown as new (context: object) => PageCacheHandler;
const handler = new Handler({});
let key: string;
let tests = 0;

beforeEach(() => {
  // The handler's memory is the process's: every test has a page of its own.
  key = `/halaman-${(tests += 1)}`;
  store.clear();
  pageCache.store = {
    read: (name) => Promise.resolve(store.get(name) ?? null),
    write: (name, entry) => Promise.resolve(Boolean(store.set(name, entry))),
    remove: (name) => Promise.resolve(void store.delete(name)),
  };
  jest.spyOn(handler.constructor.prototype.__proto__, 'get').mockResolvedValue(null);
});
afterEach(() => jest.restoreAllMocks());

/** What Next gives to `set` for a page with this text and mark. */
const page = (text: string, mark = '') => ({
  kind: 'APP_PAGE',
  html: `<head>${mark && `<meta name="x-status" content="${mark}"/>`}</head><h1>${text}</h1>`,
  headers: {},
  status: 200,
});

const set = (data: ReturnType<typeof page>) => handler.set(key, data, { cacheControl: {} });
/** The heading of what `get` has; null for nothing. */
async function shown() {
  const html = (await handler.get(key, {}))?.value as { html?: string } | undefined;
  return /<h1>(.*)<\/h1>/.exec(html?.html ?? '')?.[1] ?? null;
}
async function render(data: ReturnType<typeof page>) {
  await handler.get(key, {});
  await set(data);
  return data;
}
const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

describe('after a revalidation', () => {
  async function revalidated(before = page('Lama')) {
    await render(before);
    await tick();
    await invalidatePages(Date.now());
    await tick();
  }

  it('an older page counts as absent', async () => {
    await revalidated();
    expect(await shown()).toBeNull();
  });
  it('an older 404 counts as absent', async () => {
    await revalidated(page('Tidak ditemukan', '404'));
    expect(await shown()).toBeNull();
  });
  it('an older page comes back when the new one cannot be rendered', async () => {
    await revalidated();
    const failed = await render(page('Gagal', '503'));
    expect(failed).toMatchObject({ status: 200, html: expect.stringContaining('Lama') as string });
    expect(await shown()).toBe('Lama');
  });
  it('a page that was being rendered counts as older', async () => {
    await handler.get(key, {});
    await tick();
    const waiting = invalidatePages(Date.now());
    await tick();
    await set(page('Lama'));
    await waiting;
    expect(await shown()).toBeNull();
  });
  it('resolves only when the pages are there that were being rendered', async () => {
    await handler.get(key, {});
    const order: string[] = [];
    const waiting = invalidatePages(Date.now()).then(() => order.push('invalid'));
    await tick();
    order.push('rendered');
    await set(page('Lama'));
    await waiting;
    expect(order).toEqual(['rendered', 'invalid']);
  });
  it('waits for no page that never comes longer than a second', async () => {
    await handler.get(key, {});
    await invalidatePages(Date.now());
    expect(pageCache.rendering.has(key)).toBe(true);
    pageCache.rendering.clear();
  });
  it('a page that was rendered since is shown', async () => {
    await revalidated();
    await render(page('Baru'));
    expect(await shown()).toBe('Baru');
  });
  it('a page that another replica has rendered since is shown', async () => {
    await revalidated();
    const value = page('Baru') as never;
    store.set(key, { value, lastModified: Date.now() });
    expect(await shown()).toBe('Baru');
  });
  it('an unchanged page is stored again, so that the next process finds a valid one', async () => {
    await revalidated();
    await render(page('Lama'));
    expect(store.get(key)?.lastModified).toBeGreaterThan(pageCache.validAfter);
  });
});

describe('a page without a revalidation', () => {
  it('is 404 without any trace in the store', async () => {
    await render(page('Ada'));
    const gone = await render(page('Tidak ditemukan', '404'));
    expect(gone.status).toBe(404);
    expect(store.has(key)).toBe(false);
  });
  it('of many that are 404, remembers the last 8 MB', async () => {
    const text = 'x'.repeat(100_000);
    for (let number = 0; number < 200; number += 1) {
      key = `/tidak-ada-${number}`;
      await set(page(text, '404'));
    }
    const remembered: number[] = [];
    for (let number = 0; number < 200; number += 1) {
      key = `/tidak-ada-${number}`;
      if ((await shown()) === text) remembered.push(number);
    }
    expect(remembered.length * text.length).toBeLessThanOrEqual(8 * 1024 * 1024);
    expect(remembered).toContain(199);
  });
  it('that is partial lets no proxy show it for more than seconds, and the whole one after it no less than others', async () => {
    const life = (data: ReturnType<typeof page>) =>
      (data.headers as Record<string, string>)['cache-control'] ?? 'what Next says';
    expect(life(await render(page('Tanpa acara', 'partial')))).toMatch(/^public, max-age=0, s-maxage=\d$/);
    const kept = (await handler.get(key, {}))?.value as unknown as ReturnType<typeof page>;
    expect(life(kept)).not.toContain('stale');
    expect(life(kept)).toMatch(/s-maxage=\d$/);
    expect(life(await render(page('Dengan acara')))).toBe('what Next says');
  });
  it('is stored once while it does not change', async () => {
    await render(page('Ada'));
    const first = store.get(key);
    await render(page('Ada'));
    expect(store.get(key)).toBe(first);
  });
});

describe('a partial page', () => {
  it('does not take the place of a whole one, which is tried again soon', async () => {
    await render(page('Lengkap'));
    const sent = await render(page('Dari daftar', 'partial'));
    expect(sent.html).toContain('Lengkap');
    expect(await shown()).toBe('Lengkap');
    expect((await handler.get(key, {}))?.cacheControl?.revalidate).toBe(5);
  });
  it('does not take the place of a whole one that only the store has', async () => {
    store.set(key, { value: page('Lengkap'), lastModified: Date.now() } as unknown as CacheHandlerValue);
    await set(page('Dari daftar', 'partial'));
    expect(await shown()).toBe('Lengkap');
  });
  it('takes the place of another, and gives its own to a whole one', async () => {
    await render(page('Dari daftar', 'partial'));
    await render(page('Dari daftar baru', 'partial'));
    expect(await shown()).toBe('Dari daftar baru');
    await render(page('Lengkap'));
    expect(await shown()).toBe('Lengkap');
  });
  it('takes the place of a whole one from before a revalidation', async () => {
    await render(page('Lengkap'));
    await tick();
    await invalidatePages(Date.now());
    await tick();
    await render(page('Dari daftar', 'partial'));
    expect(await shown()).toBe('Dari daftar');
  });
});

describe('a page that failed', () => {
  afterEach(() => (pageCache.laterSeconds = () => null));

  it('may be asked for again in half a minute', async () => {
    const sent = await render(page('Gagal', '503'));
    expect(sent.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  });
  it('may be asked for again when the API has room, where it said when', async () => {
    pageCache.laterSeconds = () => 47;
    expect((await render(page('Gagal', '503'))).headers).toMatchObject({ 'retry-after': '47' });
  });
});
