import { listIfThere } from '../items/lists';
import { kilometreText, roughKilometreText } from '../geo/distance';
import type { Item, KindDescription } from '../entities/define';
import { hrefIn } from '../entities/item-address';
import type { Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { areaLink } from '../kawasan/area-link';
import { itemHref, listHref } from '../addresses/routes';
import { isSamePlace } from '../entities/same-place';
import { otherWayOf } from '../order/two-ways';
import { categoryOf, distance, nearbyItems, nearKm, PLACES, relatedItems, SHOWN } from './related-items';
import { loadCards, loadOtherList } from './load-cards';
import { loadWays } from '../kawasan/load-ways';
import { absolute } from '../addresses/absolute';
import { withTimeout } from '../base/with-timeout';

/*
 * The links of a detail page: similar items, places nearby, its category.
 * All of them come from cached lists, so no card costs a call. A list that was never delivered only leaves
 * its part out.
 */

/** The kinds that one goes to, but for what a page only names: a vehicle, a package of several places. */
const GONE_TO: readonly Kind[] = ['destinasi', 'atraksi', 'tiket', 'event'];
const PLACES_OF_A_KIND = 2;
/** The kinds that are places one can go to. */
const LOCATED = ['destinasi', 'akomodasi', 'atraksi', 'restoran'] as const satisfies readonly Kind[];

/**
 * Places of all located kinds around an item, nearest first: at most two of a kind, no place twice, none of
 * `shown`: 'Museum Gedung Sate', 'Atraksi', '2,4 km'. Empty for an item without a position.
 */
async function loadPlaces(kind: Kind, item: Item, shown: readonly Summary[]) {
  if (!item.position) return [];
  const around = LOCATED.map(async (other) => {
    const list = await withTimeout(listIfThere<Item>(registry[other]));
    if (!list) return [];
    return nearbyItems(item, list.summaries, PLACES + SHOWN + 1)
      .filter((place) => other !== kind || ![item.key, ...shown.map(({ key }) => key)].includes(place.key))
      .map((place) => ({ kind: other, list, place, km: distance(item, place) }));
  });
  const kept: Awaited<(typeof around)[number]> = [];
  for (const one of (await Promise.all(around)).flat().toSorted((a, b) => a.km - b.km)) {
    if ([item, ...kept.map(({ place }) => place)].some((known) => isSamePlace(known, one.place))) continue;
    if (kept.filter((known) => known.kind === one.kind).length < PLACES_OF_A_KIND) kept.push(one);
  }
  return kept.slice(0, PLACES).map(({ kind: of, list, place, km }) => ({
    title: place.title,
    isSample: place.isExample ?? false,
    href: hrefIn(of, list, place),
    kind: registry[of].copy.label,
    distance: distanceText(km, place.position?.isRough),
  }));
}

/** '2,4 km'; '± 3 km' to a rough position. At least '0,1 km': map positions are not more precise. */
function distanceText(km: number, isRough = false): string {
  return isRough ? roughKilometreText(km) : kilometreText(Math.max(0.1, km), 1);
}

/** Everything below a detail's own content. What needs a list that was never delivered is missing. */
export async function loadRelated<T extends Item, D extends T>(description: KindDescription<T, D>, item: D) {
  const { kind, listPath } = description;
  const now = Date.now();
  // Asked for at once with the others: a page waits once.
  const ways = GONE_TO.includes(kind) ? loadWays(item) : null;
  const others = item.position ? loadOtherList(kind) : null;
  const list = await listIfThere<T>(description);
  const all = list?.summaries ?? [];
  const items = relatedItems(item, all, SHOWN, (other) => description.isOver?.(other, now) ?? false);
  const [places, cards] = await Promise.all([
    loadPlaces(kind, item, items),
    list ? loadCards(description, list, items) : [],
  ]);
  return {
    kind,
    listHref: listHref(listPath),
    /** Null without one. */
    category: categoryOf(item, all, listPath),
    area: areaLink(kind, item),
    /** Null outside all areas, and for kinds that are no place. */
    ways: await ways,
    otherWay: otherWayOf(kind, item, await others),
    cards,
    /** Are all items of the cards near this one? */
    near: items.every((other) => distance(item, other) <= nearKm(item)),
    places,
    address: absolute(itemHref(description, item.key)),
  };
}
/** What a detail page shows beside the item's own content. */
export type Related = Awaited<ReturnType<typeof loadRelated>>;
