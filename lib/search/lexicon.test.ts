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
sambung: di
`;

describe('a file that is wrong', () => {
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
  ])('%# is named in one line', (text, said) => {
    expect(() => parseLexicon(text, 'sinonim.yaml')).toThrow(said);
    expect(() => parseLexicon(text, 'sinonim.yaml')).toThrow(/^[^\n]*$/);
  });
});

describe('terms', () => {
  const read = (text: string) => parseLexicon(FILE)(wordsOf(text));
  const meaning = (text: string) => read(text)[0]?.meanings;

  test('words that mean the same are told from the rest', () => {
    expect(meaning('Air Terjun')).toEqual(meaning('curug'));
    expect(meaning('curug')).not.toEqual(meaning('dua hari'));
    expect(meaning('air')).toEqual([]);
  });
  test('several words together are read before one of them', () =>
    expect(read('air terjun di hotel').map(({ words }) => words.join(' '))).toEqual([
      'air terjun',
      'di',
      'hotel',
    ]));
  test('numbers are words', () => expect(meaning('2 hari')).toEqual(meaning('dua hari')));
  test('a word can ask for a kind, for a fact, or for nothing', () => {
    expect(read('hotel')[0]?.kinds).toEqual(['akomodasi']);
    expect(read('murah')[0]).toMatchObject({ isAsking: true, isHours: false });
    expect(read('jam buka')[0]).toMatchObject({ isAsking: true, isHours: true });
    expect(read('di')[0]?.isFiller).toBe(true);
  });
});

test('the shipped file is right', () => expect(lexicon()(['perahu'])[0]?.meanings).not.toEqual([]));
