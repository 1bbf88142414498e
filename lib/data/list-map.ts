import type { Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import type { CardView } from '../entities/card';
import { areaOf } from '../kawasan/area-of';
import { areaBySlug, areas } from '../kawasan/areas';
import { pinPoint } from '../kawasan/in-areas';
import { isOnSheet, type Placed } from '../kawasan/pins';
import { placeOnce } from '../kawasan/placed';
import { sheetsOf, WALL, type Sheets } from '../kawasan/sheets';
import type { Position } from '../rich-text/map-embed';
import type { Pin } from './load-kawasan';

/**
 * The kinds whose lists have a map beside them: places to visit or stay at. Trips and events are not tied to
 * one place.
 */
const LOCATED = ['destinasi', 'atraksi', 'akomodasi'] as const satisfies readonly Kind[];

/** The small map beside one page of a list. */
export interface ListMap {
  /** The name of the area or district on the sheet: 'Lembang', 'Bandung Raya'. */
  name: string;
  sheets: Sheets;
  /** Numbered in the order of the page's items. */
  pins: Pin[];
  placed: Placed[];
}

/**
 * The map of a page's items, on the sheet of the area that the visitor chose, else of the one that holds them
 * all, else on the wall map. The page bounds the number of pins, so there is no limit here. Null for kinds
 * without a place, and when no item has a position.
 */
export function listMap(
  kind: Kind,
  shown: readonly { summary: Summary; card: Pick<CardView, 'title' | 'href'> }[],
  chosenArea?: string,
): ListMap | null {
  const located = LOCATED.find((one) => one === kind);
  if (!located) return null;
  const placed = shown.flatMap(({ summary, card: { title, href } }, index) => {
    const position = pinPoint(summary);
    return position ? [{ pin: { kind: located, number: index + 1, title, href }, position }] : [];
  });
  const positions = placed.map(({ position }) => position);
  const on = positions.length ? (sheetOf(chosenArea) ?? sheetFor(positions)) : null;
  return (
    on && {
      ...on,
      pins: placed.map(({ pin }) => pin),
      // The map is 240 px wide on a screen of 64rem.
      placed: placeOnce(positions, on.sheets, 'pocket', { px: 240, size: 25 }),
    }
  );
}

function sheetOf(slug = ''): { name: string; sheets: Sheets } | null {
  const area = areaBySlug(slug);
  const sheets = area && sheetsOf(area.slug);
  return sheets && { name: area.nama_pendek, sheets };
}

function sheetFor(positions: readonly Position[]): { name: string; sheets: Sheets } | null {
  const [first, ...others] = positions.map((position) => areaOf({ position }, areas()));
  const area = first && others.every((other) => other === first) ? first : null;
  const { pusat } = area?.peta ?? {};
  const candidates = [
    ...(area && pusat ? [{ name: pusat.nama, sheets: sheetsOf(`${area.slug}-pusat`) }] : []),
    ...(area ? [{ name: area.nama_pendek, sheets: sheetsOf(area.slug) }] : []),
  ];
  const holdsAll = candidates.find(
    ({ sheets }) => sheets && positions.every((position) => isOnSheet(position, sheets.pocket)),
  );
  const { name, sheets } = holdsAll ?? { name: 'Bandung Raya', sheets: sheetsOf(WALL) };
  return sheets && { name, sheets };
}
