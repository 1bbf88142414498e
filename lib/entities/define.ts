import type { Listed } from '../listing/listing';
import type { Position } from '../geo/position';
import type { Start } from '../values/dates';
import { htmlToText } from '../rich-text/html';
import type { CardView } from './card';
import { UNREADABLE, type ReadRating } from '../values/fields';
import type { TolerantSchema } from '../values/tolerant-object';
import type { Kind } from './kinds';
import type { Picture } from './picture';
import type { Visit } from './visit';

/** The fields that items of every kind have. */
export interface Item extends Listed {
  /** The item's key in its URL: its slug, else its id, in lower case. */
  key: string;
  /** The keys under which the API may know the item, spelt as in the API, the most likely first. */
  apiKeys: string[];
  title: string;
  pictures: Picture[];
  /** When it last changed, in milliseconds: the API's `updated_at`, else `created_at`, else null. */
  changedAt: number | null;
  /** Is it invented, to show what the site can do? Only for kinds that are ordered. */
  isExample?: boolean;
  /** Are its pictures the site's own drawings, rather than photographs of it? */
  isDrawn?: boolean;
  /** Its position; only for kinds whose records have a map. */
  position?: Position | null;
  /** Its location in words, as in the record; only for kinds whose records have a location. */
  place?: string | null;
  /** Its opening hours and the length of a visit, where known; only for places one can go to. */
  visit?: Visit | null;
  /** Its start in milliseconds, null when not set yet; only for events and tickets. */
  startsAt?: number | null;
  /** The last day of several, in milliseconds; null for one day. */
  endsAt?: number | null;
  /** The same start with its hour, where one is known. */
  start?: Start | null;
}

/** The texts of a kind (spec §2, §8). */
export interface KindCopy {
  /** One word for breadcrumbs and labels: 'Destinasi'. */
  label: string;
  /** The noun for its items in running text: 'kendaraan', in '6 dari 18 kendaraan'. */
  noun: string;
  listTitle: string;
  listIntro: string;
  /** A visible heading of the list: 'Hotel & Resort'. Without one the heading is a hidden 'Daftar <noun>'. */
  section?: string;
  /** The text for a category without items. */
  empty: string;
  /** While the list was never delivered; of lists that keep loading 'Memuat data …'. */
  listFailed: string;
  /** The list keeps showing `listFailed` and retrying; other lists give the reason for the failure. */
  listWaits?: boolean;
  detailFailed: string;
  /** `detailFailed` announces that the item is loading, so it is not shown as an error. */
  detailWaits?: boolean;
  notFound: string;
}

/**
 * What the lists of a kind can be ordered and narrowed by, beside category and area, each with how it is read
 * from an item (docs/decisions/0028-sort-and-filter.md). Null is unknown.
 */
export interface Choices<ListItem> {
  /** The amount that the card shows; of a range the lower one. */
  price: (item: ListItem) => number | null;
  /** What that amount is for, where it may be for one person: 'orang', 'jip'. */
  unit?: (item: ListItem) => string | null;
  /** The least number of people that can be ordered. */
  minPeople?: (item: ListItem) => number | null;
  /** The rating that the card shows; absent where cards show none. */
  rating?: (item: ListItem) => number | null;
  /** How many days a trip lasts. */
  days?: (item: ListItem) => number | null;
  /** Who may drive a vehicle, as values of `pengemudi` (lib/addresses/list-choice.ts). */
  drivers?: (item: ListItem) => readonly string[];
  /** The amount for who drives it himself. */
  selfDrive?: (item: ListItem) => number | null;
  /** For whom a place cooks, as values of `makan`. */
  diets?: (item: ListItem) => readonly string[];
}

/**
 * One description per kind: data and pure functions, no JSX (README, "The data's way"). The registry of
 * descriptions feeds lists, details, search links, home, redirects and the contract test.
 */
export interface KindDescription<ListItem extends Item = Item, Detail extends ListItem = ListItem> {
  kind: Kind;
  endpoint: string;
  /** The path of the list page. */
  listPath: string;
  /** The path before the key of a detail page; null for kinds without one. */
  detailPath: string | null;
  categories: readonly string[];
  copy: KindCopy;
  /** The fields that are read from a record of a list or a detail. */
  schema: TolerantSchema;
  /**
   * The fields of the detail page that a list may leave out (spec §3), each with all its possible names. A
   * list record that has all of them can replace the detail (list-record.ts). Empty for kinds without a
   * detail.
   */
  detailFields: readonly (readonly string[])[];
  /** Raw list record → item. Throws (ZodError) when the record cannot be shown. */
  parseItem: (raw: unknown) => ListItem;
  /** Raw detail, or MergedRecord of detail and list → all that the page shows. Throws like `parseItem`. */
  parseDetail: (raw: unknown) => Detail;
  toCard: (item: ListItem) => CardView;
  /** Null for kinds whose cards show no price: their lists are newest first only. */
  choices: Choices<ListItem> | null;
  /** Past items sink to the end of their list. Absent for kinds that never expire. */
  isOver?: (item: Pick<Item, 'startsAt' | 'endsAt'>, now: number) => boolean;
  /** The pre-filled WhatsApp message; null for kinds that are not ordered. */
  orderMessage: ((item: Detail) => string) | null;
  /** Plain sentence(s) for the meta description from the item's own facts; truncated later. */
  describe: (item: Detail) => string;
}

/** Spec §9, "Defaults". */
const DEFAULT_RATING = 4.5;
export const DEFAULT_PLACE = 'Bandung';

const SAFE_KEY = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u;

/** Can this key be used in a path unescaped? */
export function isSafeKey(key: string | null): key is string {
  return key !== null && SAFE_KEY.test(key);
}

/** The rating that was read; null where nobody rated and where it is out of range. */
export function knownRating(rating: ReadRating): number | null {
  return rating === UNREADABLE ? null : rating || null;
}

/** The same with the default of spec §9 for a missing one. */
export function ratingOrDefault(rating: ReadRating): number | null {
  return rating === null ? DEFAULT_RATING : knownRating(rating);
}

/** 'Kawah Putih: Ciwidey, mulai Rp 350.000. Warna danau …': what is known of an item, then its own text. */
export function described(
  { title, descriptionHtml }: { title: string; descriptionHtml: string },
  facts: (string | null)[],
): string {
  return `${title}: ${facts.filter(Boolean).join(', ')}. ${htmlToText(descriptionHtml)}`;
}
