import type { SitemapEntry } from './sitemap-entries';
import { sitemapFiles, sitemapIndex } from './sitemap-xml';

const entry = (path: string, rest: Partial<SitemapEntry> = {}): SitemapEntry => ({
  path,
  changedAt: null,
  pictures: [],
  ...rest,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => entry(`/event/${index}`));

function parse(xml: string): Document {
  const tree = new DOMParser().parseFromString(xml, 'text/xml');
  if (tree.querySelector('parsererror')) throw new Error(tree.documentElement.textContent ?? '');
  return tree;
}
const texts = (tree: Document, name: string) =>
  [...tree.getElementsByTagName(name)].map(({ textContent }) => textContent);

async function only(entries: SitemapEntry[]): Promise<Document> {
  const files = await sitemapFiles(entries);
  expect(files).toHaveLength(1);
  return parse(files[0]!.xml);
}

describe('a sitemap', () => {
  test('a sitemap is well-formed with a hostile address', async () => {
    const path = `/event?a=1&b="<Sate>"'\u0000]]>`;
    expect(texts(await only([entry(path)]), 'loc')).toEqual([
      `http://localhost:3000/event?a=1&b="<Sate>"']]>`,
    ]);
  });
  test('a sitemap has no lastmod when none is known', async () =>
    expect(texts(await only([entry('/contact')]), 'lastmod')).toEqual([]));
  test('a sitemap writes lastmod in the time of Jakarta', async () =>
    expect(texts(await only([entry('/a', { changedAt: 0 })]), 'lastmod')).toEqual([
      '1970-01-01T07:00:00+07:00',
    ]));
  test('a sitemap ends only the address of the home page with a slash', async () =>
    expect(texts(await only([entry('/'), entry('/blog')]), 'loc')).toEqual([
      'http://localhost:3000/',
      'http://localhost:3000/blog',
    ]));
  test('a sitemap has at most 1,000 pictures for an address, by absolute addresses', async () => {
    const pictures = Array.from({ length: 1001 }, (_, index) => ({ src: `/storage/${index}.jpg`, alt: '' }));
    const images = texts(await only([entry('/a', { pictures })]), 'image:loc');
    expect(images).toHaveLength(1000);
    expect(images[0]).toBe('http://localhost:3000/storage/0.jpg');
  });
  test('a sitemap is the same each time for the same entries', async () =>
    expect(await sitemapFiles(many(9))).toEqual(await sitemapFiles(many(9))));
});

describe('a large sitemap', () => {
  test('sitemapFiles makes one file of 50,000 addresses, and two files of one more', async () => {
    expect(await sitemapFiles(many(50_000))).toHaveLength(1);
    const files = await sitemapFiles(many(50_001));
    expect(files.map(({ xml }) => xml.split('<url>').length - 1)).toEqual([50_000, 1]);
  });
  test('sitemapFiles begins a new file before one would have too many bytes', async () => {
    const limits = { urls: 50_000, bytes: 600 };
    const files = await sitemapFiles(many(20), limits);
    for (const { xml } of files) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(limits.bytes);
    expect(files.flatMap(({ xml }) => texts(parse(xml), 'loc'))).toHaveLength(20);
  });
  test('sitemapIndex lists the numbered files with the newest change of each', async () => {
    const limits = { urls: 2, bytes: 50_000_000 };
    const entries = [entry('/a', { changedAt: 1000 }), entry('/b', { changedAt: 9000 }), entry('/c')];
    const index = parse(sitemapIndex(await sitemapFiles(entries, limits)));
    expect(texts(index, 'loc')).toEqual([
      'http://localhost:3000/sitemap/1.xml',
      'http://localhost:3000/sitemap/2.xml',
    ]);
    expect(texts(index, 'lastmod')).toEqual(['1970-01-01T07:00:09+07:00']);
  });
});
