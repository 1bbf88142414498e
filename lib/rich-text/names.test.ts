import { indexNames, nameFinder, type NamedPage } from './names';

const page = (title: string, href = `/${title.toLowerCase().replaceAll(' ', '-')}`): NamedPage => ({
  title,
  href,
});
const PAGES = [page('Kawah Putih'), page('Kawah Putih Ciwidey'), page('Braga'), page('Tebing Keraton')];
const find = (text: string, pages = PAGES, own = '/sendiri') => nameFinder(indexNames(pages), own)(text);

it.each([
  ['nothing', ''],
  ['a text without a name', 'Pagi toska, siang hijau susu.'],
  ['a part of a word', 'Bragadan Kawah Putihnya'],
  ['another way of writing', 'kawah putih dan BRAGA'],
])('leaves %s alone', (_, text) => expect(find(text).join('')).toBe(text));

it('links the longest name that stands there, as whole words', () =>
  expect(find('Ke Kawah Putih Ciwidey, lalu Kawah Putih.')).toEqual([
    'Ke ',
    PAGES[1],
    ', lalu ',
    PAGES[0],
    '.',
  ]));

// spec: 2 Destination detail, Tempat
it('links the first mention alone, over all texts of a page', () => {
  const finder = nameFinder(indexNames(PAGES), '/sendiri');
  expect(finder('Braga pagi, Braga malam')).toEqual([PAGES[2], ' pagi, Braga malam']);
  expect(finder('Braga').join('')).toBe('Braga');
});

it('does not link a page to itself', () =>
  expect(find('Di Braga', PAGES, '/braga').join('')).toBe('Di Braga'));

it('takes the first of several pages with one name', () =>
  expect(find('Braga', [page('Braga', '/destination/braga'), page('Braga', '/attraction/braga')])).toEqual([
    page('Braga', '/destination/braga'),
  ]));

it.each(['$& (Resmi) [1]', 'a', '—', '', 'Wot'])('is not led astray by the name %j', (title) =>
  expect(find('Wot Batu $& a — selesai', [page(title, '/x')]).join('')).toContain('Wot Batu'),
);

it('links forty names and no more', () => {
  const pages = Array.from({ length: 60 }, (_, index) => page(`Curug${index} Tinggi`));
  const parts = find(pages.map(({ title }) => title).join(', '), pages);
  expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(40);
});
