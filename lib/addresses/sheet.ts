/** The sheet of filters, which is open while the address names it or one of its groups: '#saring-hari'. */
export const SHEET = 'saring';
/** The row that opens it. Closing leads there, so that the browser itself moves the focus back to it. */
export const ROW = 'urutan';

/**
 * Where the sheet gets its counts, for the list of this address: '/api/saring/event?harga=500000'. It is not
 * in routes.ts, because that comes with every page.
 */
export function sheetHref(list: string): string {
  return `/api/saring${list}`;
}
