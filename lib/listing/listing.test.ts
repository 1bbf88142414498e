import { categorySlug } from '../addresses/category';
import { asChip, chipLabels, inCategory, listPage, newestFirst, pageOf } from './listing';

const item = (name: string, category: string, createdAt: number | null) => ({ name, category, createdAt });
const names = (items: readonly { name: string }[] | undefined) => items?.map(({ name }) => name).join('');
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => item(String.fromCharCode(97 + index), 'Alam', -index));

describe('newestFirst', () => {
  it('is empty for nothing', () => expect(newestFirst([])).toEqual([]));
  // spec: 4, Order
  it('counts a missing date as oldest', () => {
    expect(names(newestFirst([item('a', '', null), item('b', '', 1), item('c', '', 2)]))).toBe('cba');
  });
  it("keeps the API's order of ties, dated or not", () => {
    const items = [item('a', '', null), item('b', '', 5), item('c', '', null), item('d', '', 5)];
    expect(names(newestFirst(items))).toBe('bdac');
  });
  it('leaves the given list as it is', () => {
    const items = [item('a', '', 1), item('b', '', 2)];
    newestFirst(items);
    expect(names(items)).toBe('ab');
  });
});

describe('categorySlug', () => {
  it.each([
    ['', ''],
    ['🌋', ''],
    ['a'.repeat(200), 'a'.repeat(81)],
    ['Sound System, Lighting, LED', 'sound-system-lighting-led'],
    ['Reservasi Kapal / Kereta', 'reservasi-kapal-kereta'],
    ['P3K & Tim Medis', 'p3k-tim-medis'],
    ['  Café  ', 'cafe'],
  ])('makes %j %j', (label, slug) => expect(categorySlug(label)).toBe(slug));
});

describe('asChip', () => {
  const fixed = ['Mini Bus', 'Sound System, Lighting, LED'];

  it.each(['', 'Kereta Gantung', '🌋', 'Mini Busway'])('leaves %j, which is no chip, as it is', (category) =>
    expect(asChip(fixed, category)).toBe(category),
  );
  it.each(['mini bus', 'MINI BUS', ' Mini  bus ', 'Mini Bus'])('writes %j as its chip', (category) =>
    expect(asChip(fixed, category)).toBe('Mini Bus'),
  );
});

describe('pageOf', () => {
  it('counts six to a page, newest first', () => {
    const items = many(13).toReversed();
    const pages = newestFirst(items).map((one) => pageOf(items, one));
    expect(pages).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]);
  });
  it('is the first for what is not there', () => expect(pageOf(many(13), item('z', '', 1))).toBe(1));
});

describe('chipLabels', () => {
  const fixed = ['Alam', 'Belanja'];

  it('shows the fixed ones without any item', () =>
    expect(chipLabels(fixed, [])).toEqual(['Semua', 'Alam', 'Belanja']));
  it('shows the fixed ones in their own order, then what only the data has in its order', () => {
    const items = [item('a', 'Zoo', 1), item('b', 'Belanja', 2), item('c', 'Bahari', 3), item('d', 'Zoo', 4)];
    expect(chipLabels(fixed, items)).toEqual(['Semua', 'Alam', 'Belanja', 'Zoo', 'Bahari']);
  });
  it('takes other cases and spaces for the same', () => {
    expect(chipLabels(fixed, [item('a', ' alam ', 1), item('b', 'ZOO', 1), item('c', 'zoo ', 1)])).toEqual([
      'Semua',
      'Alam',
      'Belanja',
      'ZOO',
    ]);
  });
  it('shows none for a category that cannot stand in a URL', () => {
    expect(chipLabels(fixed, [item('a', '', 1), item('b', '🌋', 1)])).toEqual(['Semua', 'Alam', 'Belanja']);
  });
  it("shows 'Semua' once when the data has it too", () => {
    expect(chipLabels(fixed, [item('a', 'semua', 1), item('b', 'Semua', 1)])).toEqual([
      'Semua',
      'Alam',
      'Belanja',
    ]);
  });
  it('gives every chip an address of its own', () => {
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

  it('is empty for a category nobody has', () => expect(inCategory(items, 'Belanja')).toEqual([]));
  it('ignores case and spaces, and what an address cannot tell apart', () =>
    expect(names(inCategory(items, 'alam'))).toBe('dba'));
  it("gives all for 'Semua', newest first", () => expect(names(inCategory(items, 'Semua'))).toBe('dcba'));
});

describe('listPage', () => {
  const fixed = ['Alam', 'Belanja'];

  it.each([0, -1, 3, 1.5, NaN, Infinity])('is none for page %p of two', (page) => {
    expect(listPage(many(7), fixed, 'semua', page)).toBeNull();
  });
  it.each(['', 'Alam', 'ALAM', 'tidak-ada', '__proto__'])('is none for the category address %j', (slug) => {
    expect(listPage(many(7), fixed, slug, 1)).toBeNull();
  });
  it('is one empty page for a category without items', () => {
    expect(listPage(many(7), fixed, 'belanja', 1)).toMatchObject({
      label: 'Belanja',
      items: [],
      total: 0,
      pages: 1,
    });
  });
  it('has no second page of an empty category', () =>
    expect(listPage(many(7), fixed, 'belanja', 2)).toBeNull());
  it('is one empty page without any item', () => expect(listPage([], fixed, 'semua', 1)?.pages).toBe(1));
  // spec: 9, Page size
  it('holds six items', () => expect(names(listPage(many(7), fixed, 'semua', 1)?.items)).toBe('abcdef'));
  it('holds the rest on the last page', () =>
    expect(names(listPage(many(7), fixed, 'alam', 2)?.items)).toBe('g'));
  it('has no empty last page', () => expect(listPage(many(12), fixed, 'semua', 1)?.pages).toBe(2));
  it('counts only the category', () => {
    expect(listPage([...many(7), item('z', 'Belanja', 9)], fixed, 'belanja', 1)?.total).toBe(1);
  });
  it('shows what is over below the rest, each newest first, on every page and in every category', () => {
    const items = [item('a', 'Alam', 4), item('b', 'Belanja', 3), item('c', 'Alam', 2), item('d', 'Alam', 1)];
    const isOver = ({ name }: { name: string }) => name === 'a' || name === 'b';
    expect(names(listPage(items, fixed, 'semua', 1, isOver)?.items)).toBe('cdab');
    expect(names(listPage(items, fixed, 'alam', 1, isOver)?.items)).toBe('cda');
    const seven = many(7);
    expect(names(listPage(seven, fixed, 'semua', 2, ({ name }) => name === 'a')?.items)).toBe('a');
  });
  it('finds a category that only the data has', () => {
    expect(names(listPage([item('z', 'Bahari', 1)], fixed, 'bahari', 1)?.items)).toBe('z');
  });
});
