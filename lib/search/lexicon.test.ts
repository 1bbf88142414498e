import { lexicon, parseLexicon } from './lexicon';
import { wordsOf } from './words';

const FILE = `
sama:
  - curug, air terjun
  - 2 hari, dua hari
jenis:
  akomodasi: hotel
jam: jam buka
tanya: murah
segera: akhir pekan ini
sambung: di
`;

describe('an invalid lexicon', () => {
  test.each([
    ['sama: [', /is not valid YAML/],
    ['', /^sinonim\.yaml is not valid YAML: /],
    [FILE.replace('akomodasi', 'hotel'), /^sinonim\.yaml: jenis/],
    [FILE.replace('curug, air terjun', 'curug'), /^sinonim\.yaml: sama\.0: must be two words/],
    [
      FILE.replace('curug, air', 'curug,, air'),
      /^sinonim\.yaml: sama\.0: must be words with commas between: correct it\.$/,
    ],
    [FILE.replace('tanya', 'tanyaan'), /^sinonim\.yaml: /],
  ])('parseLexicon refuses the invalid file %# in a one-line message', (text, said) => {
    expect(() => parseLexicon(text, 'sinonim.yaml')).toThrow(said);
    expect(() => parseLexicon(text, 'sinonim.yaml')).toThrow(/^[^\n]*$/);
  });
});

describe('the terms of a lexicon', () => {
  const read = (text: string) => parseLexicon(FILE)(wordsOf(text));
  const meaning = (text: string) => read(text)[0]?.meanings;

  test('the lexicon gives equal words the same meanings, which others do not have', () => {
    expect(meaning('Air Terjun')).toEqual(meaning('curug'));
    expect(meaning('curug')).not.toEqual(meaning('dua hari'));
    expect(meaning('air')).toEqual([]);
  });
  test('the lexicon reads several words together as one term before one of them', () =>
    expect(read('air terjun di hotel').map(({ words }) => words.join(' '))).toEqual([
      'air terjun',
      'di',
      'hotel',
    ]));
  test('the lexicon gives a number the meanings of its word', () =>
    expect(meaning('2 hari')).toEqual(meaning('dua hari')));
  test('the lexicon marks words that ask for a kind, a fact, opening hours or what is soon, and fillers', () => {
    expect(read('hotel')[0]?.kinds).toEqual(['akomodasi']);
    expect(read('murah')[0]).toMatchObject({ isAsking: true, isHours: false });
    expect(read('jam buka')[0]).toMatchObject({ isAsking: true, isHours: true });
    expect(read('akhir pekan ini')[0]).toMatchObject({ isAsking: true, isSoon: true });
    expect(read('di')[0]?.isFiller).toBe(true);
  });
});

test('the shipped lexicon is valid and has meanings for a word', () =>
  expect(lexicon()(['perahu'])[0]?.meanings).not.toEqual([]));
