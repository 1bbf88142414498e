import { categorySlug } from '../addresses/category';
import { asChip, chipLabels, inCategory, listPage, newestFirst, pageOf } from './listing';

const item = (name: string, category: string, createdAt: number | null) => ({ name, category, createdAt });
const names = (items: readonly { name: string }[] | undefined) => items?.map(({ name }) => name).join('');
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => item(String.fromCharCode(97 + index), 'Alam', -index));

describe('newestFirst', () => {
  test('newestFirst is empty for an empty list', () => expect(newestFirst([])).toEqual([]));
  // spec: 4, Order
  test('newestFirst sorts a missing date as oldest', () => {
    expect(names(newestFirst([item('a', '', null), item('b', '', 1), item('c', '', 2)]))).toBe('cba');
  });
  test("newestFirst keeps the API's order of ties, dated or not", () => {
    const items = [item('a', '', null), item('b', '', 5), item('c', '', null), item('d', '', 5)];
    expect(names(newestFirst(items))).toBe('bdac');
  });
  test('newestFirst does not change the given list', () => {
    const items = [item('a', '', 1), item('b', '', 2)];
    newestFirst(items);
    expect(names(items)).toBe('ab');
  });
});

describe('categorySlug', () => {
  test.each([
    ['', ''],
    ['🌋', ''],
    ['a'.repeat(200), 'a'.repeat(81)],
    ['Sound System, Lighting, LED', 'sound-system-lighting-led'],
    ['Reservasi Kapal / Kereta', 'reservasi-kapal-kereta'],
    ['P3K & Tim Medis', 'p3k-tim-medis'],
    ['  Café  ', 'cafe'],
  ])('categorySlug turns %j into %j', (label, slug) => expect(categorySlug(label)).toBe(slug));
});

describe('asChip', () => {
  const fixed = ['Mini Bus', 'Sound System, Lighting, LED'];

  test.each(['', 'Kereta Gantung', '🌋', 'Mini Busway'])(
    'asChip returns %j unchanged, which matches no chip',
    (category) => expect(asChip(fixed, category)).toBe(category),
  );
  test.each(['mini bus', 'MINI BUS', ' Mini  bus ', 'Mini Bus'])('asChip spells %j as its chip', (category) =>
    expect(asChip(fixed, category)).toBe('Mini Bus'),
  );
});

describe('pageOf', () => {
  test('pageOf counts six items to a page, newest first', () => {
    const items = many(13).toReversed();
    const pages = newestFirst(items).map((one) => pageOf(items, one));
    expect(pages).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]);
  });
  test('pageOf is 1 for an item that is not in the list', () =>
    expect(pageOf(many(13), item('z', '', 1))).toBe(1));
});

describe('chipLabels', () => {
  const fixed = ['Alam', 'Belanja'];

  test("chipLabels shows 'Semua' and the fixed categories without any items", () =>
    expect(chipLabels(fixed, [])).toEqual(['Semua', 'Alam', 'Belanja']));
  test('chipLabels shows the fixed categories first, then the other ones in the order of the data', () => {
    const items = [item('a', 'Zoo', 1), item('b', 'Belanja', 2), item('c', 'Bahari', 3), item('d', 'Zoo', 4)];
    expect(chipLabels(fixed, items)).toEqual(['Semua', 'Alam', 'Belanja', 'Zoo', 'Bahari']);
  });
  test('chipLabels treats labels as equal when only case and spaces differ', () => {
    expect(chipLabels(fixed, [item('a', ' alam ', 1), item('b', 'ZOO', 1), item('c', 'zoo ', 1)])).toEqual([
      'Semua',
      'Alam',
      'Belanja',
      'ZOO',
    ]);
  });
  test('chipLabels leaves out a category without a slug', () => {
    expect(chipLabels(fixed, [item('a', '', 1), item('b', '🌋', 1)])).toEqual(['Semua', 'Alam', 'Belanja']);
  });
  test("chipLabels shows 'Semua' once when the data has it too", () => {
    expect(chipLabels(fixed, [item('a', 'semua', 1), item('b', 'Semua', 1)])).toEqual([
      'Semua',
      'Alam',
      'Belanja',
    ]);
  });
  test('chipLabels gives every chip its own slug', () => {
    const chips = chipLabels(fixed, [
      item('a', 'Wisata Alam', 1),
      item('b', 'Wisata-Alam', 1),
      item('c', 'alam!', 1),
    ]);
    expect(new Set(chips.map(categorySlug)).size).toBe(chips.length);
  });
});

describe('inCategory', () => {
  const items = [item('a', 'Alam', 1), item('b', ' ALAM ', 2), item('c', '', 3), item('d', 'alam-', 4)];

  test('inCategory is empty for a category without items', () =>
    expect(inCategory(items, 'Belanja')).toEqual([]));
  test('inCategory ignores case, spaces and differences that the slug drops', () =>
    expect(names(inCategory(items, 'alam'))).toBe('dba'));
  test("inCategory gives all items for 'Semua', newest first", () =>
    expect(names(inCategory(items, 'Semua'))).toBe('dcba'));
});

describe('listPage', () => {
  const fixed = ['Alam', 'Belanja'];

  test.each([0, -1, 3, 1.5, NaN, Infinity])('listPage is null for page %p of two', (page) => {
    expect(listPage(many(7), fixed, 'semua', page)).toBeNull();
  });
  test.each(['', 'Alam', 'ALAM', 'tidak-ada', '__proto__'])(
    'listPage is null for the category slug %j',
    (slug) => {
      expect(listPage(many(7), fixed, slug, 1)).toBeNull();
    },
  );
  test('listPage is one empty page for a category without items', () => {
    expect(listPage(many(7), fixed, 'belanja', 1)).toMatchObject({
      label: 'Belanja',
      items: [],
      total: 0,
      pages: 1,
    });
  });
  test('listPage is null for page 2 of an empty category', () =>
    expect(listPage(many(7), fixed, 'belanja', 2)).toBeNull());
  test('listPage is one empty page for an empty list', () =>
    expect(listPage([], fixed, 'semua', 1)?.pages).toBe(1));
  // spec: 9, Page size
  test('listPage has six items on the first page', () =>
    expect(names(listPage(many(7), fixed, 'semua', 1)?.items)).toBe('abcdef'));
  test('listPage has the remaining items on the last page', () =>
    expect(names(listPage(many(7), fixed, 'alam', 2)?.items)).toBe('g'));
  test('listPage has no empty last page when the items fill whole pages', () =>
    expect(listPage(many(12), fixed, 'semua', 1)?.pages).toBe(2));
  test('listPage counts only the items of the category', () => {
    expect(listPage([...many(7), item('z', 'Belanja', 9)], fixed, 'belanja', 1)?.total).toBe(1);
  });
  test('listPage puts past items after the rest, each newest first, on all pages and categories', () => {
    const items = [item('a', 'Alam', 4), item('b', 'Belanja', 3), item('c', 'Alam', 2), item('d', 'Alam', 1)];
    const isOver = ({ name }: { name: string }) => name === 'a' || name === 'b';
    expect(names(listPage(items, fixed, 'semua', 1, isOver)?.items)).toBe('cdab');
    expect(names(listPage(items, fixed, 'alam', 1, isOver)?.items)).toBe('cda');
    const seven = many(7);
    expect(names(listPage(seven, fixed, 'semua', 2, ({ name }) => name === 'a')?.items)).toBe('a');
  });
  test('listPage finds a category that only the data has', () => {
    expect(names(listPage([item('z', 'Bahari', 1)], fixed, 'bahari', 1)?.items)).toBe('z');
  });
});
