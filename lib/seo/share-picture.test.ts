import { itemSharePicture, pageSharePicture } from './share-picture';

const item = (...paths: string[]) => ({
  key: 'kawah-putih',
  pictures: paths.map((path) => ({ src: `/storage/${path}`, alt: `Gambar ${path}` })),
});

describe('itemSharePicture', () => {
  it("names the brand's picture after the site when the item has none", () =>
    expect(itemSharePicture('destinasi', item()).alt).toBe('Jelajahi Bandung'));

  it('takes the first picture', () =>
    expect(itemSharePicture('destinasi', item('a.jpg', 'b.jpg')).alt).toBe('Gambar a.jpg'));

  it("stands at the item's key", () =>
    expect(itemSharePicture('destinasi', item('a.jpg')).path).toMatch(
      /^\/og\/destinasi\/kawah-putih\.jpg\?v=[0-9a-f]{8}$/,
    ));

  it('encodes the key as its page does', () =>
    expect(itemSharePicture('blog', { ...item('a.jpg'), key: 'kafé' }).path).toContain(
      '/og/blog/kaf%C3%A9.jpg?',
    ));

  it('has another address when the picture is another one', () =>
    expect(itemSharePicture('destinasi', item('a.jpg')).path).not.toBe(
      itemSharePicture('destinasi', item('b.jpg')).path,
    ));
});

describe('pageSharePicture', () => {
  it("is the brand's for a list that has none", () =>
    expect(pageSharePicture('restoran')).toEqual({ path: '/art/bagikan.jpg', alt: 'Jelajahi Bandung' }));

  it("is the page's own", () =>
    expect(pageSharePicture('galeri').path).toMatch(/^\/og\/halaman\/galeri\.jpg\?v=[0-9a-f]{8}$/));
});
