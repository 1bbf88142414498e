import type { ListChoice } from '../addresses/list-choice';
import { PAGE_SIZE } from '../addresses/category';
import { itemHref } from '../addresses/routes';
import type { CardView } from '../entities/card';
import type { Summary } from '../entities/item-list';
import { kulinerHref } from '../entities/kuliner';
import type { AnyKind } from '../entities/registry';
import { areaOf } from './area-of';
import { areas } from './areas';
import { pinPoint } from './in-areas';
import { isMapped } from './mapped';
import { placeOfCard } from './pin-place';
import { ROOMS } from './pins';
import { placeOnce } from './placed';
import { heartOf, sheetsOf, smallestSheet, OVERVIEW_SHEET, type Sheets, isOnSheet } from './sheets';
import type { Position } from '../geo/position';
import type { Pin } from './load-area';

/** A list in its order, and where a visitor is in it. */
export interface ListPlace {
  /** All items that the category and the choice leave. */
  items: readonly Summary[];
  page: number;
  choice: ListChoice;
  /** The cards of the page, which its pins open. */
  cards?: readonly CardView[];
  /** Past items have no place to go to. */
  isOver: (item: Summary) => boolean;
}

/**
 * The map of a page's items, whose cards bear the same numbers, on the sheet of the area that the visitor
 * chose, else on the smallest one that holds them all, else on the overview map. Null for kinds without a
 * place, and when no item has a position.
 */
export function listMap(description: Pick<AnyKind, 'kind' | 'detailPath'>, listed: ListPlace) {
  const { kind, detailPath } = description;
  if (!isMapped(kind)) return null;
  const { items, page, cards, choice, isOver } = listed;
  const start = (page - 1) * PAGE_SIZE;
  const found = items.slice(start, start + PAGE_SIZE).flatMap((item, index) => {
    const position = isOver(item) ? null : pinPoint(item);
    const number = start + index + 1;
    // Of a kind without pages its card, on the page of the list that has it.
    const href =
      detailPath === null ? kulinerHref(kind, item.key, page, choice) : itemHref({ detailPath }, item.key);
    const card = cards?.[index];
    const { title, isExample: isSample } = item;
    const place = card && { ...placeOfCard(card), href };
    const pin: Pin = { kind, number, title, href, isSample, ...(place && { place }) };
    return position ? [{ pin, position }] : [];
  });
  const positions = found.map(({ position }) => position);
  const sheets = positions.length ? sheetFor(positions, choice.kawasan) : null;
  if (!sheets) return null;
  return {
    name: nameOf(sheets),
    sheets,
    pins: found.map(({ pin }) => pin),
    placed: placeOnce(positions, sheets, 'pocket', ROOMS.list),
    /** The number of the last item of the page; null on the last page. */
    last: items.length > start + PAGE_SIZE ? start + PAGE_SIZE : null,
  };
}
/** The map beside a page of a list, with the pins of its items. */
export type ListMap = NonNullable<ReturnType<typeof listMap>>;

/** Of one area its own sheets come first, the smaller before the larger. */
function sheetFor(positions: readonly Position[], kawasan = ''): Sheets | null {
  const asked = sheetsOf(kawasan);
  if (asked) return asked;
  const [first, ...others] = positions.map((position) => areaOf({ position }, areas()));
  const isOne = first && others.every((other) => other === first);
  const holding = isOne ? [heartOf(first), sheetsOf(first.slug)] : [];
  const isHeld = ({ pocket }: Sheets) => positions.every((position) => isOnSheet(position, pocket));
  return holding.find((one) => one && isHeld(one)) ?? smallestSheet(positions) ?? sheetsOf(OVERVIEW_SHEET);
}

/** The name of the area or district on a sheet: 'Lembang', 'Bandung Raya'. */
function nameOf({ name }: Sheets): string {
  for (const { slug, nama_pendek, peta } of areas()) {
    if (name === slug) return nama_pendek;
    if (peta.pusat && name === `${slug}-pusat`) return peta.pusat.nama;
  }
  return name === OVERVIEW_SHEET ? 'Bandung Raya' : 'Kota Bandung dan Lembang';
}
