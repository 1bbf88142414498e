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

/** Spec §9, category lists: destination (without 'Semua'). */
const CATEGORIES = [
  'Alam',
  'Wisata Kuliner',
  'Belanja',
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

const DETAIL_PATH = '/destination';

const shape = {
  id: field.text,
  slug: field.text,
  judul: requiredText,
  harga: field.price,
  jenis_thematic: field.text,
  rating: field.rating,
  location: field.text,
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
  jenis_thematic: ['kategori', 'category'],
  location: ['lokasi'],
  images: ['image'],
};
const itemSchema = tolerantObject(shape, aliases);
const detailSchema = tolerantObject({ ...shape, ...tripShape }, { ...aliases, ...tripAliases });

export interface DestinasiItem extends Item {
  price: PriceView | null;
  priceAmount: number | null;
  rating: number;
  place: string;
  days: number | null;
  nights: number | null;
  duration: string | null;
  minPeople: number | null;
}
export interface DestinasiDetail extends DestinasiItem, TripDetail {}

function toItem(raw: z.output<typeof itemSchema>): DestinasiItem {
  return {
    ...identity(raw.id, raw.slug),
    title: raw.judul,
    category: raw.jenis_thematic ?? '',
    createdAt: raw.created_at,
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    price: startFrom(raw.harga),
    priceAmount: raw.harga,
    rating: raw.rating ?? DEFAULT_RATING,
    place: raw.location ?? DEFAULT_PLACE,
    days: raw.hari,
    nights: raw.malam,
    duration: duration(raw.hari, raw.malam),
    minPeople: raw.min_people,
  };
}

function toCard(item: DestinasiItem): CardView {
  return {
    kind: 'destinasi',
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

function orderMessage(item: DestinasiItem): string {
  const price = priceText(item.price);
  return `Halo, saya tertarik dengan destinasi "${item.title}"${price ? ` (${price})` : ''}. Apakah masih tersedia?`;
}

function describe(item: DestinasiDetail): string {
  const facts = [item.place, item.duration, priceText(item.price)].filter(Boolean).join(', ');
  const text = htmlToText(item.overviewHtml);
  return [`${item.title}${facts ? `: ${facts}.` : '.'}`, text].filter(Boolean).join(' ');
}

export const destinasi: KindDescription<DestinasiItem, DestinasiDetail> = {
  kind: 'destinasi',
  endpoint: '/api/admin/destinasis',
  listPath: routes.destinasi,
  detailPath: DETAIL_PATH,
  categories: CATEGORIES,
  copy: {
    label: 'Destinasi',
    listTitle: 'Destinasi Wisata Bandung',
    listIntro: 'Dari bibir kawah di kaki Gunung Patuha sampai lorong kain di pusat kota.',
    empty: 'Tidak ada data destinasi',
    listFailed: 'Memuat data destinasi...',
    detailFailed: 'Gagal mengambil data destinasi',
    notFound: 'Data tidak ditemukan',
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
