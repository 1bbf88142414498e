import { provideBy } from '../items/provider.fake';
import { AdminApiError } from '../admin-api/errors';
import type { ListChoice } from '../addresses/list-choice';
import { paket } from '../entities/paket/paket';
import { findListPage } from './find-list-page';
import { cardsOf } from './load-list';

const outage = new AdminApiError('status', 'x', 500);
let answer: () => Promise<unknown>;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  const data = Array.from({ length: 8 }, (_, n) => ({
    ...{
      id: n + 1,
      judul: `Paket ${n + 1}`,
      kategori: n < 2 ? 'Alam' : 'Kota',
      harga: 800_000 - n * 100_000,
    },
    created_at: `2026-11-${20 - n}`,
  }));
  answer = () => Promise.resolve({ data });
  const provider = () => answer();
  provideBy(provider, 1000);
});
afterEach(() => jest.restoreAllMocks());

test("findListPage returns the API's failure when the list was never delivered", async () => {
  answer = () => Promise.reject(outage);
  expect(await findListPage(paket, 'semua', '1')).toEqual({ state: 'failed', error: outage });
});

test.each([
  ['semua', '3'],
  ['semua', '0'],
  ['semua', '1.5'],
  ['semua', 'x'],
  ['semua', ''],
  ['tidak-ada', '1'],
  ['alam', '2'],
])('findListPage is absent for category %j and page %j', async (kategori, page) => {
  expect(await findListPage(paket, kategori, page)).toEqual({ state: 'absent' });
});

test('findListPage returns an empty page 1 when no item matches the choice', async () => {
  expect(await findListPage(paket, 'semua', '1', { harga: '250000', hari: '3' })).toMatchObject({
    ...{ state: 'ok', page: 1, pages: 1, total: 0, items: [] },
  });
});

test('findListPage returns the items of a page, and cardsOf their cards', async () => {
  const found = await findListPage(paket, 'semua', '2', { urut: 'harga' });
  if (found.state !== 'ok') throw new Error(found.state);
  expect(found).toMatchObject({ label: 'Semua', page: 2, pages: 2, total: 8 });
  expect(found.items.map(({ key }) => key)).toEqual(['2', '1']);
  expect((await cardsOf(paket, found)).map(({ title }) => title)).toEqual(['Paket 2', 'Paket 1']);
});

test('a card shows the total for the chosen number of people, and only when its price is per person', async () => {
  const records = [
    { id: 1, judul: 'Kemah', harga: 985_000, satuan_harga: 'orang', min_people: 4 },
    { id: 2, judul: 'Jip', harga: 475_000, satuan_harga: 'jip' },
  ];
  answer = () => Promise.resolve({ data: records });
  const totals = async (choice: ListChoice) => {
    const found = await findListPage(paket, 'semua', '1', choice);
    if (found.state !== 'ok') throw new Error(found.state);
    return (await cardsOf(paket, found, choice)).map(({ total }) => total);
  };
  expect(await totals({})).toEqual([undefined, undefined]);
  expect(await totals({ orang: '4' })).toEqual(['Rp 3.940.000 untuk 4 orang', undefined]);
  expect(await totals({ orang: '3' })).toEqual(['Minimal 4 orang: Rp 3.940.000', undefined]);
  expect(await totals({ orang: '3', harga: '5000000' })).toEqual([]);
});
