import type { z } from 'zod';
import { duration } from '../format/duration';
import { htmlToText, sanitizeHtml } from '../rich-text/html';
import { asChip } from '../listing/listing';
import { mapEmbed, mapPosition } from '../rich-text/map-embed';
import { detailHref } from '../addresses/routes';
import {
  entryCost,
  takeWithinBudget,
  listCost,
  MAX_RICH,
  MAX_SCHEDULE,
  MAX_TRIP,
} from '../values/page-budget';
import { plainCard, ratingText, type CardView, type PriceView } from './card';
import { DEFAULT_PLACE, DEFAULT_RATING, keysOf, knownAmount, timestamps, type Item } from './define';
import {
  field,
  isRecord,
  MAX_ENTRIES,
  readCommaList,
  readFirst,
  readList,
  readMarkup,
  readText,
  requiredText,
  tolerantObject,
} from '../values/fields';
import type { Kind } from './kinds';
import { readPictures } from './picture';
import { priceText, startFrom } from './prices';

/*
 * Destinations and packages are both trips (spec §3): priced 'Start From', they last days and nights, and
 * their detail has an overview, a schedule, places and what is (not) included. They differ in the name of the
 * category and in their words.
 */

const shape = {
  id: field.text,
  slug: field.text,
  judul: requiredText,
  harga: field.price,
  satuan_harga: field.unit,
  category: field.text,
  rating: field.rating,
  location: field.text,
  hari: field.count,
  malam: field.count,
  min_people: field.count,
  images: field.pictures,
  images_alt: field.list,
  map: field.map,
  created_at: field.time,
  updated_at: field.time,
};
const aliases = {
  judul: ['title', 'name'],
  harga: ['price'],
  satuan_harga: ['price_unit', 'per'],
  category: ['jenis_thematic', 'kategori_paket', 'kategori'],
  location: ['lokasi'],
  images: ['image'],
  map: ['maps', 'google_maps'],
};
const itemSchema = tolerantObject(shape, aliases);
export const tripSchema = tolerantObject(
  {
    ...shape,
    overview: field.overview,
    deskripsi: field.markup,
    jadwal: field.schedule,
    tempat: field.places,
    termasuk: field.included,
    tidaktermasuk: field.excluded,
  },
  {
    ...aliases,
    deskripsi: ['description'],
    tidaktermasuk: ['tidak_termasuk'],
  },
);

/** What only a detail has, by spec §3; a list has it too where Laravel loads the relations with it. */
export const TRIP_DETAIL_FIELDS = [
  ['min_people'],
  ['map', 'maps', 'google_maps'],
  ['overview', 'deskripsi', 'description'],
  ['jadwal'],
  ['tempat'],
  ['termasuk'],
  ['tidaktermasuk', 'tidak_termasuk'],
] as const;

export interface TripItem extends Item {
  price: PriceView | null;
  priceAmount: number | null;
  /** What the price is for: 'orang', 'jip'; null when the record does not say. */
  priceUnit: string | null;
  rating: number;
  place: string;
  duration: string | null;
  minPeople: number | null;
}

export interface ScheduleDay {
  day: number;
  title: string;
  activities: string[];
}

export interface TripDetail extends TripItem {
  overviewHtml: string;
  schedule: ScheduleDay[];
  places: string[];
  included: string[];
  excluded: string[];
  map: string | null;
}

/** What destinations and packages do not share. */
interface TripKind {
  kind: Kind;
  categories: readonly string[];
  /** Of an item without one. */
  defaultCategory: string;
}

