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

describe('an exact search', () => {
  test.each(['', '  ', '(.*)', 'xyzzy', 'lari xyzzy'])('an exact search for %j finds nothing', (query) =>
    expect(titles([{ title: 'Lari Fajar' }], query)).toEqual([]),
  );
  test('an exact search for words of two different items finds neither', () =>
    expect(titles([{ title: 'Lari' }, { title: 'Wisuda' }], 'lari wisuda')).toEqual([]));
  test('an exact search with a typing error finds nothing', () =>
    expect(titles([{ title: 'Cililin' }], 'cililim')).toEqual([]));
  test('an exact search finds words that stand apart in title, place and text', () =>
    expect(titles([{ title: 'Lari', place: 'Gasibu', text: 'Mulai subuh.' }], 'subuh gasibu lari')).toEqual([
      'Lari',
    ]));
  test('an exact search finds a word by its beginning', () =>
    expect(titles([{ title: 'Pangalengan' }], 'panga')).toEqual(['Pangalengan']));
  test.each(['gedung s', 'gedung sa', 'museum gedung sat'])(
    'an exact search for %j finds the title whose last word is being typed',
    (query) =>
      expect(
        titles([{ title: 'Museum Gedung Sate' }, { title: 'Gedung Merdeka', text: 'Satu sayap.' }], query),
      ).toEqual(['Museum Gedung Sate']),
  );
  test.each(['sa', 'sa gedung'])('an exact search takes no two letters for a beginning in %j', (query) =>
    expect(titles([{ title: 'Museum Gedung Sate' }], query)).toEqual([]),
  );
  test('an exact search ranks a word in a title above the same word in a text', () =>
    expect(
      titles(
        [{ title: 'A', text: 'gamelan gamelan gamelan' }, { title: 'Gamelan dan Wayang Golek' }],
        'gamelan',
      ),
    ).toEqual(['Gamelan dan Wayang Golek', 'A']));
  test('an exact search ignores fillers', () =>
    expect(titles([{ title: 'Lari', place: 'Gasibu' }], 'lari di gasibu')).toEqual(['Lari']));
  test('an exact search ranks an item of that name above an item of that kind', () =>
    expect(
      titles([of('akomodasi', 'Rumah Pohon', 'Dekat Isola.'), of('destinasi', 'Villa Isola')], 'villa isola'),
    ).toEqual(['Villa Isola', 'Rumah Pohon']));
  test('an exact search ranks items of a kind that is named above those that only mention it', () =>
    expect(
      titles([of('blog', 'Cerita', 'Sebuah hotel di Dago.'), of('akomodasi', 'Grand Dago')], 'hotel dago'),
    ).toEqual(['Grand Dago', 'Cerita']));
  test('an exact search with a question ranks the place above an article about it', () =>
    expect(
      titles(
        [of('blog', 'Jam buka dan harga tiket', 'Kawah Putih buka jam 7.'), of('atraksi', 'Kawah Putih')],
        'jam buka kawah putih hari senin',
      ),
    ).toEqual(['Kawah Putih', 'Jam buka dan harga tiket']));
});

describe('a question', () => {
  test('a question finds nothing by what it asks where the place that it names is missing', () =>
    expect(titles([{ title: 'Tiket Masuk', text: 'Desember 2026' }], 'harga tiket masuk xyzzy 2026')).toEqual(
      [],
    ));
  test("a search for '24 jam' does not find 24 seats beside so many hours", () =>
    expect(
      titles(
        [{ title: 'Bus 24 Kursi', text: 'Sewa 12 jam.' }, of('restoran', 'Kopi', 'Buka 24 jam.')],
        'buka 24 jam',
      ),
    ).toEqual(['Kopi']));
  test("a search for 'uang muka' does not find opening hours", () =>
    expect(
      titles(
        [
          { title: 'Museum', text: 'Jam buka; uang pas.' },
          { title: 'Vila', text: 'Uang muka 30%.' },
        ],
        'uang muka',
      ),
    ).toEqual(['Vila']));
  test.each([
    'harga tiket masuk kawah putih',
    'biaya masuk kawah putih',
    'kawah putih 2026',
    'htm kawah putih desember 2026',
    'kawah putih di bawah 300rb',
    'kawah putih maksimal Rp300.000',
    'kawah putih 5 hari',
    'kawah putih dua hari',
  ])('the question %j does not require what it asks', (query) =>
    expect(titles([{ title: 'Kawah Putih' }], query)).toEqual(['Kawah Putih']),
  );
  test.each(['sholat', 'mushola', 'musholla', 'tempat sholat', 'shalat'])(
    'a search for %j finds a musala',
    (query) => expect(titles([{ title: 'Kopi', text: 'Ada musala.' }], query)).toEqual(['Kopi']),
  );
  test.each(['wisata anak', 'tempat wisata anak'])('a search for %j finds a ready plan', (query) =>
    expect(titles([of('rencana', 'Sehari bersama anak')], query)).toEqual(['Sehari bersama anak']),
  );
  test('a search for a kind and a month ranks what is in that month first', () => {
    const race = { title: 'Lari', category: 'Event Olahraga', text: 'Mei 2027' };
    expect(titles([race, { title: 'Seminar', text: 'Desember 2026' }], 'event bulan desember')).toEqual([
      'Seminar',
      'Lari',
    ]);
  });
});

describe('a misspelt search', () => {
  const given = [{ title: 'Pangalengan' }, { title: 'Kawah Putih' }, { title: 'Braga' }];
  test.each([
    ['pangalangan', 'Pangalengan'],
    ['pangalengn', 'Pangalengan'],
    ['pangalenggann', 'Pangalengan'],
    ['panaglengan', 'Pangalengan'],
    ['kawahputih', 'Kawah Putih'],
  ])('a misspelt search for %j finds %j', (query, title) =>
    expect(titles(given, query, 'misspelt')).toEqual([title]),
  );
  test('a misspelt search does not guess words of five letters or fewer', () =>
    expect(titles(given, 'brago', 'misspelt')).toEqual([]));
  test('a misspelt search for two words finds a title that writes them as one', () =>
    expect(titles([{ title: 'Rancaupas' }], 'ranca upas', 'misspelt')).toEqual(['Rancaupas']));
});

test('a partial search ranks the item with most of the words first', () =>
  expect(titles([{ title: 'Wayang' }, { title: 'Wayang Golek' }], 'wayang golek xyzzy', 'partial')).toEqual([
    'Wayang Golek',
    'Wayang',
  ]));

describe('a word that nearly all items have', () => {
  const many = Array.from({ length: 90 }, (_, n) => ({ title: `Tempat ${n}`, place: 'Kota Bandung' }));

  test('an exact search does not require a word that nearly all items have beside another', () =>
    expect(titles([...many, { title: 'Goa Pawon', place: 'Cipatat' }], 'goa pawon bandung')).toEqual([
      'Goa Pawon',
    ]));
  test('an exact search does not require a word that nearly all items have beside a question', () =>
    expect(titles([...many, { title: 'Rehat Dua Hari' }], 'dua hari di bandung')).toEqual([
      'Rehat Dua Hari',
    ]));
});
