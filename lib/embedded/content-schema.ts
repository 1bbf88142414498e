import { z } from 'zod';
import { parseDate } from '../format/tanggal';
import { readHours, readWeekdays } from '../hours/read-hours';

/*
 * The front matter of a content file, per kind: the API's own names, with plain lists. Strict, so that a
 * mistyped key is reported instead of silently ignored (docs/content.md, "Items"). What is no list, picture
 * or position goes into the API's record as it is (api-records.ts), for the schema of the kind to read.
 */

const text = z.string().trim().min(1);
const money = z.number().int().min(0).meta({ description: 'Whole rupiah: 350000' });
const count = z.number().int().min(0);
const rating = z.number().min(1).max(5).meta({ description: 'Only one that somebody gave' });
const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/, 'must be written as 2026-10-04 09:00:00')
  .refine((value) => parseDate(value) !== null, 'is a date that does not exist')
  .meta({ description: "2026-10-04 09:00:00 in Jakarta's time" });
/** The API joins these entries with commas, so none may contain one. */
const plainList = z
  .array(text.regex(/^[^,]*$/, 'must not contain a comma'))
  .meta({ description: 'Short texts without commas' });
const pictures = z
  .array(
    z.strictObject({
      file: z
        .string()
        .regex(/^[a-z0-9-]+\.webp$/, 'must name a .webp file')
        .meta({ description: 'A file in content/pictures/' }),
      alt: text.max(160).meta({ description: 'What the picture shows' }),
    }),
  )
  .min(1);
const schedule = z
  .array(z.strictObject({ day: count.min(1), title: text, aktivitas: z.array(text).min(1) }))
  .min(1);
const coordinates = z
  .tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
  .meta({ description: 'Latitude, then longitude: [-7.166, 107.402]' });

/** What a visitor asks before he goes (docs/content.md, "Items"). */
const visit = {
  jam_buka: text
    .refine((value) => readHours(value) !== null, "must be written as 'Mo-Fr 08:00-16:00; Sa,Su 07:00-17:00'")
    .optional()
    .meta({ description: "Opening hours in OpenStreetMap's notation" }),
  jam_dicek: z
    .string()
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'must be written as 2026-11')
    .optional()
    .meta({ description: 'The month in which the hours were checked' }),
  lama_kunjungan: count.min(5).optional().meta({ description: 'How long a visit takes, in minutes' }),
};
/** The year or month from which a price is known. */
const pricedIn = {
  harga_per: z
    .union([z.int().min(2000).max(2099), z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)])
    .optional()
    .meta({ description: 'The year or the month from which the price is known: 2023, 2023-06' }),
};
const common = {
  id: count.min(1),
  created_at: date,
  updated_at: date.optional(),
  images: pictures,
  sumber: z.array(text).min(1).meta({ description: 'Where the facts come from; not shown' }),
};
/** What it costs to eat there. */
const priceRange = { rating: rating.optional(), harga_min: money, harga_max: money };
/** What can be ordered: it may be there only to show what the site can do. */
const offer = {
  ...common,
  contoh: z.literal(true).optional().meta({ description: 'It does not exist in the world' }),
};
/** A stay or a vehicle. */
const hired = { ...offer, judul: text, kategori: text, harga: money };
const trip = {
  ...offer,
  judul: text,
  harga: money,
  ...pricedIn,
  /** The unit of the price: 'orang', 'jip'. */
  satuan_harga: text.optional().meta({ description: 'What the price is for: orang, jip, rombongan' }),
  hari: count.min(1),
  malam: count,
  min_people: count.min(1),
  hari_berangkat: text
    .refine((value) => readWeekdays(value) !== null, "must be written as 'Tu-Th' or 'Tu,Th'")
    .optional()
    .meta({ description: "The days on which it begins, in OpenStreetMap's notation: Tu-Th" }),
  rating: rating.optional(),
  koordinat: coordinates.optional(),
  jadwal: schedule,
  tempat: plainList.min(1),
  termasuk: plainList.min(1),
  tidak_termasuk: plainList.min(1),
};

export const frontMatter = {
  destinasi: z.strictObject({ ...trip, jenis_thematic: text, location: text, ...visit }),
  paket: z.strictObject({ ...trip, kategori_paket: text, lokasi: text }),
  akomodasi: z.strictObject({
    ...hired,
    satuan_harga: z.literal('ranjang').optional().meta({ description: 'A night is sold by the bed' }),
    kapasitas: count.min(1).optional().meta({ description: 'The people for whom a room is' }),
    rating: rating.optional(),
    alamat: text,
    lokasi: text,
    kamar_tersedia: count,
    fasilitas: z.array(text).min(1).max(5),
    koordinat: coordinates.optional(),
  }),
  transportasi: z.strictObject({
    ...hired,
    rating: rating.optional(),
    jumlah_orang: count.min(1),
    transmisi: text,
    pengemudi: z
      .enum(['termasuk', 'lepas kunci', 'pilihan'])
      .optional()
      .meta({ description: 'Whether a driver comes with the vehicle' }),
    harga_lepas_kunci: money
      .optional()
      .meta({ description: 'The price of a day without a driver, where the visitor may choose' }),
    jam_sewa: count.min(1).optional().meta({ description: 'The hours of a day of rent' }),
    fasilitas: z.array(text).min(1).max(5),
    lokasi: text,
  }),
  event: z.strictObject({
    ...offer,
    title: text,
    category: text,
    price: money,
    event_date: date.optional(),
    location: text.optional(),
    capacity: count.optional(),
    rating: rating.optional(),
  }),
  tiket: z.strictObject({
    ...offer,
    name: text,
    category: text,
    price: money,
    ...pricedIn,
    event_date: date.optional(),
    location: text.optional(),
    stock: count,
    rating: rating.optional(),
    capacity: count.optional(),
    ...visit,
  }),
  fasilitas: z.strictObject({ ...offer, name: text, category: text, price: money, quantity: count }),
  restoran: z.strictObject({
    ...common,
    judul: text,
    kategori: text,
    alamat: text,
    koordinat: coordinates.optional(),
    ...priceRange,
    ...visit,
    vegetarian: plainList.min(1).optional().meta({ description: 'Dishes without meat' }),
    halal: z.literal(true).optional().meta({ description: 'Only where the kitchen says so' }),
  }),
  makanan: z.strictObject({ ...common, judul: text, alamat: text, ...priceRange }),
  blog: z.strictObject({ ...common, judul: text, kategori: text, penulis: text, menit_baca: count.min(1) }),
  atraksi: z.strictObject({
    ...common,
    title: text,
    category: text,
    price: money.optional(),
    ...pricedIn,
    location: text,
    koordinat: coordinates.optional(),
    rating: rating.optional(),
    ...visit,
  }),
};

export type FrontMatter = { [Kind in keyof typeof frontMatter]: z.infer<(typeof frontMatter)[Kind]> };
