/** @jest-environment node */
import { KINDS } from '../entities/kinds';
import type { Content } from './content';
import { embeddedContent } from './content-cache';
import { searchIndex } from './search-index';

/** Content with only these events. */
function events(...all: { title: string; body?: string; location?: string }[]): Content {
  const entries = all.map(({ title, body = 'Teks.', location }, index) => ({
    slug: `acara-${index}`,
    meta: { id: index + 1, title, category: 'Seminar', price: 0, location },
    body,
  }));
  return { ...Object.fromEntries(KINDS.map((kind) => [kind, []])), event: entries } as unknown as Content;
}
const titles = (content: Content, query: string, most = 20) =>
  searchIndex(content)(query, most).map(({ title }) => title);

it.each(['', '  ', 'tidak-ada', 'lari tidak-ada'])('finds nothing for %j', (query) =>
  expect(titles(events({ title: 'Lari Fajar' }), query)).toEqual([]),
);
it('finds a part of a word, in any case', () =>
  expect(titles(events({ title: 'Lari Fajar' }), 'AJA')).toEqual(['Lari Fajar']));
it('finds words that stand apart, in title, place and text', () => {
  const content = events({ title: 'Lari', location: 'Gasibu', body: 'Mulai **fajar**.' });
  expect(titles(content, 'fajar gasibu lari')).toEqual(['Lari']);
});
it('finds no words of different items', () =>
  expect(titles(events({ title: 'Lari' }, { title: 'Fajar' }), 'lari fajar')).toEqual([]));
it('shows hits in the title first, then in their order', () => {
  const content = events({ title: 'A', body: 'kopi' }, { title: 'Kopi' }, { title: 'B', body: 'kopi' });
  expect(titles(content, 'kopi')).toEqual(['Kopi', 'A', 'B']);
});
it('finds words whatever signs stand around them', () => {
  const content = events({ title: 'Lari', location: 'Kawasan "Gasibu", Bandung' });
  expect(titles(content, 'lari, gasibu!')).toEqual(['Lari']);
});
it('shows titles first for several words too, then places, then texts', () => {
  const content = events(
    { title: 'A', body: 'Kopi dari Malabar.' },
    { title: 'B', location: 'Malabar', body: 'Kopi.' },
    { title: 'Kopi Malabar' },
    { title: 'Kopi', body: 'Dari Malabar.' },
  );
  expect(titles(content, 'kopi malabar')).toEqual(['Kopi Malabar', 'Kopi', 'B', 'A']);
});
it.each(['lari di gasibu', 'tempat lari', 'lari yang mana'])('looks for no fillers: %j', (query) =>
  expect(titles(events({ title: 'Lari', location: 'Gasibu' }), query)).toEqual(['Lari']),
);
it('looks for fillers where there is nothing else', () =>
  expect(titles(events({ title: 'Tempat Duduk' }, { title: 'Lari' }), 'tempat')).toEqual(['Tempat Duduk']));
it('takes no like word from a text', () =>
  expect(titles(events({ title: 'Lari', body: 'Dekat vila.' }), 'hotel')).toEqual([]));
it('is bounded', () =>
  expect(
    titles(events({ title: 'Kopi' }, { title: 'A', body: 'kopi' }, { title: 'Kopi' }), 'kopi', 2),
  ).toEqual(['Kopi', 'Kopi']));

describe('the shipped content', () => {
  const found = async (query: string) => {
    const content = await embeddedContent().current();
    return searchIndex(content)(query, 1000).map(({ type, title }) => `${type}: ${title}`);
  };

  it.each([
    ['mie kocok persib', 'restoran: Mie Kocok Persib'],
    ['kartika sari', 'restoran: Kartika Sari Kebon Jukut'],
    ['batagor abuy', 'restoran: Batagor Abuy'],
  ])('has the restaurant for %j', async (query, hit) => expect((await found(query))[0]).toBe(hit));
  it.each([
    ['hotel lembang', 'akomodasi: Vila Senja Jelajahi Cikole'],
    ['penginapan di lembang', 'akomodasi: Vila Senja Jelajahi Cikole'],
    ['Hotel Lembang', 'akomodasi: Vila Senja Jelajahi Cikole'],
    ['vila', 'akomodasi: Vila Pinus Jelajahi Dago Pakar'],
    ['villa isola', 'destinasi: Villa Isola dan Jejak Schoemaker'],
    ['batagor', 'restoran: Batagor Abuy'],
    ['tempat makan batagor', 'restoran: Batagor Abuy'],
  ])('answers %j with %j first', async (query, hit) => expect((await found(query))[0]).toBe(hit));
  it.each([
    ['hotel', 'akomodasi', 14],
    ['sewa mobil', 'transportasi', 14],
    ['kuliner', 'restoran', 19],
    ['makan', 'makanan', 14],
    ['destinasi', 'destinasi', 35],
  ])('has for %j all of %s', async (query, type, count) => {
    const hits = (await found(query)).filter((hit) => hit.startsWith(`${type}: `));
    expect(hits).toHaveLength(count);
  });
  it('finds the food too for those who ask where to eat it', async () =>
    expect(await found('makan batagor')).toContain('makanan: Batagor'));
  it.each(['mi kocok persib', 'mie kocok persib'])('knows %j however it is spelt', async (query) =>
    expect(await found(query)).toContain('restoran: Mie Kocok Persib'),
  );
  it('has restaurants by what is said of them', async () =>
    expect(await found('warung')).toContain('restoran: Mie Kocok Persib'));
});
