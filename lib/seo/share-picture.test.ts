import { itemSharePicture, pageSharePicture } from './share-picture';

const item = (...paths: string[]) => ({
  key: 'kawah-putih',
  pictures: paths.map((path) => ({ src: `/storage/${path}`, alt: `Gambar ${path}` })),
});

describe('itemSharePicture', () => {
  test('itemSharePicture names the picture after the site when the item has none', () =>
    expect(itemSharePicture('destinasi', item()).alt).toBe('Jelajahi Bandung'));

  test('itemSharePicture takes the first picture of an item', () =>
    expect(itemSharePicture('destinasi', item('a.jpg', 'b.jpg')).alt).toBe('Gambar a.jpg'));

  test('itemSharePicture has the kind, the key and a version in its path', () =>
    expect(itemSharePicture('destinasi', item('a.jpg')).path).toMatch(
      /^\/og\/destinasi\/kawah-putih\.jpg\?v=[0-9a-f]{8}$/,
    ));

  test('itemSharePicture encodes the key in its path', () =>
    expect(itemSharePicture('blog', { ...item('a.jpg'), key: 'kafé' }).path).toContain(
      '/og/blog/kaf%C3%A9.jpg?',
    ));

  test('itemSharePicture has another path for another picture', () =>
    expect(itemSharePicture('destinasi', item('a.jpg')).path).not.toBe(
      itemSharePicture('destinasi', item('b.jpg')).path,
    ));
});

describe('pageSharePicture', () => {
  test('pageSharePicture is the picture of the brand for a list that has none', () =>
    expect(pageSharePicture('restoran')).toEqual({ path: '/art/bagikan.jpg', alt: 'Jelajahi Bandung' }));

  test("pageSharePicture is the gallery's own picture for the gallery", () =>
    expect(pageSharePicture('galeri').path).toMatch(/^\/og\/halaman\/galeri\.jpg\?v=[0-9a-f]{8}$/));
});
