import type { z } from 'zod';
import { excerpt } from '../../format/excerpt';
import { grouped } from '../../format/rupiah';
import { calendarLeaf } from '../../format/tanggal';
import { htmlToText, sanitizeHtml } from '../../rich-text/html';
import { asChip, newestFirst } from '../../listing/listing';
import { detailHref, routes } from '../../addresses/routes';
import { plainCard, type CardView, type Fact } from '../card';
import { DEFAULT_PLACE, described, ratingOrDefault, type Item, type KindDescription } from '../define';
import { field, requiredText } from '../../values/fields';
import { dayOrDays, isOver, OVER } from '../days';
import { readPictures } from '../picture';
import { amountAboveZero, priceText, startFrom } from '../prices';
import { recordOf, recordSchema } from '../record';

const schema = recordSchema({
  title: requiredText,
  description: field.markup,
  category: field.category,
  price: field.price,
  event_date: field.start,
  contoh: field.flag,
  location: field.text,
  capacity: field.count,
  rating: field.rating,
  image: field.pictures,
});
type Raw = z.output<typeof schema>;

const categories = ['Seminar', 'Komunitas', 'Family Gathering', 'Graduation', 'Wedding', 'Event Olahraga'];

const NO_DATE = 'Tanggal belum ditentukan';
export const NO_PLACE = 'Lokasi belum ditentukan';

function toItem(raw: Raw) {
  const amount = amountAboveZero(raw.price);
  const { at: startsAt = null, until: endsAt = null } = raw.event_date ?? {};
  return {
    ...recordOf('event', raw),
    title: raw.title,
    category: asChip(categories, raw.category ?? 'Event'),
    pictures: readPictures(raw.image, raw.title, raw.images_alt),
    price: startFrom(amount),
    priceAmount: amount,
    startsAt,
    endsAt,
    /** Is its day past? Items are parsed for each rendering, so this is relative to the page's own time. */
    past: isOver({ startsAt, endsAt }, Date.now()),
    start: raw.event_date,
    dateText: raw.event_date === null ? NO_DATE : dayOrDays(raw.event_date),
    place: raw.location,
    /** Null when the record does not say, or says 0. */
    capacity: raw.capacity || null,
    get summary() {
      return excerpt(htmlToText(raw.description ?? ''), 140);
    },
  };
}
export type EventItem = ReturnType<typeof toItem>;

function toDetail(raw: Raw) {
  return {
    ...toItem(raw),
    rating: ratingOrDefault(raw.rating),
    descriptionHtml: sanitizeHtml(raw.description),
  };
}
export type EventDetail = ReturnType<typeof toDetail>;

function toCard(item: EventItem): CardView {
  const facts: Fact[] = [
    { icon: 'cal', text: item.dateText },
    { icon: 'pin', text: item.place ?? NO_PLACE },
  ];
  if (item.capacity !== null)
    facts.push({ icon: 'people', text: `Kapasitas: ${grouped(item.capacity)} Orang` });
  return {
    ...plainCard('event', detailHref(routes.event, item.key), item),
    place: item.place,
    facts,
    summary: item.summary || null,
    // A past event cannot be ordered, so its price is hidden.
    price: item.past ? null : item.price,
    past: item.past ? OVER : null,
    leaf: item.startsAt === null ? null : calendarLeaf(new Date(item.startsAt)),
    ...(item.endsAt !== null && { days: item.dateText }),
  };
}

/** The card on the home page, where a missing place is 'Bandung' (spec §3). */
export function toHomeCard(item: EventItem): CardView {
  return toCard({ ...item, place: item.place ?? DEFAULT_PLACE });
}

/**
 * Upcoming events first, soonest first; then the rest, newest first (product-decisions.md, "Lists": home's
 * 'Event Terdekat'). An event is upcoming until its day is over in Jakarta.
 */
export function nearestFirst<T extends Pick<Item, 'startsAt' | 'endsAt' | 'createdAt' | 'category'>>(
  items: readonly T[],
  now: number,
): T[] {
  const isUpcoming = (item: T) => typeof item.startsAt === 'number' && !isOver(item, now);
  return [
    ...items.filter(isUpcoming).toSorted((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0)),
    ...newestFirst(items).filter((item) => !isUpcoming(item)),
  ];
}

export const event: KindDescription<EventItem, EventDetail> = {
  kind: 'event',
  endpoint: '/api/admin/events',
  listPath: routes.event,
  detailPath: routes.event,
  categories,
  copy: {
    label: 'Event',
    noun: 'event',
    listTitle: 'Event & MICE Bandung',
    listIntro: 'Seminar, wisuda, pernikahan, dan lari pagi: tanggal, tempat, dan kapasitasnya.',
    empty: 'Tidak ada event di kategori ini.',
    listFailed: 'Terjadi Kesalahan',
    detailFailed: 'Gagal mengambil data detail event',
    notFound: 'Data event tidak ditemukan',
  },
  schema,
  detailFields: [['description', 'deskripsi'], ['rating']],
  parseItem: (raw) => toItem(schema.parse(raw)),
  parseDetail: (raw) => toDetail(schema.parse(raw)),
  toCard,
  choices: { price: ({ priceAmount }) => priceAmount },
  isOver,
  orderMessage: (item) =>
    `Halo, saya ingin memesan event "${item.title}"${item.price && item.priceAmount ? ` dengan harga ${item.price.amount} per event` : ''}. Mohon informasi selanjutnya.`,
  describe: (item) => described(item, [item.category, item.dateText, item.place, priceText(item.price)]),
};
