import type { z } from 'zod';
import { excerpt } from '../../format/excerpt';
import { grouped } from '../../format/rupiah';
import { htmlToText, sanitizeHtml } from '../../rich-text/html';
import { asChip } from '../../listing/listing';
import { detailHref, routes } from '../../addresses/routes';
import { plainCard, ratingText, type CardView, type Fact } from '../card';
import { described, knownRating, ratingOrDefault, type KindDescription } from '../define';
import { field, requiredText } from '../../values/fields';
import { dayOrDays, isOver, OVER } from '../days';
import { readPictures } from '../picture';
import { amountAboveZero, perUnit, priceText } from '../prices';
import { recordOf, recordSchema, sampleShape } from '../record';
import { visitOf, visitShape } from '../visit';

const schema = recordSchema(
  {
    name: requiredText,
    description: field.markup,
    category: field.category,
    price: field.price,
    event_date: field.start,
    location: field.text,
    stock: field.count,
    rating: field.rating,
    ...visitShape,
    capacity: field.count,
    image: field.pictures,
    ...sampleShape,
  },
  { stock: ['stok'] },
);
type Raw = z.output<typeof schema>;

const categories = [
  'Themepark',
  'Event & Workshop',
  'Reservasi Kapal / Kereta',
  'Reservasi Bus & Travel',
  'Shuttle',
  'Cargo',
];

/** Spec §9: a ticket without a capacity is for one person. */
const DEFAULT_CAPACITY = 1;

function toItem(raw: Raw) {
  const amount = amountAboveZero(raw.price);
  const { at: startsAt = null, until: endsAt = null } = raw.event_date ?? {};
  return {
    ...recordOf('tiket', raw),
    title: raw.name,
    category: asChip(categories, raw.category ?? 'Tiket'),
    pictures: readPictures(raw.image, raw.name, raw.images_alt),
    price: perUnit(amount, 'tiket'),
    priceAmount: amount,
    rating: knownRating(raw.rating),
    /** The day for which the ticket is valid. */
    startsAt,
    endsAt,
    start: raw.event_date,
    /** Is its day past? Relative to the page's own time, as of an event. */
    past: isOver({ startsAt, endsAt }, Date.now()),
    dateText: raw.event_date && dayOrDays(raw.event_date),
    place: raw.location,
    visit: visitOf(raw),
    /** The number left; a missing number counts as none (spec §4, "Stock"). */
    stock: raw.stock ?? 0,
    get text(): string {
      return htmlToText(raw.description ?? '');
    },
    get summary(): string {
      return excerpt(this.text, 140);
    },
  };
}
export type TiketItem = ReturnType<typeof toItem>;

function toDetail(raw: Raw) {
  return {
    ...toItem(raw),
    rating: ratingOrDefault(raw.rating),
    capacity: raw.capacity || DEFAULT_CAPACITY,
    descriptionHtml: sanitizeHtml(raw.description),
  };
}
export type TiketDetail = ReturnType<typeof toDetail>;

function toCard(item: TiketItem): CardView {
  const facts: Fact[] = [];
  if (item.place) facts.push({ icon: 'pin', text: item.place });
  if (item.dateText) facts.push({ icon: 'cal', text: item.dateText });
  return {
    ...plainCard('tiket', detailHref(routes.tiket, item.key), item),
    place: item.place,
    rating: item.rating === null ? null : ratingText(item.rating),
    facts,
    summary: item.summary || null,
    price: item.past ? null : item.price,
    past: item.past ? OVER : null,
    stock:
      item.stock > 0
        ? { text: `Stok: ${grouped(item.stock)}`, out: false }
        : { text: 'Stok Habis', out: true },
  };
}

export const tiket: KindDescription<TiketItem, TiketDetail> = {
  kind: 'tiket',
  endpoint: '/api/admin/tickets',
  listPath: routes.tiket,
  detailPath: routes.tiket,
  categories,
  copy: {
    label: 'Tiket',
    noun: 'tiket',
    listTitle: 'Tiket Bandung',
    listIntro: 'Taman hiburan, lokakarya, kereta, dan travel: harga dan sisa tiketnya.',
    empty: 'Tidak ada tiket di kategori ini.',
    listFailed: 'Terjadi Kesalahan',
    detailFailed: 'Gagal mengambil data detail tiket',
    notFound: 'Data tiket tidak ditemukan',
  },
  schema,
  detailFields: [['description', 'deskripsi']],
  parseItem: (raw) => toItem(schema.parse(raw)),
  parseDetail: (raw) => toDetail(schema.parse(raw)),
  toCard,
  choices: { price: ({ priceAmount }) => priceAmount, rating: ({ rating }) => rating },
  isOver,
  orderMessage: (item) =>
    `Halo, saya ingin membeli tiket "${item.title}"${item.priceAmount ? ` dengan harga ${priceText(item.price)}` : ''}. Apakah masih tersedia?`,
  describe: (item) => described(item, [item.category, item.place, item.dateText, priceText(item.price)]),
};
