/** @jest-environment node */
import { readPictures, storagePath } from './picture';

describe('storagePath', () => {
  it.each([
    [null],
    [''],
    [0],
    [42],
    [{ path: 'a.png' }],
    ['/'],
    ['..'],
    ['../a.png'],
    ['/storage/../.env'],
    ['a/%2e%2e/b.png'],
    ['a%2fb.png'],
    ['a%5cb.png'],
    ['a\\b.png'],
    ['a//b.png'],
    ['a.png?x=1'],
    ['a.png#x'],
    ['a.JPG?v=2'],
    ['..%/a.png/..'],
    ['%/../a.png'],
    ['%\\a.png'],
    ['a%00.png'],
    ['a\nb.png'],
    ['https://evil.example/a.png'],
    ['https://admin.example/storage/../.env'],
    ['//evil.example/a.png'],
    ['javascript:alert(1)'],
    ['data:image/png;base64,AAAA'],
    ['a'.repeat(501)],
  ])('refuses %j', (value) => expect(storagePath(value)).toBeNull());

  it.each([
    ['destinasi/a.jpg', '/storage/destinasi/a.jpg'],
    ['/storage/a.jpg', '/storage/a.jpg'],
    ['storage/a.jpg', '/storage/a.jpg'],
    ['public/a.jpg', '/storage/a.jpg'],
    ['https://admin.example/storage/a.jpg', '/storage/a.jpg'],
    ['kawah putih.jpg', '/storage/kawah%20putih.jpg'],
    ['kawah%20putih.jpg', '/storage/kawah%20putih.jpg'],
    ['café&"<>.jpg', '/storage/caf%C3%A9%26%22%3C%3E.jpg'],
    // Names as a Laravel keeps them, which it writes into a URL as they are too.
    ['promo 50% kawah.png', '/storage/promo%2050%25%20kawah.png'],
    ['promo 50%ab kawah.png', '/storage/promo%2050%25ab%20kawah.png'],
    ['promo%2050%25%20kawah.png', '/storage/promo%2050%25%20kawah.png'],
    ['https://admin.example/storage/promo 50% kawah.png', '/storage/promo%2050%25%20kawah.png'],
    ['kawah%20putih/diskon 5%.png', '/storage/kawah%2520putih/diskon%205%25.png'],
    ['100%.png', '/storage/100%25.png'],
    ['destinasi/kawah #1.png', '/storage/destinasi/kawah%20%231.png'],
    ['https://admin.example/storage/kawah #1.png', '/storage/kawah%20%231.png'],
    ['mau ke mana?.png', '/storage/mau%20ke%20mana%3F.png'],
    ['a%3Fx.png', '/storage/a%3Fx.png'],
    ['kopi+teh.png', '/storage/kopi%2Bteh.png'],
    [`"kawah" 'putih'.png`, `/storage/%22kawah%22%20'putih'.png`],
    ['%E0%A4%A.png', '/storage/%25E0%25A4%25A.png'],
  ])('reads %j', (value, expected) => expect(storagePath(value)).toBe(expected));

  it.each([
    'destinasi/kawah putih.jpg',
    'promo 50% kawah.png',
    'kawah%20putih 5%.png',
    'ke mana? #1+2.png',
    'a.png%3Fx=1',
  ])('gives the same for what it gave of %j', (name) => {
    const once = storagePath(name);
    expect(once).toMatch(/^\/storage\//);
    expect(storagePath(once)).toBe(once);
  });
});

describe('readPictures', () => {
  it.each([[null], ['[]'], [[]], [{ a: 1 }], [[null, '', '../x']]])('is empty for %j', (value) => {
    expect(readPictures(value, 'Judul')).toEqual([]);
  });
  it('describes a picture by the title when it has no text', () => {
    expect(readPictures('a.jpg', 'Judul')).toEqual([{ src: '/storage/a.jpg', alt: 'Judul' }]);
  });
  it('reads JSON text of a list', () =>
    expect(readPictures('["a.jpg","b.jpg"]', 'x').map(({ src }) => src)).toEqual([
      '/storage/a.jpg',
      '/storage/b.jpg',
    ]));
  it('reads records with their own text', () => {
    expect(readPictures([{ url: 'a.jpg', alt: 'Kawah' }], 'x')).toEqual([
      { src: '/storage/a.jpg', alt: 'Kawah' },
    ]);
  });
  it('keeps texts beside their picture when another one is left out', () => {
    expect(readPictures(['../x', 'b.jpg'], 'x', ['pertama', 'kedua'])[0]?.alt).toBe('kedua');
  });
  it('reads names as they are and as a URL writes them, in one list', () =>
    expect(
      readPictures(['promo 50% a.png', 'promo%2050%25%20a.png', 'b%20c.png', 'd #1.png'], 'x').map(
        ({ src }) => src,
      ),
    ).toEqual(['/storage/promo%2050%25%20a.png', '/storage/b%20c.png', '/storage/d%20%231.png']));
  it('shows a picture once', () => expect(readPictures(['a.jpg', '/storage/a.jpg'], 'x')).toHaveLength(1));
});
