import type { Summary } from '../entities/item-list';
import { GALERI_KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { ALL, categorySlug } from '../addresses/category';
import { newestFirst } from '../listing/listing';

/**
 * A page of the gallery: rows of two, three and four come out even, and the longest addresses keep below 300
 * kB.
 */
export const TILES_PER_PAGE = 24;

/** An item whose first picture is in the gallery. */
export interface Hung {
  kind: Kind;
  summary: Summary;
}

type Lists = Partial<Record<Kind, readonly Summary[]>>;

/** A part of the gallery that has an address of its own: all of it, or the pictures of one kind. */
export interface GaleriPart {
  /** On its chip: 'Semua', 'Destinasi'. */
  label: string;
  kinds: readonly Kind[];
}

const PARTS: readonly GaleriPart[] = [
  { label: ALL, kinds: GALERI_KINDS },
  ...GALERI_KINDS.map((kind) => ({ label: registry[kind].copy.label, kinds: [kind] })),
];

/** The part that `?kategori=<slug>` names; undefined for what is none. */
export function galeriPart(slug: string): GaleriPart | undefined {
  return PARTS.find(({ label }) => categorySlug(label) === slug);
}

/** The parts that have a picture, all of it first. */
export function galeriParts(lists: Lists): GaleriPart[] {
  return PARTS.filter(
    ({ label, kinds }) => label === ALL || kinds.some((kind) => lists[kind]?.some(hasPicture)),
  );
}

/**
 * Everything that hangs in a part of the gallery, in its order: every item with a picture
 * (product-decisions.md, "URLs"), newest first, one of each kind in turn, so that none pushes the others
 * back. A picture that several items show hangs once, with the first of them.
 */
export function hungInGaleri(lists: Lists, of: readonly Kind[] = GALERI_KINDS): Hung[] {
  const kinds = of.map((kind) =>
    newestFirst(lists[kind] ?? [])
      .filter(hasPicture)
      .map((summary) => ({ kind, summary })),
  );
  const longest = Math.max(...kinds.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((kind) => kind.slice(turn, turn + 1)),
  ).flat();
  const seen = new Set<string | undefined>();
  return inTurn.filter(({ summary }) => {
    const src = summary.pictures[0]?.src;
    return !seen.has(src) && seen.add(src);
  });
}

function hasPicture({ pictures }: Summary): boolean {
  return pictures.length > 0;
}
