import type { Summary } from '../entities/item-list';
import { GALERI_KINDS, type Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { ALL, categorySlug } from '../addresses/category';
import { newestFirst } from '../listing/listing';

/** Fills rows of two, three and four, and keeps the largest pages below 300 kB. */
export const TILES_PER_PAGE = 24;

/** An item whose first picture is in the gallery. */
export interface GaleriItem {
  kind: Kind;
  summary: Summary;
}

type Lists = Partial<Record<Kind, readonly Summary[]>>;

/** A part of the gallery with its own URL: all pictures, or those of one kind. */
interface GaleriPart {
  /** The label of its chip: 'Semua', 'Destinasi'. */
  label: string;
  kinds: readonly Kind[];
}

const PARTS: readonly GaleriPart[] = [
  { label: ALL, kinds: GALERI_KINDS },
  ...GALERI_KINDS.map((kind) => ({ label: registry[kind].copy.label, kinds: [kind] })),
];

/** The part that `?kategori=<slug>` names; undefined for an unknown slug. */
export function galeriPart(slug: string): GaleriPart | undefined {
  return PARTS.find(({ label }) => categorySlug(label) === slug);
}

/** The parts that have a picture; 'Semua' comes first. */
export function galeriParts(lists: Lists): GaleriPart[] {
  return PARTS.filter(
    ({ label, kinds }) => label === ALL || kinds.some((kind) => lists[kind]?.some(hasPicture)),
  );
}

/**
 * All items shown in a part of the gallery, in order: every item with a picture (product-decisions.md,
 * "URLs"), newest first, alternating between the kinds so that no kind pushes the others back. A picture that
 * several items share appears once, with the first of them.
 */
export function galeriItems(lists: Lists, of: readonly Kind[] = GALERI_KINDS): GaleriItem[] {
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
