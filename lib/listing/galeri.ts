import type { Outline } from '../entities/item-list';
import { GALERI_KINDS, type Kind } from '../entities/kinds';
import { newestFirst } from './listing';

/** A page of the gallery: rows of two, three and four come out even, and the longest addresses keep below 300 kB. */
export const TILES_PER_PAGE = 24;

/** An item whose first picture is in the gallery. */
export interface Hung {
  kind: Kind;
  outline: Outline;
}

/**
 * Everything that hangs in the gallery, in its order: every item with a picture (decisions.md, "URLs"), newest first, one of each kind in
 * turn, so that none pushes the others back.
 */
export function hungInGaleri(lists: Partial<Record<Kind, readonly Outline[]>>): Hung[] {
  const kinds = GALERI_KINDS.map((kind) =>
    newestFirst(lists[kind] ?? [])
      .filter(({ pictures }) => pictures.length > 0)
      .map((outline) => ({ kind, outline })),
  );
  const longest = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    kinds.flatMap((kind) => kind.slice(turn, turn + 1)),
  ).flat();
}
