import { readAsked } from './asked';
import type { FoundKind } from './found-kinds';
import { lexicon } from './lexicon';
import { WordIndex, type Findable, type Fit } from './word-index';

type Given = Partial<Findable> & { title: string };

/** The titles that are found among these. */
function titles(given: Given[], query: string, fit: Fit = 'exact'): string[] {
  const index = new WordIndex(lexicon());
  for (const one of given) index.add({ kind: 'event', category: '', place: '', text: '', ...one });
  return index.find(readAsked(query, lexicon(), index.isCommon), fit).map((at) => given[at]?.title ?? '');
}
const of = (kind: FoundKind, title: string, text = ''): Given => ({ kind, title, text });

describe('to the letter', () => {
  test.each(['', '  ', '(.*)', 'xyzzy', 'lari xyzzy'])('%j finds nothing', (query) =>
    expect(titles([{ title: 'Lari Fajar' }], query)).toEqual([]),
  );
  test('words of different things find neither', () =>
    expect(titles([{ title: 'Lari' }, { title: 'Wisuda' }], 'lari wisuda')).toEqual([]));
  test('a typing error finds nothing yet', () =>
    expect(titles([{ title: 'Cililin' }], 'cililim')).toEqual([]));
  test('words that stand apart are found, in title, place and text', () =>
    expect(titles([{ title: 'Lari', place: 'Gasibu', text: 'Mulai subuh.' }], 'subuh gasibu lari')).toEqual([
      'Lari',
    ]));
  test('the beginning of a word is found: a visitor is still typing', () =>
    expect(titles([{ title: 'Pangalengan' }], 'panga')).toEqual(['Pangalengan']));
  test('titles come before texts', () =>
    expect(
      titles(
        [{ title: 'A', text: 'gamelan gamelan gamelan' }, { title: 'Gamelan dan Wayang Golek' }],
        'gamelan',
      ),
    ).toEqual(['Gamelan dan Wayang Golek', 'A']));
  test('fillers are not looked for', () =>
    expect(titles([{ title: 'Lari', place: 'Gasibu' }], 'lari di gasibu')).toEqual(['Lari']));
  test('what is named comes before what is of the kind', () =>
    expect(
      titles([of('akomodasi', 'Rumah Pohon', 'Dekat Isola.'), of('destinasi', 'Villa Isola')], 'villa isola'),
    ).toEqual(['Villa Isola', 'Rumah Pohon']));
  test('a word for a kind finds it whatever its name, before what merely says it', () =>
    expect(
      titles([of('blog', 'Cerita', 'Sebuah hotel di Dago.'), of('akomodasi', 'Grand Dago')], 'hotel dago'),
    ).toEqual(['Grand Dago', 'Cerita']));
  test('a question finds the thing that it is about, the place before what is written of it', () =>
    expect(
      titles(
        [of('blog', 'Jam buka dan harga tiket', 'Kawah Putih buka jam 7.'), of('atraksi', 'Kawah Putih')],
        'jam buka kawah putih hari senin',
      ),
    ).toEqual(['Kawah Putih', 'Jam buka dan harga tiket']));
});

describe('with a typing error', () => {
  const given = [{ title: 'Pangalengan' }, { title: 'Kawah Putih' }, { title: 'Braga' }];
  test.each([
    ['pangalangan', 'Pangalengan'],
    ['pangalengn', 'Pangalengan'],
    ['pangalenggann', 'Pangalengan'],
    ['panaglengan', 'Pangalengan'],
    ['kawahputih', 'Kawah Putih'],
  ])('%j finds %j', (query, title) => expect(titles(given, query, 'misspelt')).toEqual([title]));
  test('words of five letters or fewer are not guessed', () =>
    expect(titles(given, 'brago', 'misspelt')).toEqual([]));
  test('what is written as one word is found as two', () =>
    expect(titles([{ title: 'Rancaupas' }], 'ranca upas', 'misspelt')).toEqual(['Rancaupas']));
});

test('with some of the words, most of them come first', () =>
  expect(titles([{ title: 'Wayang' }, { title: 'Wayang Golek' }], 'wayang golek xyzzy', 'partial')).toEqual([
    'Wayang Golek',
    'Wayang',
  ]));

test('a word that nearly everything has is not needed beside another', () => {
  const many = Array.from({ length: 90 }, (_, n) => ({ title: `Tempat ${n}`, place: 'Kota Bandung' }));
  expect(titles([...many, { title: 'Goa Pawon', place: 'Cipatat' }], 'goa pawon bandung')).toEqual([
    'Goa Pawon',
  ]);
});
