/** The eleven kinds of item, each with one name in every layer. */
export const KINDS = [
  'destinasi',
  'paket',
  'akomodasi',
  'transportasi',
  'event',
  'tiket',
  'fasilitas',
  'restoran',
  'makanan',
  'blog',
  'atraksi',
] as const;

export type Kind = (typeof KINDS)[number];

/** The kinds whose pictures the gallery shows (product-decisions.md, "URLs"). */
export const GALERI_KINDS = ['destinasi', 'atraksi', 'event', 'akomodasi'] as const satisfies readonly Kind[];

/** The kinds whose items can have a date, and then a calendar file. */
export const DATED_KINDS = ['event', 'tiket'] as const satisfies readonly Kind[];
export type DatedKind = (typeof DATED_KINDS)[number];

/** Is this text one of the kinds whose items can have a date? */
export function isDatedKind(text: string): text is DatedKind {
  return (DATED_KINDS as readonly string[]).includes(text);
}

/** Is this text one of the kinds? */
export function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}
