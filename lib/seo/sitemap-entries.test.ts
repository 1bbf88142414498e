import type { Item } from '../entities/define';
import { sitemapEntries, type Catalogue } from './sitemap-entries';

const NOW = 1000;

const item = (key: string, rest: Partial<Item> = {}): Item => ({
  key,
  apiKeys: [key],
  title: key,
  category: '',
  createdAt: null,
  changedAt: null,
  pictures: [],
  ...rest,
});
const many = (count: number, rest: (index: number) => Partial<Item> = () => ({})) =>
  Array.from({ length: count }, (_, index) => item(`k${index}`, rest(index)));

/** Path → last change. */
function entries(catalogue: Catalogue): Map<string, number | null> {
  const all = [...sitemapEntries(catalogue, NOW)];
  const map = new Map(all.map(({ path, changedAt }) => [path, changedAt]));
  expect(map.size).toBe(all.length);
  return map;
}
const isArea = (path: string) => path.startsWith('/kawasan');
/** All but the areas, which are listed as soon as any list was delivered. */
const paths = (catalogue: Catalogue) => [...entries(catalogue).keys()].filter((path) => !isArea(path));

describe('the areas', () => {
  const areas = (catalogue: Catalogue) => [...entries(catalogue)].filter(([path]) => isArea(path));

  test('the sitemap lists the wall map and all areas once an item in them was delivered', () => {
    expect(areas({ atraksi: [item('a', { changedAt: 7 })] })).toEqual([
      ['/kawasan', 7],
      ['/kawasan/kota-bandung', null],
      ['/kawasan/lembang', null],
      ['/kawasan/bandung-timur', null],
      ['/kawasan/bandung-barat', null],
      ['/kawasan/ciwidey', null],
      ['/kawasan/pangalengan', null],
    ]);
  });
  test('the sitemap omits the areas while no item in them was delivered', () => {
    expect(areas({})).toEqual([]);
    expect(areas({ blog: [item('a')] })).toEqual([]);
  });
});

describe('omitted pages', () => {
  test('the sitemap has only home, contact and privacy policy when nothing was ever delivered', () =>
    expect(paths({})).toEqual(['/', '/contact', '/kebijakan-privasi']));
  test('the sitemap omits a list without items', () =>
    expect(paths({ tiket: [] })).toEqual(['/', '/contact', '/kebijakan-privasi']));
  test('the sitemap omits a category without items, and a label that makes no address', () =>
    expect(paths({ event: [item('a', { category: '🌋' })] })).toEqual([
      '/',
      '/event',
      '/event/a',
      '/contact',
      '/kebijakan-privasi',
    ]));
  test('the sitemap omits a gallery without pictures', () =>
    expect(paths({ atraksi: [item('a')] })).toEqual([
      '/',
      '/attraction',
      '/attraction/a',
      '/contact',
      '/kebijakan-privasi',
    ]));
  test('the sitemap has no page for a single food or restaurant', () =>
    expect(paths({ makanan: [item('a')], restoran: [item('b')] })).toEqual([
      '/',
      '/kuliner',
      '/contact',
      '/kebijakan-privasi',
    ]));
});

describe('listed pages', () => {
  test('the sitemap lists each page of a list and of a category', () =>
    expect(paths({ event: many(7, () => ({ category: 'Wedding' })) })).toEqual([
      '/',
      '/event',
      '/event?page=2',
      '/event?kategori=wedding',
      '/event?kategori=wedding&page=2',
      ...many(7).map(({ key }) => `/event/${key}`),
      '/contact',
      '/kebijakan-privasi',
    ]));
  test('the sitemap lists one category for labels with the same address', () =>
    expect(paths({ tiket: [item('a', { category: ' alam ' }), item('b', { category: 'Alam' })] })).toEqual([
      '/',
      '/tiket',
      '/tiket?kategori=alam',
      '/tiket/a',
      '/tiket/b',
      '/contact',
      '/kebijakan-privasi',
    ]));
  test('the sitemap encodes keys as their pages do', () =>
    expect(paths({ event: [item('gedé')] })).toContain('/event/ged%C3%A9'));
  test('the sitemap lists each page of the restaurants, with or without foods', () => {
    const pages = ['/', '/kuliner', '/kuliner?page=2', '/contact', '/kebijakan-privasi'];
    expect(paths({ restoran: many(7) })).toEqual(pages);
    expect(paths({ restoran: many(7), makanan: many(40) })).toEqual(pages);
  });
  test('the sitemap lists the gallery once an item has a picture', () =>
    expect(paths({ event: [item('a', { pictures: [{ src: '/storage/a.jpg', alt: '' }] })] })).toContain(
      '/galeri',
    ));
  test('the sitemap lists each page of the gallery, counting only items with a picture', () => {
    const hung = (count: number, name: string) =>
      many(count, (index) => ({ pictures: [{ src: `/storage/${name}-${index}.jpg`, alt: '' }] }));
    const pages = paths({
      event: [...hung(30, 'e'), item('tanpa')],
      atraksi: hung(18, 'a'),
      akomodasi: [item('b')],
    });
    expect(pages.filter((path) => path.startsWith('/galeri'))).toEqual([
      '/galeri',
      '/galeri?page=2',
      '/galeri?kategori=atraksi',
      '/galeri?kategori=event',
      '/galeri?kategori=event&page=2',
    ]);
  });
});

describe('the last change', () => {
  test.each([
    ['of an item without a date', null, null],
    ['of an item with a date ahead', NOW + 1, null],
    ['of an item', 7, 7],
  ])('the last change %s is a known date in the past, or null', (_, changedAt, expected) =>
    expect(entries({ tiket: [item('a', { changedAt })] }).get('/tiket/a')).toBe(expected),
  );
  test('the last change of the contact page is null', () =>
    expect(entries({ tiket: [item('a', { changedAt: 7 })] }).get('/contact')).toBeNull());
  test('the last change of the home page is the newest of the lists that it shows', () =>
    expect(
      entries({
        paket: [item('a', { changedAt: 7 })],
        kuliner: [item('b', { changedAt: 9 })],
        blog: [item('c', { changedAt: 11 })],
      }).get('/'),
    ).toBe(9));
  test('the last change of a list page is the newest of the items on it', () => {
    const changes = entries({ event: many(8, (index) => ({ changedAt: index === 7 ? 500 : 10 })) });
    expect([changes.get('/event'), changes.get('/event?page=2')]).toEqual([10, 500]);
  });
  test('the last change of every list page is at least the newest creation in the list', () => {
    const items = many(8, (index) => ({ createdAt: 100 - index, changedAt: 100 - index }));
    expect(entries({ event: items }).get('/event?page=2')).toBe(100);
  });
  test('the last change of every page of /kuliner includes that of the foods', () => {
    const changes = entries({ restoran: many(7), makanan: [item('a', { changedAt: 5 })] });
    expect([changes.get('/kuliner'), changes.get('/kuliner?page=2')]).toEqual([5, 5]);
  });
});

test('the sitemap names the pictures of an item on its page', () => {
  const pictures = [{ src: '/storage/a.jpg', alt: 'a' }];
  const all = [...sitemapEntries({ event: [item('a', { pictures })] }, NOW)];
  expect(all.filter((entry) => entry.pictures.length > 0)).toEqual([
    { path: '/event/a', changedAt: null, pictures },
  ]);
});

test('the sitemap omits the page of a sample', () => {
  const listed = paths({ event: [item('nyata'), item('rekaan', { isExample: true })] });
  expect(listed).toContain('/event/nyata');
  expect(listed).not.toContain('/event/rekaan');
});
