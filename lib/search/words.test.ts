import { wordsOf } from './words';

test.each(['', '   ', '(.*)', '<>', '%%%', '…'])('wordsOf finds no words in %j', (text) =>
  expect(wordsOf(text)).toEqual([]),
);
test.each([
  ['DJUANDA', 'Juanda'],
  ['Tjihampelas', 'cihampelas'],
  ['Bandoeng', 'Bandung'],
  ['villa isola', 'Vila Isola'],
  ['Café', 'cafe'],
  ['parkirnya', 'parkir'],
])('wordsOf makes the same words of %j and %j', (one, other) => expect(wordsOf(one)).toEqual(wordsOf(other)));
test('wordsOf keeps words that merely end in -nya', () =>
  expect(wordsOf('hanya tanya punya')).toEqual(['hanya', 'tanya', 'punya']));
test('wordsOf splits a text at its signs and keeps numbers as words', () =>
  expect(wordsOf('Mi/Kocok, 10K+ (2x)')).toEqual(['mi', 'kocok', '10k', '2x']));
