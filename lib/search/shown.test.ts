/** @jest-environment node */
import type { Kind } from '../entities/kinds';
import { bestOfEach, resultPage } from './shown';

const results = (kind: Kind, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    kind,
    title: `${kind} ${n}`,
    label: kind,
    href: `/${kind}/${n}`,
  }));
const titles = (all: { title: string }[] | undefined) => all?.map(({ title }) => title);

describe('bestOfEach', () => {
  it('is nothing of nothing', () => expect(bestOfEach([])).toEqual([]));
  it('keeps a type that the API names last, and is bounded', () => {
    const all = [...results('akomodasi', 30), ...results('destinasi', 9), ...results('paket', 7)];
    expect(titles(bestOfEach(all, 5))).toEqual([
      'akomodasi 0',
      'akomodasi 1',
      'destinasi 0',
      'destinasi 1',
      'paket 0',
    ]);
  });
  it('fills up with what there is', () =>
    expect(titles(bestOfEach([...results('event', 1), ...results('blog', 4)], 4))).toEqual([
      'event 0',
      'blog 0',
      'blog 1',
      'blog 2',
    ]));
  it('puts types that the API mixes together, the first found first', () => {
    const [event, blog] = [results('event', 2), results('blog', 1)];
    expect(titles(bestOfEach([event[0]!, blog[0]!, event[1]!]))).toEqual(['event 0', 'event 1', 'blog 0']);
  });
});

describe('resultPage', () => {
  const all = results('event', 62);

  it.each([0, -1, 1.5, 4, NaN])('is none for page %p of three', (page) =>
    expect(resultPage(all, page)).toBeNull(),
  );
  it('is one without any result', () =>
    expect(resultPage([], 1)).toEqual({ results: [], total: 0, page: 1, pages: 1 }));
  it('shows each result once on all pages together', () => {
    const pages = [1, 2, 3].map((page) => resultPage(all, page));
    expect(pages.flatMap((page) => page?.results ?? [])).toEqual(all);
    expect(pages.map((page) => page?.total)).toEqual([62, 62, 62]);
  });
});
