import { QueueFullError } from '@/lib/base/semaphore';
import { invalidatePages, pageValidity } from '@/lib/revalidation/page-validity';
import { KeptPages } from './kept-pages';
import type { Content } from './send';

const KEY = '/halaman';
const LIFE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=86400, stale-if-error=31536000';
let pages: KeptPages;
let now: number;

beforeEach(() => {
  Object.assign(pageValidity, { after: 0, began: 0 });
  now = 1_000_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  pages = new KeptPages();
});
afterEach(() => jest.restoreAllMocks());

function content(text: string, status = 200, more: Record<string, string> = {}): Content {
  const life = status === 200 ? LIFE : 'no-store';
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': life, ...more };
  return { status, headers, body: Buffer.from(text) };
}
const partial = (text: string) =>
  content(text, 200, { 'x-status': 'partial', 'cache-control': 'public, max-age=0, s-maxage=5' });

/** What a visitor gets if Next answers like this. */
async function ask(answer: Content | Error, key = KEY): Promise<string> {
  const { body } = await pages.get(key, async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await settle();
  return body.toString();
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const later = (seconds: number) => (now += seconds * 1000);
/** What is sent without a rendering; null for nothing. */
async function shown(key = KEY): Promise<string | null> {
  return pages
    .get(key, () => Promise.reject(new Error('none')))
    .then(
      ({ body }) => body.toString(),
      () => null,
    );
}

describe('answers that may not be kept', () => {
  test.each([
    ['a 404', content('Tidak ada', 404, { 'cache-control': LIFE })],
    ['a 404 without a word', content('Tidak ada', 404)],
    ['another address', content('', 308, { 'cache-control': LIFE })],
    ['a failure', content('Gagal', 503)],
    ['a mistake', content('Rusak', 500, { 'cache-control': LIFE })],
    ['a refusal', content('Terlalu banyak', 429)],
    ['a page of one visitor', content('Rencana', 200, { 'cache-control': 'no-store' })],
    ['a private page', content('Rencana', 200, { 'cache-control': 'private, max-age=60' })],
    ['a page without a word', content('Ada', 200, { 'cache-control': '' })],
    ['no page', content('{}', 200, { 'content-type': 'application/json' })],
  ])('an answer is not kept when it is %s', async (_, answer) => {
    await ask(answer);
    expect(await shown()).toBeNull();
  });

  test('concurrent requests for an answer with no-store are rendered separately', async () => {
    const answers = ['satu', 'dua', 'tiga'].map((cookie) =>
      pages.get('/rencana', async () => {
        await settle();
        return content(cookie, 200, { 'cache-control': 'no-store' });
      }),
    );
    expect((await Promise.all(answers)).map(({ body }) => body.toString())).toEqual(['satu', 'dua', 'tiga']);
  });

  test('a failed rendering does not fail the next request that waited for it', async () => {
    const [first, second] = await Promise.allSettled([
      pages.get(KEY, () => Promise.reject(new Error('putus'))),
      pages.get(KEY, async () => content('Ada')),
    ]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });
});

describe('a page', () => {
  test('a page is rendered once for concurrent and later requests', async () => {
    const render = jest.fn(async () => content('Ada'));
    await Promise.all([pages.get(KEY, render), pages.get(KEY, render), pages.get(KEY, render)]);
    await pages.get(KEY, render);
    expect(render).toHaveBeenCalledTimes(1);
  });
  test('a page is sent for its s-maxage, and once more while it is rendered anew', async () => {
    await ask(content('Lama'));
    later(29);
    expect(await ask(content('Baru'))).toBe('Lama');
    later(1);
    expect(await ask(content('Baru'))).toBe('Lama');
    expect(await ask(content('Terbaru'))).toBe('Baru');
  });
  test('a stale page is rendered anew once for all requests of the same moment', async () => {
    await ask(content('Lama'));
    later(31);
    const render = jest.fn(async () => {
      await settle();
      return content('Baru');
    });
    await Promise.all(Array.from({ length: 10 }, () => pages.get(KEY, render)));
    await settle();
    expect(render).toHaveBeenCalledTimes(1);
  });
  test('a page that is stale for more than a day is rendered before it is sent', async () => {
    await ask(content('Lama'));
    later(86_400 + 31);
    expect(await ask(content('Baru'))).toBe('Baru');
  });
  test('a page that is stale for a month is sent when its new rendering is a 503', async () => {
    await ask(content('Lama'));
    later(86_400 * 30);
    expect(await ask(content('Gagal', 503))).toBe('Lama');
  });
  test('a stale page is sent when the queue for renderings is full, and a page never kept rejects', async () => {
    await ask(content('Lama'));
    later(86_400 * 30);
    expect(await ask(new QueueFullError('penuh'))).toBe('Lama');
    await expect(ask(new QueueFullError('penuh'), '/lain')).rejects.toThrow('penuh');
  });
  describe('a page while the API is down', () => {
    afterEach(() => (pageValidity.canBeNewer = () => true));
    test('a stale page is sent without a rendering while the API is down, and rendered anew afterwards', async () => {
      await ask(content('Lama'));
      later(31);
      pageValidity.canBeNewer = () => false;
      const render = jest.fn(async () => content('Baru'));
      for (let times = 0; times < 3; times += 1) {
        expect((await pages.get(KEY, render)).body.toString()).toBe('Lama');
        await settle();
      }
      expect(render).not.toHaveBeenCalled();
      pageValidity.canBeNewer = () => true;
      await ask(content('Baru'));
      expect(await shown()).toBe('Baru');
    });
    test('a stale page is not rendered when the API goes down before its turn', async () => {
      await ask(content('Lama'));
      later(31);
      const render = jest.fn(async () => content('Baru'));
      await pages.get(KEY, render, (work) => {
        pageValidity.canBeNewer = () => false;
        return work();
      });
      await settle();
      expect([render.mock.calls.length, await shown()]).toEqual([0, 'Lama']);
    });
    test('a page that was never kept is rendered while the API is down', async () => {
      pageValidity.canBeNewer = () => false;
      expect(await ask(content('Ada'))).toBe('Ada');
    });
  });
  test('a page is kept when its new rendering fails, which is tried again after five seconds', async () => {
    await ask(content('Ada'));
    later(31);
    await ask(content('Rusak', 500));
    expect(await shown()).toBe('Ada');
    const render = jest.fn(async () => content('Baru'));
    await pages.get(KEY, render);
    await settle();
    expect(render).not.toHaveBeenCalled();
    later(6);
    await ask(content('Baru'));
    expect(await shown()).toBe('Baru');
  });
  test('a page is no longer kept once its new rendering is a 404 or a redirect', async () => {
    for (const answer of [content('Tidak ada', 404), content('', 308)]) {
      await ask(content('Ada'));
      later(31);
      await ask(answer);
      expect(await shown()).toBeNull();
    }
  });
  test('a page keeps the same Buffer when its new rendering has the same content', async () => {
    const { body } = await pages.get(KEY, async () => content('Ada'));
    later(31);
    await ask(content('Ada'));
    expect((await pages.get(KEY, async () => content('Ada'))).body).toBe(body);
  });
  test('a page has a weak ETag that depends on its content only', async () => {
    const tag = async (text: string, key: string) =>
      (await pages.get(key, async () => content(text))).headers.etag;
    const tags = [await tag('Ada', '/a'), await tag('Ada', '/b'), await tag('Baru', '/c')];
    expect(tags[0]).toMatch(/^W\/"[\w-]{27}"$/);
    expect([tags[0] === tags[1], tags[0] === tags[2]]).toEqual([true, false]);
  });
});

test('pages without parameters stay in memory when many pages with parameters are kept', async () => {
  await ask(content('Ada'));
  const large = 'x'.repeat(100_000);
  for (let n = 1; n <= 300; n += 1) await pages.get(`/event?page=${n}`, async () => content(large));
  expect(await shown()).toBe('Ada');
  expect([await shown('/event?page=1'), await shown('/event?page=300')]).toEqual([null, large]);
});

describe('a page after a revalidation', () => {
  test('a page from before a revalidation is rendered before it is sent', async () => {
    await ask(content('Lama'));
    invalidatePages(Date.now());
    expect(await ask(content('Baru'))).toBe('Baru');
  });
  test('a page from before a revalidation is rendered anew though the clock was set back', async () => {
    await ask(content('Lama'));
    later(-60);
    invalidatePages(Date.now());
    expect(await ask(content('Baru'))).toBe('Baru');
  });
  test('a page from before a revalidation is sent when its new rendering is a 503', async () => {
    await ask(content('Lama'));
    invalidatePages(Date.now());
    expect(await ask(content('Gagal', 503))).toBe('Lama');
    expect(await shown()).toBe('Lama');
  });
  test('a rendering from before a revalidation is neither shared nor replaces a newer page', async () => {
    let end: (answer: Content) => void = () => undefined;
    const slow = pages.get(KEY, () => new Promise((resolve) => (end = resolve)));
    await settle();
    invalidatePages(Date.now());
    expect(await ask(content('Baru'))).toBe('Baru');
    end(content('Lama'));
    await slow;
    expect(await shown()).toBe('Baru');
  });
  test('a page rendered after a revalidation is kept, even if that came from a clock that is ahead', async () => {
    invalidatePages(Date.now() + 60_000);
    await ask(content('Baru'));
    expect(await shown()).toBe('Baru');
  });
});

test('a page is sent once more after the clock was set back, and replaced by the new one', async () => {
  await ask(content('Lama'));
  later(-25_200);
  expect([await ask(content('Baru')), await shown()]).toEqual(['Lama', 'Baru']);
});

test('a page whose rendering failed is tried again though the clock was set back', async () => {
  await ask(content('Lama'));
  later(31);
  await ask(content('Gagal', 503));
  later(-25_200);
  expect([await ask(content('Baru')), await shown()]).toEqual(['Lama', 'Baru']);
});

describe('a partial page', () => {
  test('a partial page is kept for its five seconds', async () => {
    await ask(partial('Tanpa acara'));
    later(4);
    expect(await shown()).toBe('Tanpa acara');
    later(2);
    expect(await ask(content('Dengan acara'))).toBe('Dengan acara');
  });
  test('a partial page does not replace a whole one', async () => {
    await ask(content('Lengkap'));
    later(31);
    await ask(partial('Dari daftar'));
    expect(await shown()).toBe('Lengkap');
    later(6);
    await ask(content('Lengkap lagi'));
    expect(await shown()).toBe('Lengkap lagi');
  });
  test('a partial page replaces a whole one from before a revalidation', async () => {
    await ask(content('Lengkap'));
    invalidatePages(Date.now());
    expect(await ask(partial('Dari daftar'))).toBe('Dari daftar');
  });
});
