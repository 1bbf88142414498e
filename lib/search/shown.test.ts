import type { Kind } from '../entities/kinds';
import { boxGroups, resultPage } from './shown';

const results = (kind: Kind, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    kind,
    key: String(n),
    title: `${kind} ${n}`,
    label: kind,
    href: `/${kind}/${n}`,
  }));
type Results = ReturnType<typeof results>;
/** As an Admin API sends them, and as the site's own index does. */
const fromApi = (all: Results) => ({ results: all, isRanked: false });
const ranked = (all: Results) => ({ results: all, isRanked: true });
const inBox = (all: Results, most?: number) =>
  boxGroups(fromApi(all), most).flatMap((group) => titles(group.results));
const titles = (all: readonly { title: string }[] | undefined) => all?.map(({ title }) => title);

describe('boxGroups', () => {
  test('boxGroups is empty without results', () => expect(inBox([])).toEqual([]));
  test('boxGroups keeps a type that the API names last, within its limit', () => {
    const all = [...results('akomodasi', 30), ...results('destinasi', 9), ...results('paket', 7)];
    expect(inBox(all, 5)).toEqual(['akomodasi 0', 'akomodasi 1', 'destinasi 0', 'destinasi 1', 'paket 0']);
  });
  test('boxGroups holds at most fifteen results', () => expect(inBox(results('event', 16))).toHaveLength(15));
  test('boxGroups fills up with another type when one has few results', () =>
    expect(inBox([...results('event', 1), ...results('blog', 4)], 4)).toEqual([
      'event 0',
      'blog 0',
      'blog 1',
      'blog 2',
    ]));
  test('boxGroups groups types that the API mixes, in the order in which they are first found', () => {
    const [event, blog] = [results('event', 2), results('blog', 1)];
    expect(inBox([event[0]!, blog[0]!, event[1]!])).toEqual(['event 0', 'event 1', 'blog 0']);
  });
});

describe('resultPage', () => {
  const all = results('event', 62);

  test.each([0, -1, 1.5, 4, NaN])('resultPage is null for page %p of three', (page) =>
    expect(resultPage(fromApi(all), page)).toBeNull(),
  );
  test('resultPage has one empty page without results', () =>
    expect(resultPage(fromApi([]), 1)).toEqual({ groups: [], kinds: [], total: 0, page: 1, pages: 1 }));
  test('resultPage shows each result exactly once on all pages together', () => {
    const pages = [1, 2, 3].map((page) => resultPage(fromApi(all), page));
    expect(pages.flatMap((page) => page?.groups.flatMap((group) => group.results) ?? [])).toEqual(all);
    expect(pages.map((page) => page?.total)).toEqual([62, 62, 62]);
  });
  test('resultPage groups results that the API mixes by kind, first the kind that it names first', () => {
    const [blog, event] = [results('blog', 2), results('event', 2)];
    const page = resultPage(fromApi([blog[0]!, event[0]!, blog[1]!, event[1]!]), 1);
    expect(page?.groups.map((group) => [group.key, titles(group.results)])).toEqual([
      ['blog', ['blog 0', 'blog 1']],
      ['event', ['event 0', 'event 1']],
    ]);
  });
  test('resultPage gives the total of each kind and the page on which it begins', () => {
    const mixed = [...results('event', 29), ...results('tiket', 40), ...results('blog', 2)];
    const kinds = [
      { key: 'event', label: 'Event', total: 29, page: 1 },
      { key: 'tiket', label: 'Tiket', total: 40, page: 1 },
      { key: 'blog', label: 'Blog', total: 2, page: 3 },
    ];
    expect([1, 2, 3].map((page) => resultPage(fromApi(mixed), page)?.kinds)).toEqual([kinds, kinds, kinds]);
    expect(resultPage(fromApi(mixed), 2)?.groups.map(({ key }) => key)).toEqual(['tiket']);
  });
  test('resultPage puts the three best results before the kinds when the results are ranked', () => {
    const mixed = [...results('atraksi', 2), ...results('blog', 2), ...results('destinasi', 1)];
    const page = resultPage(ranked(mixed), 1);
    expect(page?.groups.map(({ label, results: some }) => [label, titles(some)])).toEqual([
      ['Paling cocok', ['atraksi 0', 'atraksi 1', 'blog 0']],
      ['Blog', ['blog 1']],
      ['Destinasi', ['destinasi 0']],
    ]);
    expect(page?.kinds.map(({ label, total }) => [label, total])).toEqual([
      ['Blog', 1],
      ['Destinasi', 1],
    ]);
  });
  test('resultPage has no group of best results among three results, or among one kind', () => {
    const labels = (all: Results) => resultPage(ranked(all), 1)?.groups.map(({ label }) => label);
    expect(labels([...results('event', 2), ...results('blog', 1)])).toEqual(['Event', 'Blog']);
    expect(labels(results('event', 9))).toEqual(['Event']);
  });
});
