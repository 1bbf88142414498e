const grouping = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** 1250000 → 'Rp 1.250.000' (spec §9, Indonesian grouping; whole rupiah). */
export function rupiah(amount: number): string {
  return `Rp ${grouping.format(amount)}`;
}

/** 'Rp 15.000 - Rp 40.000'; one bound alone, or two equal ones, give one price; none gives null (spec §9). */
export function rupiahRange(min: number | null, max: number | null): string | null {
  const low = min ?? max;
  const high = max ?? min;
  if (low === null || high === null) return null;
  if (low === high) return rupiah(low);
  return `${rupiah(Math.min(low, high))} - ${rupiah(Math.max(low, high))}`;
}
