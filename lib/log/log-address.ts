/** How much of an address stands in a line. */
const MAX_TEXT = 300;

/** The one query that holds nothing a visitor wrote: which part of a list is asked for. */
const LIST_QUERY = /^(?:kategori=[a-z0-9-]+)?&?(?:urut=tanggal)?&?(?:bulan=\d{4}-\d{2})?&?(?:page=\d+)?$/;

/**
 * A path or referrer as it may stand in a log: cut, and without its query, which can hold what a visitor
 * wrote (the contact form without script sends name, phone and letter in one; nginx leaves them out too).
 * That of a list stays. Null for none.
 */
export function logAddress(address: string | undefined): string | null {
  if (address === undefined) return null;
  const [path = '', ...rest] = address.split(/[?#]/);
  const query = rest[0] ?? '';
  return `${path}${query && LIST_QUERY.test(query) ? `?${query}` : ''}`.slice(0, MAX_TEXT);
}