function toItem(raw: z.output<typeof itemSchema>, { kind, categories, defaultCategory }: TripKind): TripItem {
  const amount = knownAmount(kind, raw, raw.harga);
  return {
    ...keysOf(raw.id, raw.slug),
    title: raw.judul,
    category: asChip(categories, raw.category ?? defaultCategory),
    ...timestamps(raw),
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    price: startFrom(amount, raw.satuan_harga),
    priceAmount: amount,
    priceUnit: raw.satuan_harga,
    rating: raw.rating ?? DEFAULT_RATING,
    place: raw.location ?? DEFAULT_PLACE,
    duration: duration(raw.hari, raw.malam),
    minPeople: raw.min_people,
    position: mapPosition(mapEmbed(raw.map)),
  };
}

/** Raw list record → item. Throws ZodError when it has no title, Error when it has no key. */
export function parseTripItem(raw: unknown, of: TripKind): TripItem {
  return toItem(itemSchema.parse(raw), of);
}

/**
 * Raw detail record, or MergedRecord → detail: HTML sanitised, comma lists split, days in order. Throws like
 * `parseTripItem`.
 */
export function parseTripDetail(input: unknown, of: TripKind): TripDetail {
  const raw = tripSchema.parse(input);
  const schedule = toSchedule(raw.jadwal);
  const lists = {
    places: readCommaList(readFirst(raw.tempat, 'places')),
    included: readCommaList(readFirst(raw.termasuk, 'termasuk')),
    excluded: readCommaList(readFirst(raw.tidaktermasuk, 'tidak_termasuk')),
  };
  const taken =
    listCost(schedule.flatMap(textsOf)) +
    Object.values(lists)
      .flat()
      .reduce((sum, text) => sum + entryCost(text), 0);
  const overview = readMarkup(readFirst(raw.overview, 'deskripsi')) ?? raw.deskripsi;
  return {
    ...toItem(raw, of),
    overviewHtml: sanitizeHtml(overview, Math.min(MAX_RICH, MAX_TRIP - taken)),
    schedule,
    ...lists,
    map: mapEmbed(raw.map),
  };
}

function toSchedule(raw: unknown[]): ScheduleDay[] {
  const days = raw
    .slice(0, MAX_ENTRIES)
    .filter(isRecord)
    .map((day, index) => ({
      day: Number.parseInt(/\d{1,3}/.exec(readText(day.day) ?? '')?.[0] ?? '', 10) || index + 1,
      title: readText(day.title ?? day.judul) ?? '',
      activities: readList(day.aktivitas)
        .slice(0, MAX_ENTRIES)
        .flatMap((entry) => readText(isRecord(entry) ? (entry.aktivitas ?? entry.title) : entry) ?? []),
    }))
    .filter((day) => day.title || day.activities.length);
  return takeWithinBudget(days, MAX_SCHEDULE, (day) => listCost(textsOf(day))).toSorted(
    (a, b) => a.day - b.day,
  );
}

/** All texts of a day; its number is one of them. */
const textsOf = ({ title, activities }: ScheduleDay) => ['', title, ...activities];

export function toTripCard(kind: Kind, detailPath: string, item: TripItem): CardView {
  return {
    ...plainCard(kind, detailHref(detailPath, item.key), item),
    place: item.place,
    rating: ratingText(item.rating),
    facts: item.duration ? [{ icon: 'clock', text: item.duration }] : [],
    price: item.price,
  };
}

/** 'Kawah Putih: Ciwidey, 1 Hari 0 Malam, mulai Rp 350.000. Warna danau …' */
export function describeTrip(item: TripDetail): string {
  const facts = [item.place, item.duration, priceText(item.price)].filter(Boolean).join(', ');
  return `${item.title}: ${facts}. ${htmlToText(item.overviewHtml)}`.trim();
}

/**
 * 'Halo, saya tertarik dengan destinasi "Kawah Putih" (mulai Rp 350.000). Apakah masih tersedia?' A price of
 * 0 is not named.
 */
export function tripOrderMessage(what: string, item: TripItem): string {
  const price = item.priceAmount ? priceText(item.price) : '';
  return `Halo, saya tertarik dengan ${what} "${item.title}"${price ? ` (${price})` : ''}. Apakah masih tersedia?`;
}
