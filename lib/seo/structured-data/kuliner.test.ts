import shipped from '../../../site.config.json';
import type { CardView } from '../../entities/card';
import { makanan } from '../../entities/makanan/makanan';
import { restoran } from '../../entities/restoran/restoran';
import { kulinerNodes } from './kuliner';

const site = { foodTour: shipped.foodTour };
const head = { title: 'Kuliner Khas Bandung', intro: 'Hangat.' };
const raw = { id: 1, judul: 'Saung', alamat: 'Jl. Braga No. 1', harga_min: 5000, harga_max: 28000 };
const eatery = (changes: object = {}) => restoran.toCard(restoran.parseItem({ ...raw, ...changes }));
const foods = [makanan.toCard(makanan.parseItem({ id: 1, judul: 'Batagor', harga_min: 15000 }))];
const nodes = (cards: CardView[] | null, page = 1, plates: CardView[] | null = foods) =>
  JSON.parse(
    JSON.stringify(
      kulinerNodes({
        head,
        page,
        foods: plates,
        restaurants: cards && {
          label: 'Semua',
          page,
          pages: 2,
          total: cards.length,
          items: cards,
          chips: [],
        },
        site,
      }).filter(Boolean),
    ),
  ) as Record<string, unknown>[];
const entry = (changes: object) =>
  (nodes([eatery(changes)])[0]?.mainEntity as { itemListElement: Record<string, unknown>[] })
    .itemListElement[0];

test('kulinerNodes is empty when neither list is available', () => expect(nodes(null, 1, null)).toEqual([]));
test.each([[null], ['Bandung']])('kulinerNodes only names a restaurant at the address %j', (alamat) =>
  expect(entry({ alamat })).toEqual({ '@type': 'ListItem', position: 1, name: 'Saung' }),
);
test('kulinerNodes gives a restaurant no URL and no rating', () =>
  expect(Object.keys(entry({ rating: 5 })?.item as object)).toEqual([
    '@type',
    'name',
    'address',
    'priceRange',
  ]));
test.each([
  ['Masakan Sunda', 'Masakan Sunda'],
  ['Kafe', undefined],
])('kulinerNodes gives a restaurant of the category %s the cuisine %s', (kategori, cuisine) =>
  expect((entry({ kategori })?.item as { servesCuisine?: string }).servesCuisine).toBe(cuisine),
);
test('kulinerNodes gives a restaurant its price range', () =>
  expect(entry({})).toMatchObject({ item: { priceRange: 'Rp 5.000 - Rp 28.000' } }));
test('kulinerNodes only names the foods', () =>
  expect(nodes([eatery()])[1]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Batagor' }],
  }));
test('kulinerNodes sells the Food Tour at one price, not per person', () => {
  const tour = nodes(null).find((node) => node.name === 'Food Tour');
  expect(tour).toMatchObject({ '@type': 'Product', offers: { price: 1400000 } });
  expect(tour?.offers).not.toHaveProperty('priceSpecification');
  expect(tour?.description).toMatch(/3,5 jam.*3-5.*maksimal 8 orang/);
});
test('kulinerNodes has the foods and the Food Tour on the first page only', () =>
  expect(nodes([eatery()], 2).map((node) => node['@type'])).toEqual(['CollectionPage', 'BreadcrumbList']));
