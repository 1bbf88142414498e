import { absolute } from '../addresses/absolute';
import { site } from '../settings/site';
import { pageHead } from './head';

jest.mock('../settings/site', () => {
  const real: { site: typeof site } = jest.requireActual('../settings/site');
  return { ...real, site: jest.fn(real.site) };
});

const HEAD = { title: 'Situ', description: 'Danau.', path: '/blog/situ' };
const PICTURE = { path: '/og/blog/situ.jpg?v=1a2b3c4d', alt: 'Perahu' };
const BRAND = absolute('/art/bagikan.jpg');

const imagesOf = (head: ReturnType<typeof pageHead>) => head.openGraph?.images as { url: string }[];

describe('the picture of a page', () => {
  test('pageHead uses the picture of the brand for a page without one', () =>
    expect(imagesOf(pageHead(HEAD))[0]?.url).toBe(BRAND));

  test('pageHead has one absolute picture with its size, type and text', () =>
    expect(imagesOf(pageHead({ ...HEAD, picture: PICTURE }))).toEqual([
      { url: absolute(PICTURE.path), width: 1200, height: 630, type: 'image/jpeg', alt: 'Perahu' },
    ]));

  test('pageHead has the same picture for Twitter', () => {
    const head = pageHead({ ...HEAD, picture: PICTURE });
    expect(head.twitter?.images).toEqual(imagesOf(head));
  });
});

describe('the text of a 404 or 503', () => {
  const head = pageHead({ ...HEAD, isText: true });
  test('pageHead keeps the text of a 404 or 503 out of the index and lets its links be followed', () =>
    expect(head.robots).toEqual({ index: false, follow: true }));
  test('pageHead has no canonical address for the text of a 404 or 503', () =>
    expect(head.alternates).toBeUndefined());
  test('pageHead uses the picture of the brand for the text of a 404 or 503', () =>
    expect(imagesOf(head)[0]?.url).toBe(BRAND));
});

describe('publishedTime', () => {
  const publishedAt = Date.UTC(2026, 5, 12, 20);

  test('pageHead has no publishedTime for a page that is no article', () =>
    expect(pageHead({ ...HEAD, publishedAt }).openGraph).not.toHaveProperty('publishedTime'));

  test('pageHead has no publishedTime for an article without a known date', () =>
    expect(pageHead({ ...HEAD, type: 'article', publishedAt: null }).openGraph).not.toHaveProperty(
      'publishedTime',
    ));

  test('pageHead writes publishedTime in the time of Jakarta', () =>
    expect(pageHead({ ...HEAD, type: 'article', publishedAt }).openGraph).toHaveProperty(
      'publishedTime',
      '2026-06-13T03:00:00+07:00',
    ));
});

describe('verifications', () => {
  const verification = {
    google: 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ',
    bing: '0123456789ABCDEF0123456789ABCDEF',
  };

  test('pageHead has the verification codes of search engines on the home page alone', () => {
    const filled = { ...site(), verification };
    jest.mocked(site).mockReturnValue(filled);
    expect(pageHead({ ...HEAD, path: '/' }).verification).toEqual({
      google: verification.google,
      other: { 'msvalidate.01': verification.bing },
    });
    expect(pageHead(HEAD)).not.toHaveProperty('verification');
  });
  test('pageHead has no verification codes when the operator gave none', () => {
    jest.mocked(site).mockReturnValue({ ...site(), verification: undefined });
    expect(pageHead({ ...HEAD, path: '/' }).verification).toEqual({});
  });
});
