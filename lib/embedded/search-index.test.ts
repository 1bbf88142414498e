/** @jest-environment node */
import { KINDS } from '../entities/kinds';
import type { Content } from './content';
import { embeddedContent } from './kept-content';
import { searchIndex } from './search-index';

/** Content with these events alone. */
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
  it('has restaurants by what is said of them', async () =>
    expect(await found('warung')).toContain('restoran: Mie Kocok Persib'));
});
