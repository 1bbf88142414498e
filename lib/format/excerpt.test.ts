import { excerpt } from './excerpt';

const count = (text: string) =>
  [...new Intl.Segmenter('id', { granularity: 'grapheme' }).segment(text)].length;

describe('excerpt', () => {
  it.each([[''], ['   \n\t ']])('is empty for %j', (text) => expect(excerpt(text, 10)).toBe(''));
  it('cuts a single word that is too long', () =>
    expect(excerpt('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`));
  it('gives only the sign of a cut at the limit 1', () => expect(excerpt('panjang', 1)).toBe('…'));
  it('never cuts an emoji family', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(excerpt(family.repeat(12), 10)).toBe(`${family.repeat(9)}…`);
  });
  it('stays within the limit for letters with hundreds of marks', () => {
    expect(count(excerpt(`a${'\u0301'.repeat(400)}`.repeat(30), 10))).toBeLessThanOrEqual(10);
  });
  it('keeps a text of exactly the limit', () => expect(excerpt('sepuluh ya', 10)).toBe('sepuluh ya'));
  // spec: 1, Meta descriptions
  it('ends at a word', () => expect(excerpt('Kabut turun pelan', 13)).toBe('Kabut turun…'));
  it('keeps the last word when it just fits', () =>
    expect(excerpt('Kabut turun pelan', 12)).toBe('Kabut turun…'));
  it('leaves no punctuation before the sign of a cut', () => {
    expect(excerpt('Kawah, danau – kebun', 14)).toBe('Kawah, danau…');
  });
  it('leaves no colon where the list behind it is one word that is too long', () =>
    expect(excerpt(`12 destinasi alam di Bandung: ${'a'.repeat(300)}`, 160)).toBe(
      '12 destinasi alam di Bandung…',
    ));
  it('collapses white space', () => expect(excerpt(' satu\n\n dua\u00a0tiga ', 20)).toBe('satu dua tiga'));
});
