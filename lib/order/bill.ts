import type { Kind } from '../entities/kinds';

/* The sum of several orders (product-decisions.md, "True numbers and answers"). */

/**
 * Where a part of a plan stands: ordered and added up; one of two tours of a day, of which the other is added
 * up; it takes no order; paid on the spot, as meals are.
 */
export type Standing = 'ordered' | 'choice' | 'refused' | 'onSite';

/** What decides the standing of a part. */
export interface Part {
  /** 0 where it has none yet. */
  day: number;
  /** Why it takes no order; null where it does. */
  reason: string | null;
  /** Its kind has no orders. */
  isOnSite: boolean;
  /** How many days a tour takes; null for what is no tour. */
  tourDays: number | null;
  /** It has begun: it is not ordered any more, and takes its days all the same. */
  isPast: boolean;
}

/** The standings of the parts of a plan, in their order: of the tours of a day the first one counts. */
export function standingsOf(parts: readonly Part[]): Standing[] {
  const taken = new Set<number>();
  return parts.map(({ day, reason, isOnSite, tourDays, isPast }) => {
    const standing = reason !== null ? 'refused' : isOnSite ? 'onSite' : 'ordered';
    const isTaking = standing === 'ordered' || (standing === 'refused' && isPast);
    if (!isTaking || tourDays === null || day === 0) return standing;
    const days = Array.from({ length: Math.max(1, tourDays) }, (_none, index) => day + index);
    if (standing === 'ordered' && days.some((one) => taken.has(one))) return 'choice';
    for (const one of days) taken.add(one);
    return standing;
  });
}

/** A line of a bill: its kind, and its sum; 0 is free, null unknown. */
export interface BillLine {
  kind: Kind;
  isTour: boolean;
  sum: number | null;
}

/** A line beside what is ordered: meals, petrol. */
export interface ExtraLine {
  label: string;
  sum: number;
}

/** Adds up the lines of what is ordered, and those of what a plan costs beside it. */
export function billOf(lines: readonly BillLine[], people: number | null, extra: readonly ExtraLine[] = []) {
  const priced = lines.filter(({ sum }) => sum !== null);
  const unpriced = lines.length - priced.length;
  const sum = [...priced, ...extra].reduce((all, line) => all + (line.sum ?? 0), 0);
  const total = priced.length + extra.length > 0 && (sum > 0 || unpriced === 0) ? sum : null;
  return {
    /** Null where no line has a price, and where 'Rp 0' would not be the whole truth. */
    total,
    /** What the total holds: 'Tiket, tur, dan sewa'; '' without a total. */
    holds: total === null ? '' : holdsOf(priced, extra),
    /** The number of lines without a known price. */
    unpriced,
    /** What the total does not hold, as a sentence. */
    holdsNot: holdsNotOf(lines, extra),
    /** The total for one of so many people, rounded; null where their number is unknown, and instead of 0. */
    perPerson: (people && Math.round((total ?? 0) / people)) || null,
  };
}

const WORDS: [word: string, isOf: (line: BillLine) => boolean][] = [
  ['tiket', ({ kind, isTour }) => !isTour && ['atraksi', 'destinasi', 'tiket', 'event'].includes(kind)],
  ['tur', ({ isTour }) => isTour],
  ['penginapan', ({ kind }) => kind === 'akomodasi'],
  ['sewa', ({ kind }) => kind === 'transportasi' || kind === 'fasilitas'],
];

function holdsNotOf(lines: readonly BillLine[], extra: readonly ExtraLine[]): string {
  if (!extra.length) return 'Belum termasuk makan, bensin, dan tol di luar tur.';
  const hasStay = lines.some(({ kind }) => kind === 'akomodasi');
  return `Belum termasuk ${hasStay ? '' : 'penginapan dan '}pengeluaran pribadi.`;
}

function holdsOf(lines: readonly BillLine[], extra: readonly ExtraLine[]): string {
  // Two ready plans may name the same cost.
  const words = new Set([
    ...WORDS.filter(([, isOf]) => lines.some(isOf)).map(([word]) => word),
    ...extra.map(({ label }) => label.toLowerCase()),
  ]);
  const text = new Intl.ListFormat('id-ID').format(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
