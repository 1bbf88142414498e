import type { IconName } from '@/lib/entities/card';

/** The first keyword found in the text wins. */
const KEYWORDS: [RegExp, IconName][] = [
  [/harga|rp\b/i, 'tag'],
  [/jumlah|stok|qty|unit/i, 'box'],
  [/panggung|booth|sound|lighting|led\b/i, 'stage'],
  [/dokumentasi|foto|video|proyektor|laptop|printer/i, 'camera'],
  [/p3k|medis|izin/i, 'shield'],
  [/souvenir|merchandise/i, 'cart'],
];

/** The icon of a facility's fact by a keyword in its text, a check when none fits (spec §2, "Facilities"). */
export function iconFor(text: string): IconName {
  return KEYWORDS.find(([keyword]) => keyword.test(text))?.[1] ?? 'check';
}
