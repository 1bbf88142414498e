import { kilometres } from './distance';
import type { Item } from './define';

type Placed = Pick<Item, 'title' | 'position'>;

/** Two positions that lie this near are one place, where the titles share a word. */
const SAME_PLACE_KM = 0.1;
/** Words as short as this, such as 'dan', name no place. */
const SHORT = 3;

/**
 * The item of another kind that is the same place: 'Kawah Putih Ciwidey', a tour, and 'Kawah Putih', its
 * entrance. They lie in one spot and share a word of their titles, or have the same title; of several the one
 * that shares most. Null without any.
 */
export function samePlace<T extends Placed>(item: Placed, others: Iterable<T>): T | null {
  const own = wordsOf(item.title);
  let best: T | null = null;
  let most = 0;
  for (const other of others) {
    const shared = [...wordsOf(other.title)].filter((word) => own.has(word)).length;
    const isSame = titleOf(item) === titleOf(other);
    const isNear = isSame ? !areFar(item, other) : isAt(item, other);
    if (isNear && shared > most) [best, most] = [other, shared];
  }
  return best;
}

const titleOf = ({ title }: Placed) => title.trim().toLowerCase();

function wordsOf(title: string): Set<string> {
  return new Set((title.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > SHORT));
}

function distance(a: Placed, b: Placed): number | null {
  if (!a.position || !b.position || a.position.isRough || b.position.isRough) return null;
  return kilometres(a.position, b.position);
}

function isAt(a: Placed, b: Placed): boolean {
  const km = distance(a, b);
  return km !== null && km <= SAME_PLACE_KM;
}

/** Do equal titles name two places? Only where both positions are known. */
function areFar(a: Placed, b: Placed): boolean {
  return (distance(a, b) ?? 0) > 1;
}
