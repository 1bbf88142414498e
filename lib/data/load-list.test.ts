import { provideBy } from '../items/provider.fake';
import { AdminApiError } from '../admin-api/errors';
import type { ListChoice } from '../addresses/list-choice';
import { akomodasi } from '../entities/akomodasi/akomodasi';
import { blog } from '../entities/blog/blog';
import { event } from '../entities/event/event';
import { paket } from '../entities/paket/paket';
import { transportasi } from '../entities/transportasi/transportasi';
import type { AnyKind } from '../entities/registry';
import { loadListPage } from './load-list';

const RECORDS = [
  ['Rehat Ciwidey', { harga: '985000', hari: 2, location: 'Ciwidey' }],
  ['Jip Cikole', { harga: '475000', hari: 1, location: 'Lembang' }],
  ['Tanpa Harga', { harga: 'hubungi kami', hari: 2, location: 'Lembang' }],
  ['Teh dan Kawah', { harga: '1850000', hari: 3, location: 'Ciwidey' }],
  ['Jauh', { harga: '300000', hari: 1, location: 'Tasikmalaya' }],
  ['Kemah Cileunca', { harga: '725000', hari: 2, location: 'Situ Cileunca, Pangalengan' }],
  ['Kelana', { harga: '2900000', hari: 5, location: 'Lembang' }],
] as const;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  const data = RECORDS.map(([judul, fields], index) => ({
    ...{ id: index + 1, judul, title: judul, category: 'Villa' },
    ...fields,
    created_at: `2026-11-${20 - index}`,
    ...(index === 0 && { event_date: '2020-01-01' }),
  }));
  const provider = () => Promise.resolve({ data });
  provideBy(provider, 1000);
});
afterEach(() => jest.restoreAllMocks());

function load(description: AnyKind, choice: ListChoice, kategori = 'semua', page = '1') {
  return loadListPage(description, kategori, page, choice);
}
const titles = async (choice: ListChoice) => (await load(paket, choice)).items.map(({ title }) => title);

test('a list by price has the lowest price first and unknown prices on its last page', async () => {
  const [first] = await titles({ urut: 'harga' });
  expect(first).toBe('Jauh');
  const last = await load(paket, { urut: 'harga' }, 'semua', '2');
  expect(last.items.map(({ title }) => title)).toEqual(['Tanpa Harga']);
});

test('a list is filtered by price, days and area', async () => {
  expect(await titles({ harga: '1000000', hari: '2' })).toEqual(['Rehat Ciwidey', 'Kemah Cileunca']);
  expect(await titles({ kawasan: 'lembang', hari: '3' })).toEqual(['Kelana']);
});

test('each option of a filter has the count of items that it would show', async () => {
  const { choosing } = await load(paket, { hari: '2' });
  const counts = (options: readonly { text: string; count: number | null }[] = []) =>
    options.map(({ text, count }) => `${text} ${count}`);
  expect(counts(choosing?.options.harga)).toEqual(['Semua 3', '250 rb 0', '500 rb 0', '1 jt 2', '2 jt 2']);
  expect(counts(choosing?.options.hari)).toEqual(['Semua 7', '1 hari 2', '2 hari 3', '3+ hari 2']);
  expect(counts(choosing?.options.kawasan)).toContain('Lembang 1');
});

test('the filter links and counts of a list fit its order and category, and are the same on each page', async () => {
  const links = async (choice: ListChoice, kategori: string, page = '1') => {
    const { choosing } = await load(paket, choice, kategori, page);
    return choosing?.options.hari?.map(({ href, count }) => [href, count]).slice(0, 2);
  };
  const asked = [
    [{}, 'semua', ''],
    [{ urut: 'harga' }, 'semua', '?urut=harga'],
    [{}, 'villa', '?kategori=villa'],
  ] as const;
  for (const [choice, kategori, query] of [...asked, ...asked])
    expect(await links(choice, kategori)).toEqual([
      [`/paket-tour${query}`, 7],
      [`/paket-tour${query}${query ? '&' : '?'}hari=1`, 2],
    ]);
  expect(await links({}, 'semua', '2')).toEqual(await links({}, 'semua'));
});

test('the links of a filter keep the category and the other parameters, and drop the page', async () => {
  const { choosing } = await load(paket, { urut: 'harga', hari: '2' }, 'villa');
  const { urut, harga } = choosing?.options ?? {};
  expect(urut?.map(({ text, href, current }) => [text, href, current])).toEqual([
    ['Terbaru', '/paket-tour?kategori=villa&hari=2', false],
    ['Harga terendah', '/paket-tour?kategori=villa&urut=harga&hari=2', true],
    ['Rating', '/paket-tour?kategori=villa&urut=rating&hari=2', false],
  ]);
  expect(harga?.at(3)?.href).toBe('/paket-tour?kategori=villa&urut=harga&harga=1000000&hari=2');
});

test('each active filter has its label, and the link and count of the list without it', async () => {
  const { choosing } = await load(paket, { urut: 'harga', harga: '250000', hari: '3', kawasan: 'lembang' });
  expect(choosing?.active).toEqual([
    ...[
      {
        name: 'harga',
        text: 'Sampai Rp 250 rb',
        href: '/paket-tour?urut=harga&hari=3&kawasan=lembang',
        count: 1,
      },
    ],
    ...[
      {
        name: 'hari',
        text: '3 hari atau lebih',
        href: '/paket-tour?urut=harga&harga=250000&kawasan=lembang',
        count: 0,
      },
    ],
    ...[{ name: 'kawasan', text: 'Lembang', href: '/paket-tour?urut=harga&harga=250000&hari=3', count: 0 }],
  ]);
  expect(choosing?.lowest).toBe('Rp 2.900.000');
});

test('a list has no filters when its cards have no price', async () =>
  expect((await load(blog, {})).choosing).toBeNull());

test('a past event comes last by price and is left out by a price filter', async () => {
  const cheapest = await load(event, { urut: 'harga' }, 'semua', '2');
  expect(cheapest.items.map(({ title }) => title)).toEqual(['Rehat Ciwidey']);
  expect((await load(event, { harga: '1000000' })).total).toBe(3);
});

test('the cards of a list without a driver have the price without one, or none', async () => {
  const price = { harga: '600000', pengemudi: 'pilihan' };
  const data = [
    { id: 1, judul: 'Jazz', ...price, harga_lepas_kunci: '400000' },
    { id: 2, judul: 'Entah', ...price },
  ];
  provideBy(() => Promise.resolve({ data }), 1000);
  const pricesFor = async (pengemudi: string) =>
    (await load(transportasi, { pengemudi })).items.map((card) => card.price?.amount);
  expect(await pricesFor('lepas')).toEqual(['Rp 400.000', undefined]);
  expect(await pricesFor('dengan')).toEqual(['Rp 600.000', 'Rp 600.000']);
});

test('a list filtered by area has the map of that area', async () =>
  expect((await load(akomodasi, { kawasan: 'pangalengan' })).map).toMatchObject({ name: 'Pangalengan' }));

test.each([
  ['8', 'semua'],
  ['1', 'tidak-ada'],
])('a list ends with the not-found page of Next for page %s of category %s', (page, kategori) =>
  expect(load(paket, {}, kategori, page)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' }),
);

test("a list rejects with the API's failure when it was never delivered", () => {
  const provider = () => Promise.reject(new AdminApiError('status', 'x', 500));
  provideBy(provider, 1000);
  return expect(load(paket, {})).rejects.toMatchObject({ code: 'status', status: 500 });
});
