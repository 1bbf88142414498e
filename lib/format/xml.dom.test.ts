import { element, escapeXml } from './xml';

/** The text as an independent parser reads it. */
function read(text: string): string | null {
  const tree = new DOMParser().parseFromString(
    `<a b="${escapeXml(text)}">${escapeXml(text)}</a>`,
    'text/xml',
  );
  if (tree.querySelector('parsererror')) throw new Error('is not well-formed');
  expect(tree.documentElement.getAttribute('b')).toBe(tree.documentElement.textContent);
  return tree.documentElement.textContent;
}

describe('escapeXml', () => {
  test.each([
    ['what XML forbids', 'a\u0000b\u0008c\u000bd\u001fe\ufffef\uffffg', 'abcdefg'],
    ['half of an emoji', 'a\ud83db\ude00', 'a\ufffdb\ufffd'],
  ])('escapeXml drops or replaces %s, so that the XML stays well-formed', (_, text, kept) =>
    expect(read(text)).toBe(kept),
  );
  test.each([
    ['marks', 'Soto "Bandung" & <Sate> \'enak\''],
    ['the end of a CDATA section', 'a ]]> b'],
    ['an entity as text', '&amp; &#60; &nbsp;'],
    ['emoji and other scripts', '🌋 ᮘᮔ᮪ᮓᮥᮀ 👩‍👩‍👧'],
    ['an address', 'https://jelajahi.contoh.id/event?kategori=a&page=2'],
  ])('escapeXml keeps %s readable for an XML parser', (_, text) => expect(read(text)).toBe(text));
});

describe('element', () => {
  test.each([null, ''])('element is an empty string for %j', (text) => expect(element('loc', text)).toBe(''));
  test('element holds its escaped text', () =>
    expect(element('dc:creator', 'A & B')).toBe('<dc:creator>A &amp; B</dc:creator>'));
});
