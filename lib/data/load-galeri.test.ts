import { AdminApiError } from '../admin-api/errors';
import { loadItems } from '../items/lists';
import { listOfItems } from '../entities/item-list.fake';
import { registry } from '../entities/registry';
import { findGaleri, loadGaleriOnce } from './load-galeri';

jest.mock('../items/lists', () => ({ loadItems: jest.fn() }));

interface Delivery {
  /** Kinds whose lists fail. */
  down?: string[];
  /** The picture of the n-th item of a kind; '' for none. */
  images?: (kind: string, n: number) => string;
}

/** `count` items of each kind, each with a picture of its own unless `images` says otherwise. */
function deliver(
  count: number,
  { down = [], images = (kind, n) => `${kind}-${n}.jpg` }: Delivery = {},
): void {
  jest.mocked(loadItems).mockImplementation(async ({ kind }) => {
    if (down.includes(kind)) throw new AdminApiError('status', 'down', 500);
    const records = Array.from({ length: count }, (_, n) => ({
      id: n + 1,
      slug: `${kind}-${n}`,
      judul: `${kind} ${n}`,
      images: images(kind, n),
    }));
    return listOfItems(records.map(registry[kind as 'event'].parseItem)) as never;
  });
}

const shownOn = (page: string, kategori = 'semua') => loadGaleriOnce(kategori, page);
const DOWN = { state: 'failed', error: { code: 'status', status: 500 } };

test("the gallery fails with the API's error when all lists fail", async () => {
  deliver(1, { down: ['destinasi', 'atraksi', 'event', 'akomodasi'] });
  expect(await findGaleri('semua', '1')).toMatchObject(DOWN);
  await expect(shownOn('1')).rejects.toMatchObject(DOWN.error);
});

test('the gallery shows the other kinds and is partial when the list of one kind fails', async () => {
  deliver(1, { down: ['event'] });
  const { cards, state } = await shownOn('1');
  expect(cards.map(({ kind }) => kind)).toEqual(['destinasi', 'atraksi', 'akomodasi']);
  expect(state).toBe('partial');
});

test('a page beyond the last is failed, not absent, while the list of one kind fails', async () => {
  deliver(1, { down: ['event'] });
  expect(await findGaleri('semua', '2')).toMatchObject(DOWN);
});

test('the gallery leaves out items without a picture', async () => {
  deliver(2, { images: () => '' });
  expect(await shownOn('1')).toMatchObject({
    cards: [],
    page: 1,
    pages: 1,
    total: 0,
    state: 'ok',
  });
});

test.each(['0', '8', '1.5', 'x'])('page %s of a gallery with seven pages is absent', async (page) => {
  deliver(40);
  expect(await findGaleri('semua', page)).toEqual({ state: 'absent' });
  await expect(shownOn(page)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
});

// spec: 1, Gallery
test("every item appears on one of the gallery's pages, with the kinds taking turns", async () => {
  deliver(40);
  const { pages, total } = await shownOn('1');
  const shown = await Promise.all(Array.from({ length: pages }, (_, index) => shownOn(String(index + 1))));
  const cards = shown.flatMap((one) => one.cards);
  expect([total, new Set(cards.map(({ id }) => id)).size, cards.length]).toEqual([160, 160, 160]);
  expect(cards.slice(0, 5).map(({ kind }) => kind)).toEqual([
    'destinasi',
    'atraksi',
    'event',
    'akomodasi',
    'destinasi',
  ]);
  expect(cards[0]).toMatchObject({
    href: '/destination/destinasi-0',
    title: 'destinasi 0',
    category: 'Destinasi',
  });
});

// spec: 1, Gallery
test('a picture of several items appears once in the gallery, with the first of them', async () => {
  deliver(2, { images: (kind, n) => (n === 0 ? 'braga.jpg' : `${kind}.jpg`) });
  const { cards, total } = await shownOn('1');
  expect(cards.map(({ picture }) => picture?.src)).toEqual(
    ['braga', 'destinasi', 'atraksi', 'event', 'akomodasi'].map((name) => `/storage/${name}.jpg`),
  );
  expect([total, cards[0]?.href]).toEqual([5, '/destination/destinasi-0']);
});

describe('the gallery of one kind', () => {
  test('the gallery of one kind also shows pictures that another kind shows first', async () => {
    deliver(2, { images: (_, n) => `${n}.jpg` });
    const { cards, label, total } = await shownOn('1', 'atraksi');
    expect(cards.map(({ href }) => href)).toEqual(['/attraction/atraksi-0', '/attraction/atraksi-1']);
    expect([label, total]).toEqual(['Atraksi', 2]);
  });
  test('the gallery of one kind has as many pages as its pictures need', async () => {
    deliver(30);
    expect((await shownOn('2', 'event')).cards).toHaveLength(6);
    expect(await findGaleri('event', '3')).toEqual({ state: 'absent' });
  });
  test.each(['paket', 'Destinasi', 'kuliner', '', '__proto__'])(
    'the gallery of %j, which is no kind of it, is absent',
    async (kategori) => {
      deliver(1);
      expect(await findGaleri(kategori, '1')).toEqual({ state: 'absent' });
    },
  );
  test('the gallery of a kind without pictures has an empty page 1', async () => {
    deliver(1, { images: (kind) => (kind === 'event' ? '' : `${kind}.jpg`) });
    expect(await shownOn('1', 'event')).toMatchObject({ cards: [], total: 0, label: 'Event', page: 1 });
  });
  test('the gallery of one kind fails while its own list fails, and not while another does', async () => {
    deliver(1, { down: ['event'] });
    expect(await findGaleri('event', '1')).toMatchObject(DOWN);
    expect((await shownOn('1', 'atraksi')).cards).toHaveLength(1);
  });
});

test('the gallery offers chips only for kinds with pictures', async () => {
  deliver(1, { images: (kind) => (kind === 'event' ? '' : `${kind}.jpg`) });
  expect((await shownOn('1')).chips).toEqual(['Semua', 'Destinasi', 'Atraksi', 'Akomodasi']);
});
