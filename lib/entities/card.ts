import type { Week } from '../hours/week';
import type { Position } from '../geo/position';
import type { Kind } from './kinds';
import type { Picture } from './picture';

/** The icons of the sprite (public/ikon.svg) that are named by their use. */
export type IconName =
  | 'back'
  | 'bag'
  | 'calplus'
  | 'link'
  | 'bed'
  | 'book'
  | 'bowl'
  | 'box'
  | 'bus'
  | 'cal'
  | 'camera'
  | 'cart'
  | 'check'
  | 'clock'
  | 'close'
  | 'compass'
  | 'cross'
  | 'down'
  | 'fb'
  | 'flex'
  | 'gear'
  | 'go'
  | 'guide'
  | 'headset'
  | 'home'
  | 'ig'
  | 'info'
  | 'left'
  | 'mail'
  | 'map'
  | 'menu'
  | 'peak'
  | 'people'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'print'
  | 'right'
  | 'route'
  | 'search'
  | 'seat'
  | 'share'
  | 'shield'
  | 'filter'
  | 'stage'
  | 'star'
  | 'tag'
  | 'ticket'
  | 'tt'
  | 'up'
  | 'user'
  | 'wa'
  | 'yt';

export interface Fact {
  icon: IconName;
  text: string;
}

/** A price in three parts: 'Start From :' + 'Rp 150.000' + '/hari' (spec §9, "Prices"). */
export interface PriceView {
  prefix: string;
  amount: string;
  suffix: string;
}

/**
 * The data of an item's card: plain values, ready to print, the same on the server and in the browser (Load
 * More). Each kind builds it with its own `toCard` and fills only the fields that its card shows.
 */
export interface CardView {
  kind: Kind;
  /** The item is invented and cannot be ordered (product-decisions.md, "Demonstration content"). */
  isSample: boolean;
  /** Unique within a list: the item's key. */
  id: string;
  /** The item's page; for kinds without one, the anchor of its place on a page. */
  href: string;
  title: string;
  picture: Picture | null;
  category: string;
  place: string | null;
  /** The area that the item lies in; null outside all areas, absent when not looked up. */
  area?: { label: string; href: string } | null;
  /** The position of a place without a page of its own: a restaurant's. */
  point: Position | null;
  /** '4.9', or null when the kind shows none. */
  rating: string | null;
  /** Opening hours, for structured data; only of restaurants. */
  week?: Week | null;
  /** Short facts with an icon: duration, seats, date, capacity … */
  facts: Fact[];
  /** Facility labels: at most three, then '+N lainnya'. */
  labels: string[];
  /** Plain text, truncated for the card. */
  summary: string | null;
  price: PriceView | null;
  /** What several people pay: 'Rp 3.940.000 untuk 4 orang'; absent where no number is chosen. */
  total?: string;
  /** The place sold the other way: 'Datang sendiri: tiket Rp 81.000'; absent without one. */
  otherWay?: string;
  /** Day and month of an event ('13', 'Jun 2026'). */
  leaf: { day: string; month: string } | null;
  /** '5–7 Desember 2026', where the leaf is the first of several days; absent otherwise. */
  days?: string;
  /** 'Sudah berlangsung' for an event whose day is past; null for all others. */
  past: string | null;
  /** 'Stok: 12', 'Stok Habis', 'Qty: 4'; `out` means that none is left. */
  stock: { text: string; out: boolean } | null;
}

export const SAMPLE = 'Contoh';

/** The card of an item before its kind adds fields: identity, picture and category, all else empty. */
export function plainCard(
  kind: Kind,
  href: string,
  item: {
    key: string;
    title: string;
    category: string;
    pictures: readonly Picture[];
    isExample?: boolean;
  },
): CardView {
  return {
    kind,
    isSample: item.isExample ?? false,
    id: item.key,
    href,
    title: item.title,
    picture: item.pictures[0] ?? null,
    category: item.category,
    place: null,
    point: null,
    rating: null,
    facts: [],
    labels: [],
    summary: null,
    price: null,
    leaf: null,
    past: null,
    stock: null,
  };
}

/** Spec §9: at most three facility labels, then '+N lainnya'. */
export function shortLabels(labels: readonly string[]): string[] {
  return labels.length > 3 ? [...labels.slice(0, 3), `+${labels.length - 3} lainnya`] : [...labels];
}

/** '4.9': one decimal, with a point as in the design. */
export function ratingText(rating: number): string {
  return rating.toFixed(1);
}
