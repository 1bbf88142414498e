import { AdminApiError } from '@/lib/admin-api/errors';
import { loadItems } from '@/lib/data';
import { listOfItems } from '@/lib/entities/item-list.fake';
import { registry } from '@/lib/entities/registry';
import { loadGaleriOnce } from './load-galeri';

jest.mock('@/lib/data', () => ({ loadItems: jest.fn() }));

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

test('an outage of everything is a 503 that says why', async () => {
  deliver(1, { down: ['destinasi', 'atraksi', 'event', 'akomodasi'] });
  expect(await loadGaleriOnce()).toEqual({ tiles: [], failure: 'HTTP error! status: 500', state: '503' });
});

test('an outage of one kind leaves the others', async () => {
  deliver(1, { down: ['event'] });
  const { tiles, failure, state } = await loadGaleriOnce();
  expect(tiles.map(({ kind }) => kind)).toEqual(['destinasi', 'atraksi', 'akomodasi']);
  expect([failure, state]).toEqual([null, 'partial']);
});

test('items without a picture are left out', async () => {
  deliver(2, { images: '' });
  expect(await loadGaleriOnce()).toEqual({ tiles: [], failure: null, state: 'ok' });
});

test('there are at most 60, each kind in turn', async () => {
  deliver(40);
  const { tiles } = await loadGaleriOnce();
  expect(tiles).toHaveLength(60);
  expect(tiles.slice(0, 5).map(({ kind }) => kind)).toEqual([
    'destinasi',
    'atraksi',
    'event',
    'akomodasi',
    'destinasi',
  ]);
  expect(tiles[0]).toMatchObject({
    href: '/destination/destinasi-0',
    title: 'destinasi 0',
    label: 'Destinasi',
  });
});
