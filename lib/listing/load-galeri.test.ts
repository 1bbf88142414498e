import { AdminApiError } from '../admin-api/errors';
import { loadItems } from '../data';
import { listOfItems } from '../entities/item-list.fake';
import { registry } from '../entities/registry';
import { loadGaleri } from './load-galeri';

jest.mock('../data', () => ({ loadItems: jest.fn() }));

/** `count` items of each kind, each with a picture unless `images` is empty; a kind in `down` fails. */
function deliver(count: number, { down = [] as string[], images = 'a.jpg' } = {}): void {
  jest.mocked(loadItems).mockImplementation(async ({ kind }) => {
    if (down.includes(kind)) throw new AdminApiError('status', 'down', 500);
    const records = Array.from({ length: count }, (_, n) => ({
      id: n + 1,
      slug: `${kind}-${n}`,
      judul: `${kind} ${n}`,
      images,
    }));
    return listOfItems(records.map(registry[kind as 'event'].parseItem)) as never;
  });
}

const shownOn = async (page: string) => {
  const shown = await loadGaleri(page);
  if (!('cards' in shown)) throw new Error(`page ${page} is ${shown.state}`);
  return shown;
};

test('an outage of everything is a 503 that says why', async () => {
  deliver(1, { down: ['destinasi', 'atraksi', 'event', 'akomodasi'] });
  expect(await loadGaleri('1')).toEqual({ message: 'HTTP error! status: 500', state: '503' });
});

test('an outage of one kind leaves the others', async () => {
  deliver(1, { down: ['event'] });
  const { cards, state } = await shownOn('1');
  expect(cards.map(({ kind }) => kind)).toEqual(['destinasi', 'atraksi', 'akomodasi']);
  expect(state).toBe('partial');
});

test('a later page that the missing kind may have is not said to be absent', async () => {
  deliver(1, { down: ['event'] });
  expect(await loadGaleri('2')).toMatchObject({ state: '503' });
});

test('items without a picture are left out', async () => {
  deliver(2, { images: '' });
  expect(await loadGaleri('1')).toEqual({ cards: [], page: 1, pages: 1, total: 0, state: 'ok' });
});

test.each(['0', '8', '1.5', 'x'])('page %s of seven does not exist', async (page) => {
  deliver(40);
  expect(await loadGaleri(page)).toEqual({ state: '404' });
});

test('every item hangs on one of the pages, each kind in turn', async () => {
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
