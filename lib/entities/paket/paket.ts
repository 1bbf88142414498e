import { z } from 'zod';
import { duration } from '../../format/duration';
import { htmlToText } from '../../html';
import { detailHref, routes } from '../../routes';
import { ratingText, type CardView, type PriceView } from '../card';
import { DEFAULT_PLACE, DEFAULT_RATING, identity, type Item, type KindDescription } from '../define';
import { field, requiredText, tolerantObject } from '../fields';
import { readPictures } from '../picture';
import { priceText, startFrom } from '../prices';
import { durationFact, toTripDetail, tripAliases, tripShape, type TripDetail } from '../trip';

/** Spec §9, category lists: package (without 'Semua'). */
const CATEGORIES = [
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

const DETAIL_PATH = '/paketdetail';
const DEFAULT_CATEGORY = 'Paket Tour';

const shape = {
  id: field.text,
  slug: field.text,
  judul: requiredText,
  harga: field.price,
  kategori_paket: field.text,
  rating: field.rating,
  lokasi: field.text,
  hari: field.count,
  malam: field.count,
  min_people: field.count,
  images: z.unknown(),
  images_alt: field.list,
  created_at: field.time,
};
const aliases = {
  judul: ['title', 'name'],
  harga: ['price'],
  kategori_paket: ['kategori', 'category'],
  lokasi: ['location'],
  images: ['image'],
};
const itemSchema = tolerantObject(shape, aliases);
const detailSchema = tolerantObject({ ...shape, ...tripShape }, { ...aliases, ...tripAliases });

export interface PaketItem extends Item {
  price: PriceView | null;
  priceAmount: number | null;
  rating: number;
  place: string;
  days: number | null;
  nights: number | null;
  duration: string | null;
  minPeople: number | null;
}
export interface PaketDetail extends PaketItem, TripDetail {}

function toItem(raw: z.output<typeof itemSchema>): PaketItem {
  return {
    ...identity(raw.id, raw.slug),
    title: raw.judul,
    category: raw.kategori_paket ?? DEFAULT_CATEGORY,
    createdAt: raw.created_at,
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    price: startFrom(raw.harga),
    priceAmount: raw.harga,
    rating: raw.rating ?? DEFAULT_RATING,
    place: raw.lokasi ?? DEFAULT_PLACE,
    days: raw.hari,
    nights: raw.malam,
    duration: duration(raw.hari, raw.malam),
    minPeople: raw.min_people,
  };
}

function toCard(item: PaketItem): CardView {
  return {
    kind: 'paket',
    id: item.key,
    href: detailHref(DETAIL_PATH, item.key),
    title: item.title,
    picture: item.pictures[0] ?? null,
    category: item.category,
    place: item.place,
    rating: ratingText(item.rating),
    facts: durationFact(item.days, item.nights),
    labels: [],
    summary: null,
    price: item.price,
    leaf: null,
    stock: null,
  };
}

function orderMessage(item: PaketItem): string {
  const price = priceText(item.price);
  return `Halo, saya tertarik dengan paket tour "${item.title}"${price ? ` (${price})` : ''}. Apakah masih tersedia?`;
}

function describe(item: PaketDetail): string {
  const facts = [item.place, item.duration, priceText(item.price)].filter(Boolean).join(', ');
  const text = htmlToText(item.overviewHtml);
  return [`${item.title}${facts ? `: ${facts}.` : '.'}`, text].filter(Boolean).join(' ');
}

export const paket: KindDescription<PaketItem, PaketDetail> = {
  kind: 'paket',
  endpoint: '/api/admin/pakets',
  listPath: routes.paket,
  detailPath: DETAIL_PATH,
  categories: CATEGORIES,
  copy: {
    label: 'Paket Tour',
    listTitle: 'Paket Tour Bandung',
    listIntro: 'Satu sampai tiga hari, dijemput dan diantar pulang, dengan pemandu yang hafal jalannya.',
    empty: 'Tidak ada paket ditemukan dalam kategori ini',
    listFailed: 'Terjadi Kesalahan',
    detailFailed: 'Gagal mengambil data detail paket tour',
    notFound: 'Data paket tidak ditemukan',
  },
  parseItem: (raw) => toItem(itemSchema.parse(raw)),
  parseDetail: (raw) => {
    const parsed = detailSchema.parse(raw);
    return { ...toItem(parsed), ...toTripDetail(parsed) };
  },
  toCard,
  orderMessage,
  describe,
};
