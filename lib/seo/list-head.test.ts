import { provideBy } from '../items/provider.fake';
import { paket } from '../entities/paket/paket';
import { loadList } from '../data/load-list';
import { listHead, listHeading } from './list-head';
import { listNodes } from './structured-data/list';

/** Fourteen packages, the first of which may be samples. */
function give(samples: number): void {
  const data = Array.from({ length: 14 }, (_, n) => ({
    ...{ id: n + 1, judul: `Paket ${n + 1}`, harga: 900_000, hari: 2, kategori_paket: 'Camping' },
    contoh: n < samples,
  }));
  const provider = () => Promise.resolve({ data });
  provideBy(provider, 1000);
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  give(0);
});
afterEach(() => jest.restoreAllMocks());

const head = async (query: Record<string, string>) => {
  const { title, robots, alternates } = await listHead(paket, Promise.resolve(query));
  return { title, robots, path: new URL(String(alternates?.canonical)).search };
};

test.each<[Record<string, string>, string, string]>([
  [{ urut: 'harga' }, '', 'Paket Tour Bandung (harga terendah dahulu)'],
  [{ harga: '1000000', hari: '2', page: '2' }, '', 'Paket Tour Bandung (Sampai Rp 1 jt, 2 hari), Halaman 2'],
  [{ orang: '2' }, '', 'Paket Tour Bandung (Untuk 2 orang)'],
  [{ harga: '2000000', orang: '2' }, '', 'Paket Tour Bandung (Sampai Rp 2 jt untuk 2 orang)'],
  [{ harga: '250000' }, '', 'Paket Tour Bandung (Sampai Rp 250 rb)'],
  [
    { kategori: 'camping', kawasan: 'lembang', urut: 'rating' },
    '?kategori=camping',
    'Paket Tour Bandung: Camping (Lembang, rating tertinggi dahulu)',
  ],
])(
  'listHead keeps %j out of the index, and its canonical page is the list without that choice',
  async (query, path, title) =>
    expect(await head(query)).toEqual({
      title: expect.stringContaining(`${title} | `) as string,
      robots: { index: false, follow: true },
      path,
    }),
);

test('listHead lets page 2 of a category without a choice be indexed', async () =>
  expect(await head({ kategori: 'camping', page: '2' })).toMatchObject({
    robots: { index: true },
    path: '?kategori=camping&page=2',
  }));

test('listNodes has no CollectionPage for a list that is kept out of the index', async () => {
  const typesOf = async (query: Record<string, string>) =>
    listNodes(paket, await loadList(paket, Promise.resolve(query))).map((node) => node?.['@type']);
  expect(await typesOf({ urut: 'harga' })).toEqual(['BreadcrumbList']);
  expect(await typesOf({})).toEqual(['CollectionPage', 'BreadcrumbList']);
});

test('the descriptions of a list, of its second page and of a category name no sample', async () => {
  const descriptions = () =>
    Promise.all(
      [{}, { page: '2' }, { kategori: 'camping' }].map(
        async (query) => (await listHead(paket, Promise.resolve(query))).description ?? '',
      ),
    );
  for (const text of await descriptions()) expect(text).toMatch(/Paket \d/);
  give(14);
  for (const text of await descriptions()) expect(text).not.toMatch(/Paket \d|:$/);
});

describe('the sentence of a category', () => {
  const introOf = async (kategori: string) =>
    listHeading(paket, await loadList(paket, Promise.resolve({ kategori }))).intro;
  const descriptionOf = async (kategori: string) =>
    (await listHead(paket, Promise.resolve({ kategori }))).description;

  test('a category without items has the sentence of the list, and a description of its own', async () => {
    expect(await introOf('healing')).toBe(paket.copy.listIntro);
    expect(await descriptionOf('healing')).toBe(`Paket Tour Bandung: Healing. ${paket.copy.listIntro}`);
  });

  test('a category of samples alone has the sentence of the list, and a description of its own', async () => {
    give(14);
    expect(await introOf('camping')).toBe(paket.copy.listIntro);
    expect(await descriptionOf('camping')).toBe(`Paket Tour Bandung: Camping. ${paket.copy.listIntro}`);
  });

  test.each([
    [0, '14 paket berkemah di Bandung: Paket 1, Paket 2, Paket 3.'],
    [2, '12 paket berkemah di Bandung: Paket 3, Paket 4, Paket 5.'],
    [8, '6 paket berkemah di Bandung.'],
  ])(
    'a category of fourteen items with %d samples counts and names the others: %s',
    async (samples, text) => {
      give(samples);
      expect([await introOf('camping'), await descriptionOf('camping')]).toEqual([text, text]);
    },
  );
});
