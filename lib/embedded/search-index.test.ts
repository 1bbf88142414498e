/** @jest-environment node */
import { KINDS } from '../entities/kinds';
import type { Content } from './content';
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
