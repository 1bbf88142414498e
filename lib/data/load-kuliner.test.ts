import { AdminApiError } from '../admin-api/errors';
import { listOfItems } from '../entities/item-list.fake';
import { makanan } from '../entities/makanan/makanan';
import { loadItems } from '../items/lists';
import { loadKulinerOnce } from './load-kuliner';

jest.mock('../items/lists', () => ({ loadItems: jest.fn() }));

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

test('foods and restaurants are both null when both lists fail', async () => {
  deliver({ makanan: 'outage', restoran: 'outage' });
  expect(await loadKulinerOnce('1', '')).toEqual({ foods: null, restaurants: null });
});

test.each([
  ['makanan', [undefined, 6]],
  ['restoran', [3, undefined]],
])('the other list is still there when the list of %s fails', async (kind, left) => {
  deliver({ makanan: 3, restoran: 7, [kind]: 'outage' });
  const { foods, restaurants } = await loadKulinerOnce('1', '');
  expect([foods?.length, restaurants?.items.length]).toEqual(left);
});

test('a page past the last restaurant ends with the not-found page of Next', async () => {
  deliver({ makanan: 3, restoran: 7 });
  await expect(loadKulinerOnce('3', '')).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
});

test('loadKuliner rethrows an error that is no failure of the API', async () => {
  jest.mocked(loadItems).mockRejectedValue(new TypeError('broken'));
  await expect(loadKulinerOnce('1', '')).rejects.toThrow('broken');
});

test('all foods are on every page, and the restaurants six a page', async () => {
  deliver({ makanan: 20, restoran: 7 });
  const { foods, restaurants } = await loadKulinerOnce('2', '');
  expect([foods?.length, restaurants?.items.length]).toEqual([20, 1]);
});
