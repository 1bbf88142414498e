import { cache } from 'react';
import type { Position } from '../geo/position';
import { hrefIn } from '../entities/item-address';
import { registry } from '../entities/registry';
import { areaHref } from '../addresses/routes';
import { areas, type Area } from './areas';
import { currentSpots, loadListsOnce, type Lists, type Pin } from './load-area';
import { MAPPED } from './mapped';
import { FLAG, groupPlaces, pointOn, ROOMS } from './pins';
import { placeOnce } from './placed';
import { heartOf, isOnSheet, OVERVIEW_SHEET, sheetsOf } from './sheets';
import { wayText, wayTo } from './travel';

/** Places within this distance share one pin on the overview map. */
const TOGETHER_KM = 0.75;
/** The number of places that fit on the overview map. */
const MOST_PLACES = 45;
/** At most this many items of a kind and area, the nearest to Alun-Alun, get on the overview map. */
const OF_A_KIND = 24;

/**
 * The places of one area on the overview map, nearest first, without those in its crowded centre, which has a
 * sheet of its own; and the numbers of its items, there and altogether. `isMore`: of some kind it has more
 * than the nearest.
 */
function placesOf(area: Area, lists: Lists, now: number) {
  const core = heartOf(area);
  const all = MAPPED.flatMap((kind) => {
    const list = lists[kind];
    if (!list) return [];
    return currentSpots(area, kind, list, now).map(({ summary, position }, rank) => {
      const isInHeart = position !== null && core !== null && isOnSheet(position, core.wide);
      return { kind, list, summary, position, isBeyond: rank >= OF_A_KIND, isInHeart };
    });
  });
  const spots = all.flatMap(({ position, isBeyond, isInHeart, ...spot }) =>
    position && !isBeyond && !isInHeart ? [{ ...spot, position }] : [],
  );
  const places = groupPlaces(spots, TOGETHER_KM).flatMap(([first, ...others]) => {
    if (!first) return [];
    const { kind, list, summary, position } = first;
    const card = registry[kind].toCard(list.read(summary));
    const isAlone = others.length === 0;
    const title = isAlone ? card.title : `${card.title} dan ${others.length} lainnya`;
    const href = isAlone ? hrefIn(kind, list, summary) : areaHref(area.slug);
    return [{ kind, title, href, isSample: card.isSample, position }];
  });
  return {
    total: all.length,
    inHeart: all.filter(({ isInHeart }) => isInHeart).length,
    places,
    isMore: all.some(({ isBeyond }) => isBeyond),
  };
}

/** The limit of places per area with which the places of all areas fit on the map. */
function share(counts: readonly number[]): number {
  let most = MOST_PLACES;
  while (counts.reduce((sum, count) => sum + Math.min(count, most), 0) > MOST_PLACES) most -= 1;
  return most;
}

/**
 * All areas and the overview map, from cached lists, once per request: head and page share them. `isCrowded`:
 * some places have no pin for lack of room.
 */
export const loadOverviewOnce = cache(async () => {
  const { lists, state } = await loadListsOnce();
  const now = Date.now();
  const found = areas().map((area) => ({ area, ...placesOf(area, lists, now) }));
  const most = share(found.map(({ places }) => places.length));
  const numbered: { pin: Pin; position: Position }[] = [];
  const shown = found.map(({ area, total, inHeart, places }) => {
    const pins = places.slice(0, most).map(({ position, ...place }) => {
      const pin: Pin = { ...place, number: numbered.length + 1 };
      numbered.push({ pin, position });
      return pin;
    });
    /** Null for the area where distances are measured from. */
    const way = area.pangkal ? wayText(wayTo(area.pangkal, area)) : null;
    return { area, total, way, places: pins, inHeart };
  });
  const isCrowded = found.some(({ places, isMore }) => isMore || places.length > most);
  return { areas: shown, map: mapOf(numbered), isCrowded, state };
});
/** All areas, and the map of them. */
export type Overview = Awaited<ReturnType<typeof loadOverviewOnce>>;
export type OverviewArea = Overview['areas'][number];
export type OverviewMap = NonNullable<Overview['map']>;

/**
 * The overview map: area numbers at every width; places as pins where there is room, as dots on a phone. Null
 * while the sheet is not drawn.
 */
function mapOf(numbered: readonly { pin: Pin; position: Position }[]) {
  const sheets = sheetsOf(OVERVIEW_SHEET);
  if (!sheets) return null;
  const flags = areas().map(({ peta: { angka } }) => ({ lat: angka[0], lon: angka[1], size: FLAG }));
  const positions = numbered.map(({ position }) => position);
  const wide = placeOnce([...flags, ...positions], sheets, 'wide', ROOMS.overview.wide);
  return {
    sheets,
    flags: {
      wide: wide.slice(0, flags.length),
      pocket: placeOnce(flags, sheets, 'pocket', ROOMS.overview.pocket),
    },
    pins: wide.slice(flags.length).flatMap((at, index) => {
      const pin = numbered[index]?.pin;
      return pin ? [{ pin, at }] : [];
    }),
    dots: positions
      .filter((position) => isOnSheet(position, sheets.pocket))
      .map((position) => pointOn(position, sheets.pocket)),
  };
}
