import type { Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import type { CardView } from '../entities/card';
import { areaOf } from '../kawasan/area-of';
import { areas } from '../kawasan/areas';
import { pinPoint } from '../kawasan/in-areas';
import { isOnSheet, type Placed } from '../kawasan/pins';
import { placeOnce } from '../kawasan/placed';
import { sheetsOf, WALL, type Sheets } from '../kawasan/sheets';
import type { Position } from '../rich-text/map-embed';
import type { Pin } from './load-kawasan';

/** The kinds whose lists have a map beside them: what is visited or slept in; trips and dates move about. */
const LOCATED = ['destinasi', 'atraksi', 'akomodasi'] as const satisfies readonly Kind[];

/** The small map of one page of a list. */
export interface ListMap {
  /** What the sheet shows: 'Lembang', 'Bandung Raya'. */
  name: string;
  sheets: Sheets;
  /** Numbered as the items of the page stand. */
  pins: Pin[];
  placed: Placed[];
}

/**
 * The map of a page's items, on the sheet of the one area that holds them all, else on the wall map. As long
 * as a page is, so is it: it needs no bound of its own. Null for kinds without a place, and where no item has
 * one.
 */
export function listMap(
  kind: Kind,
  shown: readonly { summary: Summary; card: Pick<CardView, 'title' | 'href'> }[],
): ListMap | null {
  const located = LOCATED.find((one) => one === kind);
  if (!located) return null;
  const placed = shown.flatMap(({ summary, card: { title, href } }, index) => {
    const position = pinPoint(summary);
    return position ? [{ pin: { kind: located, number: index + 1, title, href }, position }] : [];
  });
  const positions = placed.map(({ position }) => position);
  const on = positions.length ? sheetFor(positions) : null;
  return (
    on && {
      ...on,
      pins: placed.map(({ pin }) => pin),
      // A screen of 64rem shows it on 240.
      placed: placeOnce(positions, on.sheets, 'pocket', { px: 240, size: 25 }),
    }
  );
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
