import { wordsOf } from './words';

test.each(['', '   ', '(.*)', '<>', '%%%', '…'])('%j has no words', (text) =>
  expect(wordsOf(text)).toEqual([]),
);
test.each([
  ['DJUANDA', 'Juanda'],
  ['Tjihampelas', 'cihampelas'],
  ['Bandoeng', 'Bandung'],
  ['villa isola', 'Vila Isola'],
  ['Café', 'cafe'],
  ['parkirnya', 'parkir'],
])('%j and %j are one word to a search', (one, other) => expect(wordsOf(one)).toEqual(wordsOf(other)));
test('words that only end alike stay what they are', () =>
  expect(wordsOf('hanya tanya punya')).toEqual(['hanya', 'tanya', 'punya']));
test('signs part words, and numbers are words', () =>
  expect(wordsOf('Mi/Kocok, 10K+ (2x)')).toEqual(['mi', 'kocok', '10k', '2x']));
