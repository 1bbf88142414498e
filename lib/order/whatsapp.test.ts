import { telLink, whatsappLink } from './whatsapp';

describe('whatsappLink', () => {
  it('makes a lone surrogate harmless instead of throwing', () => {
    expect(whatsappLink('+62 811', 'a\ud800b')).toBe('https://wa.me/62811?text=a%EF%BF%BDb');
  });
  it('keeps only the digits of a number', () =>
    expect(whatsappLink('+62 (811) 22-33', 'x')).toBe('https://wa.me/628112233?text=x'));
  // spec: 1, Ordering
  it.each([
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
  ])('keeps %j whole', (text) =>
    expect(new URL(whatsappLink('62', text)).searchParams.get('text')).toBe(text),
  );
  it('holds nothing that ends the text or a link early', () => {
    expect(whatsappLink('62', '&#+ "<>\n').slice('https://wa.me/62?text='.length)).toMatch(/^[A-Za-z0-9%]+$/);
  });
});

describe('telLink', () => {
  it('is international', () => expect(telLink('+62 811-22 33')).toBe('tel:+628112233'));
});
