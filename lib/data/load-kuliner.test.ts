import { AdminApiError } from '@/lib/admin-api/errors';
import { loadItems } from '@/lib/data/load';
import { listOfItems } from '@/lib/entities/item-list.fake';
import { makanan } from '@/lib/entities/makanan/makanan';
import { loadKulinerOnce } from './load-kuliner';

jest.mock('@/lib/data/load', () => ({ loadItems: jest.fn() }));

const items = (count: number) =>
  Array.from({ length: count }, (_, n) => makanan.parseItem({ judul: `Nama ${n}` }));

/** Mocks the lists per kind: a number of items, or an outage. */
function deliver(answers: Record<string, number | 'outage'>): void {
  jest.mocked(loadItems).mockImplementation(async ({ kind }) => {
    const answer = answers[kind];
    if (typeof answer !== 'number') throw new AdminApiError('refused', 'no connection');
    return listOfItems(items(answer)) as never;
  });
}
const stateOf = async (page: string) => (await loadKulinerOnce(page, '')).state;

test('an outage of both lists is a 503', async () => {
  deliver({ makanan: 'outage', restoran: 'outage' });
  expect(await loadKulinerOnce('1', '')).toEqual({ foods: null, restaurants: null, state: '503' });
});

test.each(['makanan', 'restoran'])('an outage of %s alone makes the page partial', async (kind) => {
  deliver({ makanan: 3, restoran: 7, [kind]: 'outage' });
  expect(await stateOf('1')).toBe('partial');
});

test('a page past the last restaurant does not exist', async () => {
  deliver({ makanan: 3, restoran: 7 });
  expect(await stateOf('3')).toBe('404');
});

test('a mistake of the program is not taken for an outage', async () => {
  jest.mocked(loadItems).mockRejectedValue(new TypeError('broken'));
  await expect(loadKulinerOnce('1', '')).rejects.toThrow('broken');
});

test('every food is there, the restaurants six at a time', async () => {
  deliver({ makanan: 20, restoran: 7 });
  const { foods, restaurants, state } = await loadKulinerOnce('2', '');
  expect([foods?.length, restaurants?.items.length, state]).toEqual([20, 1, 'ok']);
});
