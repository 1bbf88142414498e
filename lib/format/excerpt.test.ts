import { excerpt } from './excerpt';

const count = (text: string) =>
  [...new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text)].length;

describe('excerpt', () => {
  test.each([[''], ['   \n\t ']])('excerpt is empty for %j', (text) => expect(excerpt(text, 10)).toBe(''));
  test('excerpt cuts a single word that is longer than the limit', () =>
    expect(excerpt('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`));
  test('excerpt gives only the ellipsis when the limit is 1', () => expect(excerpt('panjang', 1)).toBe('…'));
  test('excerpt never splits a joined emoji such as a family', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(excerpt(family.repeat(12), 10)).toBe(`${family.repeat(9)}…`);
  });
  test('excerpt stays within the limit for letters with hundreds of combining marks', () => {
    expect(count(excerpt(`a${'\u0301'.repeat(400)}`.repeat(30), 10))).toBeLessThanOrEqual(10);
  });
  test('excerpt keeps a text of exactly the limit', () =>
    expect(excerpt('sepuluh ya', 10)).toBe('sepuluh ya'));
  // spec: 1, Meta descriptions
  test('excerpt cuts at a word boundary', () =>
    expect(excerpt('Kabut turun pelan', 13)).toBe('Kabut turun…'));
  test('excerpt keeps the last word when it just fits', () =>
    expect(excerpt('Kabut turun pelan', 12)).toBe('Kabut turun…'));
  test('excerpt leaves no punctuation before the ellipsis', () => {
    expect(excerpt('Kawah, danau – kebun', 14)).toBe('Kawah, danau…');
  });
  test('excerpt leaves no colon before the ellipsis when the single word after it is too long', () =>
    expect(excerpt(`12 destinasi alam di Bandung: ${'a'.repeat(300)}`, 160)).toBe(
      '12 destinasi alam di Bandung…',
    ));
  test('excerpt trims and collapses white space', () =>
    expect(excerpt(' satu\n\n dua\u00a0tiga ', 20)).toBe('satu dua tiga'));
});
