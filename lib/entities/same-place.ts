import { groupBy } from '../base/group-by';
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
  return isSameName(titleOf(one), titleOf(other)) && isNear(one, other);
}

function isSameName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short !== '' && long.startsWith(short) && !/^[\p{L}\p{N}]/u.test(long.slice(short.length));
}

/** The item of a list that is the same place; of several the one with the longest title in common. */
export function samePlace(item: Place, list: Pick<ItemList, 'summaries'>): Summary | null {
  const own = titleOf(item);
  const found = (oncePer(list.summaries, byFirstWord).get(firstWord(own)) ?? [])
    .filter(({ title, summary }) => isSameName(own, title) && isNear(item, summary))
    .toSorted((a, b) => Math.min(b.title.length, own.length) - Math.min(a.title.length, own.length));
  return found[0]?.summary ?? null;
}

/** The items by the first word of their titles: of ten thousand only a few are compared. */
function byFirstWord(summaries: readonly Summary[]) {
  const named = summaries.map((summary) => ({ title: titleOf(summary), summary }));
  return groupBy(named, ({ title }) => firstWord(title));
}

const titleOf = ({ title }: Place) => title.trim().toLowerCase();

function firstWord(title: string): string {
  return /^[\p{L}\p{N}]+/u.exec(title)?.[0] ?? '';
}

function isNear({ position: a }: Place, { position: b }: Place): boolean {
  if (!a || !b || a.isRough || b.isRough) return false;
  return kilometres(a, b) <= SAME_PLACE_KM;
}
