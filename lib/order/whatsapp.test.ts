import { telLink, whatsappLink } from './whatsapp';

describe('whatsappLink', () => {
  test('whatsappLink replaces a lone surrogate instead of throwing', () => {
    expect(whatsappLink('+62 811', 'a\ud800b')).toBe('https://wa.me/62811?text=a%EF%BF%BDb');
  });
  test('whatsappLink keeps only the digits of a number', () =>
    expect(whatsappLink('+62 (811) 22-33', 'x')).toBe('https://wa.me/628112233?text=x'));
  // spec: 1, Ordering
  test.each([
    'a & b',
    'a#b',
    '1+1',
    '50%',
    '%41',
    '"kutip" \'satu\'',
    'baris\nbaru\r\n',
    '🌋👩‍🚀',
    'a?b=c',
    ' spasi ',
  ])('whatsappLink keeps the text %j unchanged', (text) =>
    expect(new URL(whatsappLink('62', text)).searchParams.get('text')).toBe(text),
  );
  test('whatsappLink encodes every character that could end the text or the link', () => {
    expect(whatsappLink('62', '&#+ "<>\n').slice('https://wa.me/62?text='.length)).toMatch(/^[A-Za-z0-9%]+$/);
  });
});

describe('telLink', () => {
  test('telLink writes an international number without spaces and dashes', () =>
    expect(telLink('+62 811-22 33')).toBe('tel:+628112233'));
});
