import { printable } from './printable';

test('printable removes control characters and noncharacters', () => {
  expect(printable('a\u0000b\u0007c\u000bd\u0085e\ufffef\ufdd0g\u{1fffe}h')).toBe('abcdefgh');
});

test('printable replaces a lone surrogate with a replacement character', () => {
  expect(printable('a\ud83d')).toBe('a\ufffd');
});

test('printable keeps line breaks, tabs, emoji and private-use characters', () => {
  const text = 'satu\tdua\r\ntiga 🌋 \ue000';
  expect(printable(text)).toBe(text);
});
