import { cache } from 'react';
import { listIfThere } from '../items/lists';
import type { CardView } from '../entities/card';
import type { Item } from '../entities/define';
import { hrefIn } from '../entities/item-address';
import type { ItemList } from '../entities/item-list';
import { RESTAURANTS } from '../entities/kuliner';
import { registry } from '../entities/registry';
import { shortPlace } from '../format/short-place';
import { weekText } from '../hours/week-text';
import type { Position } from '../geo/position';
import { ALL } from '../addresses/category';
import { listHref } from '../addresses/routes';
import type { Area } from './areas';
import { spotsIn, type Spot } from './in-areas';
import { MAPPED, type Mapped } from './mapped';
import { placeOfRow, type PinPlace } from './pin-place';
import { ROOMS, type PlacedPin } from './pins';
import { placeOnce } from './placed';
import { shuttleTo } from './load-ways';
import { heartOf, sheetsOf, type Sheets, isOnSheet } from './sheets';
import { wayText, wayTo } from './travel';

/** At most this many rows (the nearest) per kind: the page must not grow with the catalogue. */
const ROWS = 24;
/** More pins on one sheet could not be told apart. */
const PINS = 45;

/** One item in the list of an area. */
export interface Row extends Pick<CardView, 'id' | 'title' | 'href' | 'price' | 'isSample'> {
  kind: Mapped;
  /** The way from Alun-Alun; without a position, the item's place or area. */
  where: string;
  /** Its open hours in one line; null where they are not known. */
  hours: string | null;
  position: Position | null;
  /** The address of its picture; null without one. */
  picture: string | null;
  /** The number of its pin; null without a pin. */
  number: number | null;
}

/** All items of one kind in an area. */
export interface Group {
  kind: Mapped;
  label: string;
  /** The kind's list, narrowed to the area. */
  listHref: string;
  /** The number of all items; `rows` are the nearest of them. */
  total: number;
  rows: Row[];
}

/** A pin: a link with a name. */
export interface Pin {
  kind: Mapped;
  number: number;
  title: string;
  href: string;
  isSample?: boolean | undefined;
  /** What it opens by script; absent where it only leads to its place. */
  place?: PinPlace;
}

/** Pins on the two sizes of a sheet, in the same order. */
export interface Pinned {
  sheets: Sheets;
  pins: Pin[];
  wide: PlacedPin[];
  pocket: PlacedPin[];
}

/** Whether all lists were delivered at least once, some, or none. */
export type ListsState = 'ok' | 'partial' | 'failed';

/** The lists that were delivered at least once. */
export type Lists = Partial<Record<Mapped, ItemList>>;

/** All lists but those that were never delivered, loaded at once and once per request. */
export const loadListsOnce = cache(async (): Promise<{ lists: Lists; state: ListsState }> => {
  const loaded = await Promise.all(
    MAPPED.map(async (kind) => [kind, await listIfThere<Item>(registry[kind])] as const),
  );
  const there = loaded.filter(([, list]) => list !== null);
  const state = there.length === MAPPED.length ? 'ok' : there.length ? 'partial' : 'failed';
  return { lists: Object.fromEntries(there) as Lists, state };
});

/** The items of a kind in an area that are not past. */
export function currentSpots(area: Area, kind: Mapped, list: ItemList, now: number): readonly Spot[] {
  const { isOver } = registry[kind];
  const spots = spotsIn(area, list.summaries);
  return isOver ? spots.filter(({ summary }) => !isOver(summary, now)) : spots;
}

