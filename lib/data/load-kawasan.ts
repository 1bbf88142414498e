import { cache } from 'react';
import { whenDown } from '../admin-api/errors';
import { loadItems } from './load';
import type { PriceView } from '../entities/card';
import type { Item } from '../entities/define';
import type { ItemList } from '../entities/item-list';
import { registry } from '../entities/registry';
import { shortPlace } from '../format/short-place';
import type { Position } from '../rich-text/map-embed';
import { listHref } from '../addresses/routes';
import { kulinerPlace } from './kuliner-places';
import type { PageState } from '../base/rendering';
import type { Area } from '../kawasan/areas';
import { spotsIn, type Spot } from '../kawasan/in-areas';
import { MAPPED, type Mapped } from '../kawasan/mapped';
import { isOnSheet, type Placed } from '../kawasan/pins';
import { placeOnce } from '../kawasan/placed';
import { sheetsOf, type Sheets } from '../kawasan/sheets';
import { wayText, wayTo } from '../kawasan/travel';

/** Of a kind, an area shows the nearest: its page must not grow with the catalogue. */
const ROWS = 24;
/** More pins than this on one sheet would be none. */
const PINS = 45;

/** One item in the list of an area. */
export interface Row {
  kind: Mapped;
  title: string;
  href: string;
  /** The way from Alun-Alun, else where its location says. */
  where: string;
  price: PriceView | null;
  position: Position | null;
  /** The number of its pin; null when it has none. */
  number: number | null;
}

/** Everything of one kind in an area. */
export interface Group {
  kind: Mapped;
  label: string;
  /** The whole list of the kind. */
  listHref: string;
  /** How many there are, of which `rows` are the nearest. */
  total: number;
  rows: Row[];
}

/** A pin: a link with a name. */
export interface Pin {
  kind: Mapped;
  number: number;
  title: string;
  href: string;
}

/** Pins on the two sizes of a sheet, in the same order. */
export interface Pinned {
  sheets: Sheets;
  pins: Pin[];
  wide: Placed[];
  pocket: Placed[];
}

/** The lists that were ever delivered. */
export type Lists = Partial<Record<Mapped, ItemList>>;

/** All lists at once; those that were never delivered are left out. */
async function loadLists(): Promise<{ lists: Lists; state: PageState }> {
  const loaded = await Promise.all(
    MAPPED.map(async (kind) => [kind, await whenDown(loadItems<Item>(registry[kind]), () => null)] as const),
  );
  const there = loaded.filter(([, list]) => list !== null);
  const state = there.length === MAPPED.length ? 'ok' : there.length ? 'partial' : '503';
  return { lists: Object.fromEntries(there) as Lists, state };
}

/** `loadLists` once per request. */
export const loadListsOnce = cache(loadLists);

/** What is not over yet, of a kind, in an area. */
export function currentSpots(area: Area, kind: Mapped, list: ItemList, now: number): readonly Spot[] {
  const { isOver } = registry[kind];
  const spots = spotsIn(area, list.summaries);
  return isOver ? spots.filter(({ summary }) => !isOver(summary, now)) : spots;
}

async function groupOf(area: Area, kind: Mapped, list: ItemList): Promise<Group | null> {
  const spots = currentSpots(area, kind, list, Date.now());
  if (!spots.length) return null;
  const { copy, listPath, toCard } = registry[kind];
  const rows = spots.slice(0, ROWS).map(async ({ summary, position }): Promise<Row> => {
    const card = toCard(list.read(summary));
    return {
      kind,
      title: card.title,
      // A restaurant's place is on one of several pages.
      href: kind === 'restoran' ? (await kulinerPlace([kind], [summary.key], summary.key)).href : card.href,
      where: position ? wayText(wayTo(position, area)) : shortPlace(summary.place ?? area.nama_pendek),
      price: card.price,
      position,
      number: null,
    };
  });
  return {
    kind,
    label: copy.label,
    listHref: listHref(listPath),
    total: spots.length,
    rows: await Promise.all(rows),
  };
}

/**
 * Gives the rows that get a pin their numbers, through all kinds: of each sheet as many as it holds, the
 * nearest of every kind first.
 */
function numberRows(groups: readonly Group[], area: Area): void {
  const pusat = area.peta.pusat && sheetsOf(`${area.slug}-pusat`);
  const left = { whole: PINS, core: PINS };
  const pinned = new Set<Row>();
  for (let rank = 0; rank < ROWS; rank += 1)
    for (const { rows } of groups) {
      const row = rows[rank];
      if (!row?.position) continue;
      const sheet = pusat && isOnSheet(row.position, pusat.wide) ? 'core' : 'whole';
      if (left[sheet] === 0) continue;
      left[sheet] -= 1;
      pinned.add(row);
    }
  let number = 0;
  for (const { rows } of groups) for (const row of rows) if (pinned.has(row)) row.number = number += 1;
}

/** The anchor of a row, to which its pin leads: a finger sees no tooltip. */
export function rowAnchor(number: number): string {
  return `tempat-${number}`;
}

/**
 * The sheets of an area with the pins of its rows: the whole, and its crowded part where it has one. None
 * that is not drawn.
 */
function sheetsWithPins(area: Area, groups: readonly Group[]): Pinned[] {
  const numbered = groups.flatMap(({ rows }) =>
    rows.flatMap(({ kind, title, number, position }) =>
      number !== null && position
        ? [{ pin: { kind, title, number, href: `#${rowAnchor(number)}` }, position }]
        : [],
    ),
  );
  const whole = sheetsOf(area.slug);
  const core = area.peta.pusat ? sheetsOf(`${area.slug}-pusat`) : null;
  const isCore = ({ position }: { position: Position }) => core !== null && isOnSheet(position, core.wide);
  return [
    { sheets: whole, pins: numbered.filter((one) => !isCore(one)) },
    { sheets: core, pins: numbered.filter(isCore) },
  ].flatMap(({ sheets, pins }) => {
    if (!sheets) return [];
    const positions = pins.map(({ position }) => position);
    return [
      {
        sheets,
        pins: pins.map(({ pin }) => pin),
        wide: placeOnce(positions, sheets, 'wide', { px: 560, size: 28 }),
        // A phone of 320 px shows it on 304.
        pocket: placeOnce(positions, sheets, 'pocket', { px: 304, size: 25 }),
      },
    ];
  });
}

/** What the page of an area shows. */
export interface AreaView {
  area: Area;
  groups: Group[];
  total: number;
  maps: Pinned[];
  /** More items have a place than the maps have room for. */
  isCrowded: boolean;
  state: PageState;
}

/**
 * An area with everything in it, from cached lists. `state` is 'partial' while a list was never delivered,
 * '503' while none was.
 */
async function loadArea(area: Area): Promise<AreaView> {
  const { lists, state } = await loadListsOnce();
  const found = await Promise.all(
    MAPPED.map((kind) => {
      const list = lists[kind];
      return list ? groupOf(area, kind, list) : null;
    }),
  );
  const groups = found.filter((group) => group !== null);
  numberRows(groups, area);
  return {
    area,
    groups,
    total: groups.reduce((sum, group) => sum + group.total, 0),
    maps: sheetsWithPins(area, groups),
    isCrowded: groups.some(
      ({ rows, total }) => total > rows.length || rows.some((row) => row.position && row.number === null),
    ),
    state,
  };
}

/** `loadArea` once per request: the head and the page share it. */
export const loadAreaOnce = cache(loadArea);
