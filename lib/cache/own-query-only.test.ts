/** @jest-environment node */
import { ownQueryOnly } from './own-query-only.mjs';

const ITEM = '/destination/a';

/** The end of an address and what follows it, as a page's script holds them. */
const inScript = (query: string) => String.raw`\"a${query}\"],\"q\":\"${query}\",\"i\":`;

describe('ownQueryOnly', () => {
  it('drops a query that makes no page of its own, in flight data', () => {
    expect(
      ownQueryOnly('0:{"c":["","destination","a?utm_source=x&_rsc="],"q":"?utm_source=x","i":false', ITEM),
    ).toBe('0:{"c":["","destination","a"],"q":"","i":false');
  });
  it("drops Next's own parameter, which only the path tells", () => {
    expect(ownQueryOnly('0:{"c":["","event?_rsc=x"],"q":"","i":false', '/internal/event/semua/1')).toBe(
      '0:{"c":["","event"],"q":"","i":false',
    );
  });
  it('drops it in a script, where quotes and ampersands are escaped', () => {
    const html = String.raw`\"c\":[\"\",\"a?u=1\u0026x=%22%3E\"],\"q\":\"?u=1\u0026x=%22%3E\",\"i\":false`;
    expect(ownQueryOnly(html, ITEM)).toBe(String.raw`\"c\":[\"\",\"a\"],\"q\":\"\",\"i\":false`);
  });
  it.each([
    ['/internal/destinasi/alam/2', String.raw`?kategori=alam\u0026page=2`],
    ['/internal/destinasi/alam/1', '?kategori=alam'],
    ['/internal/destinasi/semua/2', '?page=2'],
    ['/internal/kuliner/2', '?page=2'],
    ['/internal/beranda/1', ''],
    ['/internal/event/-tanggal/semua', '?urut=tanggal'],
    ['/internal/event/-tanggal/2026-12', String.raw`?urut=tanggal\u0026bulan=2026-12`],
  ])('the page %s has the query "%s", whatever was asked', (key, own) => {
    expect(ownQueryOnly(inScript(String.raw`?page=7\u0026u=1\u0026kategori=jejak`), key)).toBe(inScript(own));
  });
  it('writes the query of a list in flight data as it is', () => {
    expect(ownQueryOnly('"d?page=2&kategori=alam"],"q":"?u=1","i":', '/internal/event/alam/2')).toBe(
      '"d?kategori=alam&page=2"],"q":"?kategori=alam&page=2","i":',
    );
  });
  it.each([ITEM, '/internal/galeri/1', '/_not-found', '/internal/event/<b>/2'])(
    'the page %s has no state of a list',
    (key) => expect(ownQueryOnly(inScript('?kategori=jejak'), key)).toBe(inScript('')),
  );
  it.each([
    [
      'that an item looks like',
      String.raw`\"name\":\"a\"],\"q\":\"b\" `,
      String.raw`\"name\":\"a\"],\"q\":\"b\" `,
    ],
    ['that comes twice', inScript('?x=1'), inScript('')],
  ])('drops it behind one %s', (_, before, kept) => {
    expect(ownQueryOnly(before + inScript('?utm_source=x'), ITEM)).toBe(kept + inScript(''));
  });
  it('leaves a page without a query as it is', () => {
    const text = '"c":["","destinasi"],"q":"","i":false';
    expect(ownQueryOnly(text, '/internal/destinasi/semua/1')).toBe(text);
  });
});
