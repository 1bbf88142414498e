/** @jest-environment node */
import type { Kind } from '../entities/kinds';
import { bestOfEach, resultPage } from './shown';

const results = (kind: Kind, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    kind,
    key: String(n),
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
    expect(resultPage([], 1)).toEqual({ groups: [], kinds: [], total: 0, page: 1, pages: 1 }));
  it('shows each result once on all pages together', () => {
    const pages = [1, 2, 3].map((page) => resultPage(all, page));
    expect(pages.flatMap((page) => page?.groups.flatMap((group) => group.results) ?? [])).toEqual(all);
    expect(pages.map((page) => page?.total)).toEqual([62, 62, 62]);
  });
  it('shows kind by kind what the API mixes, the kind that it names first before the others', () => {
    const [blog, event] = [results('blog', 2), results('event', 2)];
    const page = resultPage([blog[0]!, event[0]!, blog[1]!, event[1]!], 1);
    expect(page?.groups.map((group) => [group.kind, titles(group.results)])).toEqual([
      ['blog', ['blog 0', 'blog 1']],
      ['event', ['event 0', 'event 1']],
    ]);
  });
  it('says of each kind how many there are, and on which page they begin', () => {
    const mixed = [...results('event', 29), ...results('tiket', 40), ...results('blog', 2)];
    const kinds = [
      { kind: 'event', total: 29, page: 1 },
      { kind: 'tiket', total: 40, page: 1 },
      { kind: 'blog', total: 2, page: 3 },
    ];
    expect([1, 2, 3].map((page) => resultPage(mixed, page)?.kinds)).toEqual([kinds, kinds, kinds]);
    expect(resultPage(mixed, 2)?.groups.map(({ kind }) => kind)).toEqual(['tiket']);
  });
});
