import { indexNames, nameFinder, type NamedPage } from './names';

const page = (title: string, href = `/${title.toLowerCase().replaceAll(' ', '-')}`): NamedPage => ({
  title,
  href,
});
const PAGES = [page('Kawah Putih'), page('Kawah Putih Ciwidey'), page('Braga'), page('Tebing Keraton')];
const find = (text: string, pages = PAGES, own = '/sendiri') => nameFinder(indexNames(pages), own)(text);

test.each([
  ['nothing', ''],
  ['a text without a name', 'Pagi toska, siang hijau susu.'],
  ['a part of a word', 'Bragadan Kawah Putihnya'],
  ['another way of writing', 'kawah putih dan BRAGA'],
])('nameFinder adds no link to %s', (_, text) => expect(find(text).join('')).toBe(text));

test('nameFinder links the longest matching name, and whole words only', () =>
  expect(find('Ke Kawah Putih Ciwidey, lalu Kawah Putih.')).toEqual([
    'Ke ',
    PAGES[1],
    ', lalu ',
    PAGES[0],
    '.',
  ]));

// spec: 2 Destination detail, Tempat
test('nameFinder links only the first mention of a name across all texts of a page', () => {
  const finder = nameFinder(indexNames(PAGES), '/sendiri');
  expect(finder('Braga pagi, Braga malam')).toEqual([PAGES[2], ' pagi, Braga malam']);
  expect(finder('Braga').join('')).toBe('Braga');
});

test('nameFinder does not link a page to itself', () =>
  expect(find('Di Braga', PAGES, '/braga').join('')).toBe('Di Braga'));

test('nameFinder links to the first of several pages with the same name', () =>
  expect(find('Braga', [page('Braga', '/destination/braga'), page('Braga', '/attraction/braga')])).toEqual([
    page('Braga', '/destination/braga'),
  ]));

test.each(['$& (Resmi) [1]', 'a', '—', '', 'Wot'])(
  "nameFinder does not link inside 'Wot Batu' for the page name %j",
  (title) => expect(find('Wot Batu $& a — selesai', [page(title, '/x')]).join('')).toContain('Wot Batu'),
);

test('nameFinder links at most forty names', () => {
  const pages = Array.from({ length: 60 }, (_, index) => page(`Curug${index} Tinggi`));
  const parts = find(pages.map(({ title }) => title).join(', '), pages);
  expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(40);
});
