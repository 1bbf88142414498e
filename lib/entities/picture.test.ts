import { readPictures } from './picture';

describe('readPictures', () => {
  test.each([[null], ['[]'], [[]], [{ a: 1 }], [[null, '', '../x']]])(
    'readPictures is empty for %j',
    (value) => {
      expect(readPictures(value, 'Judul')).toEqual([]);
    },
  );
  test('readPictures uses the title as alt text of a picture without its own', () => {
    expect(readPictures('a.jpg', 'Judul')).toEqual([{ src: '/storage/a.jpg', alt: 'Judul' }]);
  });
  test('readPictures reads JSON text of a list', () =>
    expect(readPictures('["a.jpg","b.jpg"]', 'x').map(({ src }) => src)).toEqual([
      '/storage/a.jpg',
      '/storage/b.jpg',
    ]));
  test('readPictures reads records with their own alt text', () => {
    expect(readPictures([{ url: 'a.jpg', alt: 'Kawah' }], 'x')).toEqual([
      { src: '/storage/a.jpg', alt: 'Kawah' },
    ]);
  });
  test('readPictures keeps an alt text with its picture when another picture is left out', () => {
    expect(readPictures(['../x', 'b.jpg'], 'x', ['pertama', 'kedua'])[0]?.alt).toBe('kedua');
  });
  test('readPictures reads plain file names and encoded URLs in one list', () =>
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
  test('readPictures gives a repeated picture once', () =>
    expect(readPictures(['a.jpg', '/storage/a.jpg'], 'x')).toHaveLength(1));
});
