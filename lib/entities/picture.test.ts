import { readPictures } from './picture';

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
      readPictures(
        [
          'promo 50% a.png',
          'https://admin.example/storage/promo%2050%25%20a.png',
          'https://admin.example/storage/promo 50% a.png',
          'b%20c.png',
          'd #1.png',
        ],
        'x',
      ).map(({ src }) => src),
    ).toEqual(['/storage/promo%2050%25%20a.png', '/storage/b%2520c.png', '/storage/d%20%231.png']));
  it('shows a picture once', () => expect(readPictures(['a.jpg', '/storage/a.jpg'], 'x')).toHaveLength(1));
});