function groupOf(area: Area, kind: Mapped, list: ItemList): Group | null {
  const spots = currentSpots(area, kind, list, Date.now());
  if (!spots.length) return null;
  const { copy, toCard } = registry[kind];
  const rows = spots.slice(0, ROWS).map(({ summary, position }): Row => {
    const item = list.read(summary);
    const card = toCard(item);
    const { week } = item.visit?.hours ?? {};
    return {
      kind,
      id: card.id,
      title: card.title,
      href: hrefIn(kind, list, summary),
      where: position ? wayText(wayTo(position, area)) : shortPlace(summary.place ?? area.nama_pendek),
      hours: week ? weekText(week) : null,
      price: card.price,
      isSample: card.isSample,
      position,
      picture: card.picture?.src ?? null,
      number: null,
    };
  });
  return {
    kind,
    label: copy.label,
    listHref: narrowedHref(kind, area),
    total: spots.length,
    rows,
  };
}

/** The list of a kind, narrowed to an area (docs/decisions/0028-sort-and-filter.md). */
function narrowedHref(kind: Mapped, { slug }: Area): string {
  const place = kind === 'restoran' ? RESTAURANTS : '';
  return listHref(registry[kind].listPath, ALL, 1, { kawasan: slug }) + place;
}

/** Numbers the rows that get a pin. Each sheet takes up to `PINS`, the nearest of every kind first. */
function numberRows(groups: readonly Group[], core: Sheets | null): void {
  const left = { whole: PINS, core: PINS };
  const pinned = new Set<Row>();
  for (let rank = 0; rank < ROWS; rank += 1)
    for (const { rows } of groups) {
      const row = rows[rank];
      if (!row?.position) continue;
      const sheet = isOn(core, row.position) ? 'core' : 'whole';
      if (left[sheet] === 0) continue;
      left[sheet] -= 1;
      pinned.add(row);
    }
  let number = 0;
  for (const { rows } of groups) for (const row of rows) if (pinned.has(row)) row.number = number += 1;
}

/** The id of the row that a pin links to: touch screens show no tooltips. */
export function rowAnchor(number: number): string {
  return `tempat-${number}`;
}

const isOn = (sheets: Sheets | null, position: Position) =>
  sheets !== null && isOnSheet(position, sheets.wide);

/** The sheets of an area, and of its crowded centre, with the pins of its rows; those that are drawn. */
function sheetsWithPins({ slug }: Area, core: Sheets | null, groups: readonly Group[]): Pinned[] {
  const numbered = groups.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const { kind, title, number, position, isSample } = row;
      if (number === null || !position) return [];
      const href = `#${rowAnchor(number)}`;
      const pin = { kind, title, number, href, isSample, place: placeOfRow(row) };
      return [{ pin, position }];
    }),
  );
  return [
    { sheets: sheetsOf(slug), pins: numbered.filter(({ position }) => !isOn(core, position)) },
    { sheets: core, pins: numbered.filter(({ position }) => isOn(core, position)) },
  ].flatMap(({ sheets, pins }) => {
    if (!sheets) return [];
    const positions = pins.map(({ position }) => position);
    return [
      {
        sheets,
        pins: pins.map(({ pin }) => pin),
        wide: placeOnce(positions, sheets, 'wide', ROOMS.area.wide),
        pocket: placeOnce(positions, sheets, 'pocket', ROOMS.area.pocket),
      },
    ];
  });
}

/** An area with all its items, from cached lists, once per request: head and page share it. */
export const loadAreaOnce = cache(async (area: Area) => {
  const { lists, state } = await loadListsOnce();
  const groups = MAPPED.flatMap((kind) => {
    const list = lists[kind];
    return (list && groupOf(area, kind, list)) ?? [];
  });
  const core = heartOf(area);
  numberRows(groups, core);
  return {
    area,
    groups,
    shuttle: shuttleTo(area, lists.tiket),
    total: groups.reduce((sum, group) => sum + group.total, 0),
    maps: sheetsWithPins(area, core, groups),
    /** Some items got no row or no pin for lack of room. */
    isCrowded: groups.some(
      ({ rows, total }) => total > rows.length || rows.some((row) => row.position && row.number === null),
    ),
    state,
  };
});
/**
 * What the page of an area shows; `state` is 'partial' while some list was never delivered, 'failed' while
 * none was.
 */
export type AreaView = Awaited<ReturnType<typeof loadAreaOnce>>;
