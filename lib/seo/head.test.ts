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
  it("is the brand's when it has none", () => expect(imagesOf(pageHead(HEAD))[0]?.url).toBe(BRAND));

  it('is one, absolute, with size, type and text', () =>
    expect(imagesOf(pageHead({ ...HEAD, picture: PICTURE }))).toEqual([
      { url: absolute(PICTURE.path), width: 1200, height: 630, type: 'image/jpeg', alt: 'Perahu' },
    ]));

  it('is the same for Twitter', () => {
    const head = pageHead({ ...HEAD, picture: PICTURE });
    expect(head.twitter?.images).toEqual(imagesOf(head));
  });
});

describe('the text of a 404 or 503', () => {
  const head = pageHead({ ...HEAD, isText: true });
  it('is not indexed, and the links in it are followed', () =>
    expect(head.robots).toEqual({ index: false, follow: true }));
  it('has no canonical address', () => expect(head.alternates).toBeUndefined());
  it("has the brand's picture", () => expect(imagesOf(head)[0]?.url).toBe(BRAND));
});

describe('when an article came out', () => {
  const publishedAt = Date.UTC(2026, 5, 12, 20);

  it('is not said of a page that is no article', () =>
    expect(pageHead({ ...HEAD, publishedAt }).openGraph).not.toHaveProperty('publishedTime'));

  it('is not said when nobody knows', () =>
    expect(pageHead({ ...HEAD, type: 'article', publishedAt: null }).openGraph).not.toHaveProperty(
      'publishedTime',
    ));

  it("is said in Jakarta's time", () =>
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

  it('stand on the home page alone, where search engines look', () => {
    const filled = { ...site(), verification };
    jest.mocked(site).mockReturnValue(filled);
    expect(pageHead({ ...HEAD, path: '/' }).verification).toEqual({
      google: verification.google,
      other: { 'msvalidate.01': verification.bing },
    });
    expect(pageHead(HEAD)).not.toHaveProperty('verification');
  });
  it('are none where the operator gave none', () => {
    jest.mocked(site).mockReturnValue({ ...site(), verification: undefined });
    expect(pageHead({ ...HEAD, path: '/' }).verification).toEqual({});
  });
});
