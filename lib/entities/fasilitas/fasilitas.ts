import type { z } from 'zod';
import { excerpt } from '../../format/excerpt';
import { grouped } from '../../format/rupiah';
import { htmlToText, sanitizeHtml } from '../../rich-text/html';
import { asChip } from '../../listing/listing';
import { detailHref, routes } from '../../addresses/routes';
import { plainCard, type CardView } from '../card';
import { described, type KindDescription } from '../define';
import { field, requiredText } from '../../values/fields';
import { readPictures } from '../picture';
import { amountAboveZero, perUnit, priceText } from '../prices';
import { recordOf, recordSchema, sampleShape } from '../record';

const schema = recordSchema(
  {
    name: requiredText,
    category: field.category,
    description: field.markup,
    price: field.price,
    quantity: field.count,
    image: field.pictures,
    ...sampleShape,
  },
  { quantity: ['qty', 'jumlah'] },
);
type Raw = z.output<typeof schema>;

const categories = [
  'Booth/Panggung',
  'Sound System, Lighting, LED',
  'Dokumentasi, Proyektor, Laptop, Printer',
  'Merchandise',
  'Souvenir Lokal',
  'P3K & Tim Medis',
  'Perizinan',
];

/** Spec §3: a facility without a description. */
export const NO_DESCRIPTION = 'Deskripsi fasilitas belum tersedia.';

function toItem(raw: Raw) {
  const amount = amountAboveZero(raw.price);
  return {
    ...recordOf('fasilitas', raw),
    title: raw.name,
    category: asChip(categories, raw.category ?? 'Fasilitas'),
    pictures: readPictures(raw.image, raw.name, raw.images_alt),
    price: perUnit(amount, 'unit'),
    priceAmount: amount,
    /** How many there are; null where the record does not say. */
    quantity: raw.quantity,
    get summary() {
      return excerpt(htmlToText(raw.description ?? '') || NO_DESCRIPTION, 140);
    },
  };
}
type FasilitasItem = ReturnType<typeof toItem>;

function toDetail(raw: Raw) {
  return {
    ...toItem(raw),
    descriptionHtml: sanitizeHtml(raw.description) || sanitizeHtml(NO_DESCRIPTION),
  };
}
export type FasilitasDetail = ReturnType<typeof toDetail>;

function toCard(item: FasilitasItem): CardView {
  return {
    ...plainCard('fasilitas', detailHref(routes.fasilitas, item.key), item),
    summary: item.summary,
    price: item.price,
    stock:
      item.quantity === null ? null : { text: `Qty: ${grouped(item.quantity)}`, out: item.quantity === 0 },
  };
}

export const fasilitas: KindDescription<FasilitasItem, FasilitasDetail> = {
  kind: 'fasilitas',
  endpoint: '/api/admin/fasilitas',
  listPath: routes.fasilitas,
  detailPath: routes.fasilitas,
  categories,
  copy: {
    label: 'Fasilitas',
    noun: 'fasilitas',
    listTitle: 'Fasilitas Event',
    listIntro: 'Panggung, suara, cahaya, dokumentasi, sampai perizinan untuk acara Anda.',
    empty: 'Tidak ada fasilitas di kategori ini.',
    listFailed: 'Terjadi Kesalahan',
    detailFailed: 'Gagal mengambil data detail fasilitas',
    notFound: 'Data fasilitas tidak ditemukan',
  },
  schema,
  detailFields: [['description', 'deskripsi']],
  parseItem: (raw) => toItem(schema.parse(raw)),
  parseDetail: (raw) => toDetail(schema.parse(raw)),
  toCard,
  choices: { price: ({ priceAmount }) => priceAmount },
  orderMessage: (item) =>
    `Halo, saya ingin memesan fasilitas "${item.title}" (kategori: ${item.category}${item.priceAmount ? `, harga: ${priceText(item.price)}` : ''}). Apakah masih tersedia?`,
  describe: (item) => {
    const left = item.quantity === null ? null : `${grouped(item.quantity)} unit`;
    return described(item, [item.category, left, priceText(item.price)]);
  },
};
