/** @jest-environment node */
import { detailHref, listHref } from './routes';

describe('detailHref', () => {
  it.each([
    ['a/b', '/event/a%2Fb'],
    ['a b?c#d', '/event/a%20b%3Fc%23d'],
    ['kawah-putih', '/event/kawah-putih'],
  ])('makes one path segment of %j', (key, href) => expect(detailHref('/event', key)).toBe(href));
});

describe('listHref', () => {
  it('is bare for all items on page 1', () => expect(listHref('/event')).toBe('/event'));
  it('has no page for page 1 of a category', () =>
    expect(listHref('/event', 'Event Olahraga')).toBe('/event?kategori=event-olahraga'));
  it("has no category for 'Semua'", () => expect(listHref('/event', 'Semua', 2)).toBe('/event?page=2'));
  it('has the category before the page', () => {
    expect(listHref('/fasilitas', 'P3K & Tim Medis', 3)).toBe('/fasilitas?kategori=p3k-tim-medis&page=3');
  });
});
