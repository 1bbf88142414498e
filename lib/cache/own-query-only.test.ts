/** @jest-environment node */
import { ownQueryOnly } from './own-query-only.mjs';

/** The end of an address and what follows it, as a page's script holds them. */
const inScript = (query: string) => String.raw`\"a${query}\"],\"q\":\"${query}\",\"i\":`;

describe('ownQueryOnly', () => {
  it('drops a query that makes no page of its own, in flight data', () => {
    expect(
      ownQueryOnly('0:{"c":["","destination","a?utm_source=x&_rsc="],"q":"?utm_source=x","i":false'),
    ).toBe('0:{"c":["","destination","a"],"q":"","i":false');
  });
  it("drops Next's own parameter, which only the path tells", () => {
    expect(ownQueryOnly('0:{"c":["","event?_rsc=x"],"q":"","i":false')).toBe(
      '0:{"c":["","event"],"q":"","i":false',
    );
  });
  it('drops it in a script, where quotes and ampersands are escaped', () => {
    const html = String.raw`\"c\":[\"\",\"a?u=1\u0026x=%22%3E\"],\"q\":\"?u=1\u0026x=%22%3E\",\"i\":false`;
    expect(ownQueryOnly(html)).toBe(String.raw`\"c\":[\"\",\"a\"],\"q\":\"\",\"i\":false`);
  });
  it("keeps a list's own state, in one order", () => {
    const html = String.raw`\"d?page=2\u0026u=1\u0026kategori=alam\"],\"q\":\"?page=2\u0026u=1\u0026kategori=alam\",\"i\":`;
    const own = String.raw`?kategori=alam\u0026page=2`;
    expect(ownQueryOnly(html)).toBe(String.raw`\"d${own}\"],\"q\":\"${own}\",\"i\":`);
  });
  it('keeps no value that is none of the site', () => {
    expect(ownQueryOnly('"d?page=<b>"],"q":"?page=<b>","i":')).toBe('"d"],"q":"","i":');
  });
  it.each([
    [
      'that an item looks like',
      String.raw`\"name\":\"a\"],\"q\":\"b\" `,
      String.raw`\"name\":\"a\"],\"q\":\"b\" `,
    ],
    ['that comes twice', inScript('?x=1'), inScript('')],
  ])('drops it behind one %s', (_, before, kept) => {
    expect(ownQueryOnly(before + inScript('?utm_source=x'))).toBe(kept + inScript(''));
  });
  it('leaves a page without a query as it is', () => {
    const text = '"c":["","destinasi"],"q":"","i":false';
    expect(ownQueryOnly(text)).toBe(text);
  });
});
