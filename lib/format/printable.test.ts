import { printable } from './printable';

test('what no document may hold is left out', () => {
  expect(printable('a\u0000b\u0007c\u000bd\u0085e\ufffef\ufdd0g\u{1fffe}h')).toBe('abcdefgh');
});

test('half an emoji becomes a replacement character', () => {
  expect(printable('a\ud83d')).toBe('a\ufffd');
});

test('line breaks, tabs, emoji and private characters stay', () => {
  const text = 'satu\tdua\r\ntiga 🌋 \ue000';
  expect(printable(text)).toBe(text);
});
