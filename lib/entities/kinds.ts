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

/** Is this text one of the kinds? */
export function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}
