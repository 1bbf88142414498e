import type { z } from 'zod';
import { duration } from '../format/duration';
import { htmlToText, sanitizeHtml } from '../rich-text/html';
import { asChip } from '../listing/listing';
import { mapEmbed, mapPosition } from '../geo/map-embed';
import { detailHref, detailRoutes, routes } from '../addresses/routes';
import { lengthOf, MAX_OVERVIEW, MAX_SCHEDULE, takeWithin } from '../values/lengths';
import { plainCard, ratingText, type CardView } from './card';
import { DEFAULT_PLACE, ratingOrDefault, type KindDescription } from './define';
import {
  field,
  isRecord,
  MAX_ENTRIES,
  readCommaList,
  readList,
  readMarkup,
  readText,
  requiredText,
} from '../values/fields';
import { readFirst } from '../values/tolerant-object';
import { readPictures } from './picture';
import { knownAmount, priceText, startFrom } from './prices';
import { recordOf, recordSchema, sampleShape } from './record';
import { isTour, tourLabel } from './tours';
import { visitOf, visitShape } from './visit';

/*
 * Destinations and packages are both trips (spec §3): priced 'Start From', they last days and nights, and
 * their detail has an overview, a schedule, places and lists of what is (not) included. They differ in the
 * name of the category field and in their texts.
 */

const shape = {
  judul: requiredText,
  harga: field.price,
  satuan_harga: field.unit,
  category: field.category,
  rating: field.rating,
  location: field.text,
  hari: field.count,
  malam: field.count,
  min_people: field.count,
  hari_berangkat: field.weekdays,
  images: field.pictures,
  map: field.map,
  ...visitShape,
  ...sampleShape,
};
const aliases = {
  hari_berangkat: ['departure_days'],
  category: ['jenis_thematic', 'kategori_paket', 'kategori'],
  map: ['maps', 'google_maps'],
};
const itemSchema = recordSchema(shape, aliases);
const schema = recordSchema(
  {
    ...shape,
    overview: field.overview,
    deskripsi: field.markup,
    jadwal: field.schedule,
    tempat: field.places,
    termasuk: field.included,
    tidaktermasuk: field.excluded,
  },
  { ...aliases, tidaktermasuk: ['tidak_termasuk'] },
);

/** Spec §9, category lists: those of packages (without 'Semua'); the list of destinations ends with them. */
export const TRIP_CATEGORIES = [
  'Thematic',
  'Religious',
  'Cultural',
  'Historical',
  'Study Tour',
  'Industrial Visit',
  'Camping',
  'Nature Adventure',
  'Extreme Sport',
  'Healing',
  'Gathering',
  'Outbound',
  'VIP Private',
  'Roadtrip',
] as const;

/** Fields that by spec §3 only a detail has; a list has them too when Laravel loads the relations with it. */
const DETAIL_FIELDS = [
  ['min_people'],
  ['map', 'maps', 'google_maps'],
  ['overview', 'deskripsi', 'description'],
  ['jadwal'],
  ['tempat'],
  ['termasuk'],
  ['tidaktermasuk', 'tidak_termasuk'],
] as const;

export interface ScheduleDay {
  day: number;
  title: string;
  activities: string[];
}

/** The differences between destinations and packages. */
interface TripKind extends Pick<KindDescription, 'endpoint' | 'categories' | 'copy'> {
  kind: 'destinasi' | 'paket';
  /** The category of an item without one. */
  defaultCategory: string;
  /** The words for the item in the order message: 'paket tour'. */
  ordered: string;
}

