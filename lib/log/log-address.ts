/** The most characters of a URL in a log line. */
const MAX_TEXT = 300;

/** A query that contains nothing a visitor wrote: it selects a category, a month or a page of a list. */
const LIST_QUERY = /^(?:kategori=[a-z0-9-]+)?&?(?:urut=tanggal)?&?(?:bulan=\d{4}-\d{2})?&?(?:page=\d+)?$/;

/**
 * A path or referrer for the log: truncated, and without its query, which may contain what a visitor wrote
 * (the contact form without script sends name, phone and letter in one; nginx leaves them out too). Such a
 * query stays. Null for none.
 */
export function logAddress(address: string | undefined): string | null {
  if (address === undefined) return null;
  const [path = '', ...rest] = address.split(/[?#]/);
  const query = rest[0] ?? '';
  return `${path}${query && LIST_QUERY.test(query) ? `?${query}` : ''}`.slice(0, MAX_TEXT);
}
