/** The sheet of filters, which is open while the address names it or one of its groups: '#saring-hari'. */
export const SHEET = 'saring';
/** The row that opens it. Closing leads there, so that the browser itself moves the focus back to it. */
export const ROW = 'urutan';