/** The description of destinations or packages. */
export function tripKind(own: TripKind): KindDescription<TripItem, TripDetail> {
  const { kind, endpoint, categories, copy, ordered } = own;
  return {
    kind,
    endpoint,
    listPath: routes[kind],
    detailPath: detailRoutes[kind],
    categories,
    copy,
    schema,
    detailFields: DETAIL_FIELDS,
    parseItem: (raw) => toItem(itemSchema.parse(raw), own),
    parseDetail: (raw) => toDetail(schema.parse(raw), own),
    toCard: (item) => toCard(kind, item),
    choices: {
      price: ({ priceAmount }) => priceAmount,
      unit: ({ priceUnit }) => priceUnit,
      minPeople: ({ minPeople }) => minPeople,
      rating: ({ rating }) => rating,
      days: ({ days }) => days,
    },
    orderMessage: (item) => orderMessage(ordered, item),
    describe,
  };
}

function toItem(raw: z.output<typeof itemSchema>, { kind, categories, defaultCategory }: TripKind) {
  const amount = knownAmount(raw.harga);
  return {
    ...recordOf(kind, raw),
    title: raw.judul,
    category: asChip(categories, raw.category ?? defaultCategory),
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    price: startFrom(amount, raw.satuan_harga),
    priceAmount: amount,
    /** 'orang', 'jip'; null when the record does not say. */
    priceUnit: raw.satuan_harga,
    rating: ratingOrDefault(raw.rating),
    place: raw.location ?? DEFAULT_PLACE,
    duration: duration(raw.hari, raw.malam),
    /** Null when the record does not say, or says 0. */
    days: raw.hari || null,
    minPeople: raw.min_people,
    /** The days of the week on which it begins, Sunday being 0; null when the record does not say. */
    runsOn: raw.hari_berangkat,
    position: mapPosition(mapEmbed(raw.map)),
    visit: visitOf(raw),
  };
}
export type TripItem = ReturnType<typeof toItem>;

/** Sanitises HTML, splits comma lists, sorts the days. */
function toDetail(raw: z.output<typeof schema>, of: TripKind) {
  const overview = readMarkup(readFirst(raw.overview, 'deskripsi')) ?? raw.deskripsi;
  return {
    ...toItem(raw, of),
    overviewHtml: sanitizeHtml(overview, MAX_OVERVIEW),
    schedule: toSchedule(raw.jadwal),
    places: readCommaList(readFirst(raw.tempat, 'places')),
    included: readCommaList(readFirst(raw.termasuk, 'termasuk')),
    excluded: readCommaList(readFirst(raw.tidaktermasuk, 'tidak_termasuk')),
    map: mapEmbed(raw.map),
  };
}
export type TripDetail = ReturnType<typeof toDetail>;

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
  return takeWithin(days, MAX_SCHEDULE, ({ title, activities }) => lengthOf(title, ...activities)).toSorted(
    (a, b) => a.day - b.day,
  );
}

/** A tour of one day says so on its card instead of '1 Hari 0 Malam', which its page says. */
function toCard(kind: TripKind['kind'], item: TripItem): CardView {
  const length = isTour(kind) && item.days === 1 ? tourLabel(1) : item.duration;
  return {
    ...plainCard(kind, detailHref(detailRoutes[kind], item.key), item),
    place: item.place,
    rating: item.rating === null ? null : ratingText(item.rating),
    facts: length ? [{ icon: 'clock', text: length }] : [],
    price: item.price,
  };
}

/** 'Kawah Putih: Ciwidey, 1 Hari 0 Malam, mulai Rp 350.000. Warna danau …' */
function describe(item: TripDetail): string {
  const facts = [item.place, item.duration, priceText(item.price)].filter(Boolean).join(', ');
  return `${item.title}: ${facts}. ${htmlToText(item.overviewHtml)}`.trim();
}

/** 'Halo, saya tertarik dengan destinasi "Kawah Putih" (mulai Rp 350.000). Apakah masih tersedia?' */
function orderMessage(what: string, item: TripItem): string {
  const price = item.priceAmount ? priceText(item.price) : '';
  return `Halo, saya tertarik dengan ${what} "${item.title}"${price ? ` (${price})` : ''}. Apakah masih tersedia?`;
}
