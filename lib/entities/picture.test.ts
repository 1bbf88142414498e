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
    ['a%3Fx.png'],
    ['a%00.png'],
    ['a\nb.png'],
    ['%E0%A4%A.png'],
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
  ])('reads %j', (value, expected) => expect(storagePath(value)).toBe(expected));

  it('gives the same for what it gave', () => {
    const once = storagePath('destinasi/kawah putih.jpg');
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
  it('shows a picture once', () => expect(readPictures(['a.jpg', '/storage/a.jpg'], 'x')).toHaveLength(1));
});
