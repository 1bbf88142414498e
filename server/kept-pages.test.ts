/** @jest-environment node */
import { invalidatePages, pageValidity } from '@/lib/revalidation/page-validity';
import { PageCache, type CachedPage } from './page-cache';
import type { RenderedPage } from './render';

const store = new Map<string, CachedPage>();
const ADDRESS = '/halaman';
let pages: PageCache;
let now: number;

const open = (freshSeconds = 300) =>
  new PageCache(
    {
      read: (address) => Promise.resolve(store.get(address) ?? null),
      write: (address, page) => Promise.resolve(Boolean(store.set(address, page))),
      remove: (address) => Promise.resolve(void store.delete(address)),
    },
    freshSeconds,
  );

beforeEach(() => {
  store.clear();
  pageValidity.after = 0;
  now = 1_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  pages = open();
});
afterEach(() => jest.restoreAllMocks());

/** A rendered page with this text and state. */
function rendered(text: string, state: RenderedPage['state'] = 'ok'): RenderedPage {
  const statuses: Record<string, number> = { '404': 404, '503': 503, broken: 500, moved: 308 };
  return { status: statuses[state] ?? 200, headers: {}, body: Buffer.from(text), state };
}

interface Shown {
  text: string;
  status: number;
  life: string;
}
/** What a visitor gets if the page renders with this text. */
async function ask(text: string, state?: RenderedPage['state'], address = ADDRESS): Promise<Shown> {
  const { body, status, headers } = await pages.get(address, () => Promise.resolve(rendered(text, state)));
  await settle();
  return { text: body.toString(), status, life: String(headers['cache-control']) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const later = (seconds: number) => (now += seconds * 1000);
/** What is served without a new rendering; null for nothing. */
async function shown(address = ADDRESS): Promise<string | null> {
  const none = () => Promise.reject(new Error('none'));
  return pages.get(address, none).then(
    ({ body }) => body.toString(),
    () => null,
  );
}

describe('a page', () => {
  it('is rendered once and shown to all, those included who ask while it is rendered', async () => {
    const render = jest.fn(async () => rendered('Ada'));
    await Promise.all([pages.get(ADDRESS, render), pages.get(ADDRESS, render)]);
    await pages.get(ADDRESS, render);
    expect(render).toHaveBeenCalledTimes(1);
  });
  it.each([
    [300, 30],
    [50, 5],
    [2, 1],
  ])(
    'of data that are fresh for %i seconds is shown for %i, then once more while it is rendered anew',
    async (fresh, seconds) => {
      pages = open(fresh);
      expect((await ask('Lama')).life).toBe(
        `s-maxage=${seconds}, stale-while-revalidate=${31_536_000 - seconds}`,
      );
      later(seconds - 1);
      expect((await ask('Baru')).text).toBe('Lama');
      later(1);
      expect((await ask('Baru')).text).toBe('Lama');
      expect((await ask('Terbaru')).text).toBe('Baru');
    },
  );
  it('whose rendering breaks in the background stays, and that is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await ask('Ada');
    later(31);
    await pages.get(ADDRESS, () => Promise.reject(new Error('rusak')));
    await settle();
    expect(warn.mock.calls.flat().join()).toContain('rusak');
    expect(await shown()).toBe('Ada');
  });
  it('that threw is not kept, and takes no good one’s place', async () => {
    expect((await ask('Rusak', 'broken')).status).toBe(500);
    expect((await ask('Ada')).text).toBe('Ada');
    later(31);
    await ask('Rusak', 'broken');
    expect(await shown()).toBe('Ada');
  });
  it('is read from its store by the next process, and rendered anew behind it', async () => {
    await ask('Ada');
    later(60);
    pages = open();
    expect((await ask('Baru')).text).toBe('Ada');
    expect(await shown()).toBe('Baru');
  });
  it('is stored once while it does not change, and once an hour', async () => {
    await ask('Ada');
    const first = store.get(ADDRESS);
    later(31);
    await ask('Ada');
    expect(store.get(ADDRESS)).toBe(first);
  });
  it('that did not change stays the same bytes, so that they stay compressed', async () => {
    const { body } = await pages.get(ADDRESS, async () => rendered('Ada'));
    later(31);
    await ask('Ada');
    expect((await pages.get(ADDRESS, async () => rendered('Ada'))).body).toBe(body);
  });
  it('whose rendering began earlier takes no newer one’s place', async () => {
    let end: (page: RenderedPage) => void = () => undefined;
    const slow = pages.get(ADDRESS, () => new Promise((resolve) => (end = resolve)));
    await settle();
    invalidatePages(Date.now());
    await ask('Baru');
    end(rendered('Lama'));
    expect((await slow).body.toString()).toBe('Lama');
    expect(await shown()).toBe('Baru');
  });
});

describe('after a revalidation', () => {
  async function revalidated(text = 'Lama', state?: RenderedPage['state']) {
    await ask(text, state);
    invalidatePages(Date.now());
  }

  it('an older page counts as absent', async () => {
    await revalidated();
    expect(await shown()).toBeNull();
  });
  it('an older 404 counts as absent', async () => {
    await revalidated('Tidak ditemukan', '404');
    expect(await shown()).toBeNull();
  });
  it('an older page comes back when the new one cannot be rendered', async () => {
    await revalidated();
    expect(await ask('Gagal', '503')).toMatchObject({ status: 200, text: 'Lama' });
    expect(await shown()).toBe('Lama');
  });
  it('whoever asks joins no rendering that began before it', async () => {
    let end: (page: RenderedPage) => void = () => undefined;
    const before = pages.get(ADDRESS, () => new Promise((resolve) => (end = resolve)));
    await settle();
    invalidatePages(Date.now());
    expect((await ask('Baru')).text).toBe('Baru');
    end(rendered('Lama'));
    await before;
  });
  it('a page that was rendered since is shown', async () => {
    await revalidated();
    await ask('Baru');
    expect(await shown()).toBe('Baru');
  });
  it('of another machine whose clock is ahead, a page that is rendered here is shown', async () => {
    invalidatePages(Date.now() + 60_000);
    await ask('Baru');
    expect(await shown()).toBe('Baru');
  });
  it('a page that another replica has rendered since is shown', async () => {
    await revalidated();
    const content = { status: 200, headers: {}, body: Buffer.from('Baru') };
    const renderedAt = Date.now();
    store.set(ADDRESS, { content, renderedAt, staleAt: renderedAt + 30_000, isPartial: false });
    expect(await shown()).toBe('Baru');
  });
  it('an unchanged page is stored again, so that the next process finds a valid one', async () => {
    await revalidated();
    await ask('Lama');
    expect(store.get(ADDRESS)?.renderedAt).toBeGreaterThan(pageValidity.after);
  });
});

describe('a page that is not there', () => {
  it('is 404 for as long as a page is good, and no longer: that there is none was remembered with the data before', async () => {
    pages = open(100);
    await ask('Tidak ditemukan', '404');
    expect(await ask('Ada')).toMatchObject({ status: 404, life: 'public, max-age=0, s-maxage=10' });
  });
  it('is 404 without any trace in the store', async () => {
    await ask('Ada');
    later(31);
    await ask('Tidak ditemukan', '404');
    expect(await ask('Ada')).toMatchObject({ status: 404, life: 'public, max-age=0, s-maxage=30' });
    expect(store.has(ADDRESS)).toBe(false);
  });
  it('or has moved is remembered, and gives way to one that is there', async () => {
    expect((await ask('', 'moved')).status).toBe(308);
    expect((await ask('Ada')).status).toBe(308);
    invalidatePages(Date.now());
    expect((await ask('Ada')).text).toBe('Ada');
  });
  it('of many, is remembered within 8 MB', async () => {
    const text = 'x'.repeat(100_000);
    for (let number = 0; number < 200; number += 1) await ask(text, '404', `/tidak-ada-${number}`);
    const remembered: number[] = [];
    for (let number = 0; number < 200; number += 1)
      if ((await shown(`/tidak-ada-${number}`)) === text) remembered.push(number);
    expect(remembered.length * text.length).toBeLessThanOrEqual(8 * 1024 * 1024);
    expect(remembered).toContain(199);
  });
});

describe('a partial page', () => {
  it('lets no proxy show it for more than seconds, and the whole one after it no less than others', async () => {
    expect((await ask('Tanpa acara', 'partial')).life).toBe('public, max-age=0, s-maxage=5');
    later(5);
    await ask('Dengan acara');
    expect((await ask('Dengan acara')).life).toContain('stale-while-revalidate');
  });
  it('does not take the place of a whole one, which is tried again soon', async () => {
    await ask('Lengkap');
    later(31);
    await ask('Dari daftar', 'partial');
    expect(await shown()).toBe('Lengkap');
    later(6);
    await ask('Lengkap lagi');
    expect(await shown()).toBe('Lengkap lagi');
  });
  it('does not take the place of a whole one that only the store has', async () => {
    await ask('Lengkap');
    later(31);
    pages = open();
    await ask('Dari daftar', 'partial');
    expect(await shown()).toBe('Lengkap');
  });
  it('takes the place of another, and gives its own to a whole one', async () => {
    await ask('Dari daftar', 'partial');
    later(6);
    await ask('Dari daftar baru', 'partial');
    expect(await shown()).toBe('Dari daftar baru');
    later(6);
    await ask('Lengkap');
    expect(await shown()).toBe('Lengkap');
  });
  it('takes the place of a whole one from before a revalidation', async () => {
    await ask('Lengkap');
    invalidatePages(Date.now());
    expect((await ask('Dari daftar', 'partial')).text).toBe('Dari daftar');
  });
});

describe('a page that failed', () => {
  it('is asked for again by the next visitor', async () => {
    expect(await ask('Gagal', '503')).toMatchObject({ status: 503, text: 'Gagal' });
    expect((await ask('Ada')).text).toBe('Ada');
  });
  it('leaves the good one before it where it is, which is tried again in five seconds', async () => {
    await ask('Ada');
    later(31);
    await ask('Gagal', '503');
    expect(await ask('Baru')).toMatchObject({ status: 200, text: 'Ada' });
    later(6);
    await ask('Baru');
    expect(await shown()).toBe('Baru');
  });
});
