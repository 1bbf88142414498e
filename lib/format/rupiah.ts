const grouping = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** 1250 → '1.250' (spec §9, Indonesian grouping). */
export function grouped(number: number): string {
  return grouping.format(number);
}

/** 1250000 → 'Rp 1.250.000', whole rupiah. */
export function rupiah(amount: number): string {
  return `Rp ${grouped(amount)}`;
}

/** The place of an amount that is nothing (spec §9). */
export const FREE = 'Gratis';

/** 250000 → '250 rb', 1000000 → '1 jt': the round limits of lists. */
export function briefRupiah(amount: number): string {
  return amount < 1_000_000 ? `${amount / 1000} rb` : `${amount / 1_000_000} jt`;
}

const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
const PLAIN = /^-?\d+(?:[.,]\d{1,2}|\.\d{3,})?$/;

/**
 * Parses an amount in Indonesian notation (product-decisions.md, "Prices"): 'Rp 150.000', 'Rp. 150.000,-',
 * 'Rp150.000,00', '1.500.000', '150,000' and a database's '150000.00'; three digits after a separator are
 * thousands. Null for anything else.
 */
export function parseRupiah(text: string): number | null {
  const amount = text
    .trim()
    .replace(/^(?:rp|idr)\.?\s*/i, '')
    .replace(/[.,]-{1,2}$/, '');
  const [, mark] = GROUPED.exec(amount) ?? [];
  if (mark) return Number(amount.replaceAll(mark, '').replace(',', '.'));
  return PLAIN.test(amount) ? Number(amount.replace(',', '.')) : null;
}

/** 'Rp 15.000 - Rp 40.000'; one bound alone, or two equal ones, give one price; none gives null (spec §9). */
export function rupiahRange(min: number | null, max: number | null): string | null {
  const low = min ?? max;
  const high = max ?? min;
  if (low === null || high === null) return null;
  if (low === high) return rupiah(low);
  return `${rupiah(Math.min(low, high))} - ${rupiah(Math.max(low, high))}`;
}
