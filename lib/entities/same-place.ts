import { oncePer } from '../base/once-per';
import { kilometres } from '../geo/distance';
import type { Item } from './define';
import type { ItemList, Summary } from './item-list';

type Place = Pick<Item, 'title' | 'position'>;

/** Two positions within this distance may be one place. */
const SAME_PLACE_KM = 1;

/**
 * Are both the same place under two kinds? Their titles are equal, or one begins with the other as whole
 * words ('Kawah Putih', 'Kawah Putih Ciwidey'), and they lie close together. A position that is only that of
 * a district says nothing about it.
 */
export function isSamePlace(one: Place, other: Place): boolean {
  const [short = '', long = ''] = [titleOf(one), titleOf(other)].toSorted((a, b) => a.length - b.length);
  const isNamed = short !== '' && long.startsWith(short) && !/^[\p{L}\p{N}]/u.test(long.slice(short.length));
  return isNamed && isNear(one, other);
}

/** The item of a list that is the same place; of several the one with the longest title in common. */
export function samePlace(item: Place, list: Pick<ItemList, 'summaries'>): Summary | null {
  const found = (oncePer(list.summaries, byFirstWord).get(firstWord(item)) ?? []).filter((other) =>
    isSamePlace(item, other),
  );
  const common = (other: Summary) => Math.min(other.title.length, item.title.length);
  return found.toSorted((a, b) => common(b) - common(a))[0] ?? null;
}

/** The items by the first word of their titles: of ten thousand only a few are compared. */
function byFirstWord(summaries: readonly Summary[]): ReadonlyMap<string, readonly Summary[]> {
  const byWord = new Map<string, Summary[]>();
  for (const summary of summaries) {
    const word = firstWord(summary);
    const others = byWord.get(word);
    if (others) others.push(summary);
    else byWord.set(word, [summary]);
  }
  return byWord;
}

const titleOf = ({ title }: Place) => title.trim().toLowerCase();

function firstWord(item: Place): string {
  return /^[\p{L}\p{N}]+/u.exec(titleOf(item))?.[0] ?? '';
}

function isNear({ position: a }: Place, { position: b }: Place): boolean {
  if (!a || !b || a.isRough || b.isRough) return false;
  return kilometres(a, b) <= SAME_PLACE_KM;
}
