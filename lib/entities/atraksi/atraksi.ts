import type { z } from 'zod';
import { excerpt } from '../../format/excerpt';
import { htmlToText, sanitizeHtml } from '../../rich-text/html';
import { asChip } from '../../listing/listing';
import { mapEmbed, mapPosition } from '../../geo/map-embed';
import { detailHref, routes } from '../../addresses/routes';
import { plainCard, ratingText, type CardView } from '../card';
import { described, knownRating, ratingOrDefault, type KindDescription } from '../define';
import { field, requiredText } from '../../values/fields';
import { readPictures } from '../picture';
import { knownAmount, perPerson, priceText } from '../prices';
import { recordOf, recordSchema } from '../record';
import { visitOf, visitShape } from '../visit';

const schema = recordSchema({
  title: requiredText,
  description: field.markup,
  category: field.category,
  price: field.price,
  location: field.text,
  map: field.map,
  image: field.pictures,
  rating: field.rating,
  ...visitShape,
});
type Raw = z.output<typeof schema>;

const categories = [
  'Wisata Alam',
  'Wisata Budaya',
  'Wisata Sejarah',
  'Wisata Kuliner',
  'Wisata Petualangan',
  'Wisata Religi',
  'Wisata Belanja',
  'Wisata Malam',
];

function toItem(raw: Raw) {
  return {
    ...recordOf('atraksi', raw),
    title: raw.title,
    category: asChip(categories, raw.category ?? 'Atraksi'),
    pictures: readPictures(raw.image, raw.title, raw.images_alt),
    /** 'Gratis' without a price; null when a price is given but unreadable. */
    price: perPerson(raw.price),
    /** Null when the API gives no price; only an explicit 0 is certainly free. */
    priceAmount: knownAmount(raw.price),
    rating: knownRating(raw.rating),
    place: raw.location,
    position: mapPosition(mapEmbed(raw.map)),
    visit: visitOf(raw),
    get summary() {
      return excerpt(htmlToText(raw.description ?? ''), 140);
    },
  };
}
type AtraksiItem = ReturnType<typeof toItem>;

function toDetail(raw: Raw) {
  return {
    ...toItem(raw),
    rating: ratingOrDefault(raw.rating),
    descriptionHtml: sanitizeHtml(raw.description),
  };
}
export type AtraksiDetail = ReturnType<typeof toDetail>;

function toCard(item: AtraksiItem): CardView {
  return {
    ...plainCard('atraksi', detailHref(routes.atraksi, item.key), item),
    place: item.place,
    rating: item.rating === null ? null : ratingText(item.rating),
    summary: item.summary || null,
    price: item.price,
  };
}

export const atraksi: KindDescription<AtraksiItem, AtraksiDetail> = {
  kind: 'atraksi',
  endpoint: '/api/admin/attractions',
  listPath: routes.atraksi,
  detailPath: routes.atraksi,
  categories,
  copy: {
    label: 'Atraksi',
    noun: 'atraksi',
    listTitle: 'Atraksi & Wisata Bandung',
    listIntro: 'Kawah, museum, masjid, dan pasar: tempat yang bisa Anda datangi sendiri.',
    empty: 'Tidak ada atraksi untuk kategori ini',
    listFailed: 'Memuat data atraksi...',
    listWaits: true,
    detailFailed: 'Gagal mengambil data detail atraksi',
    notFound: 'Data atraksi tidak ditemukan',
  },
  schema,
  detailFields: [['description', 'deskripsi']],
  parseItem: (raw) => toItem(schema.parse(raw)),
  parseDetail: (raw) => toDetail(schema.parse(raw)),
  toCard,
  choices: {
    // Without a price it is 'Gratis'; an unreadable one is unknown.
    price: ({ price, priceAmount }) => (price === null ? null : (priceAmount ?? 0)),
    unit: () => 'orang',
    rating: ({ rating }) => rating,
  },
  orderMessage: (item) =>
    `Halo, saya ingin mengunjungi "${item.title}"${item.priceAmount ? ` dengan harga tiket ${priceText(item.price)}` : ''}. Mohon informasi selanjutnya.`,
  describe: (item) => described(item, [item.category, item.place, priceText(item.price)]),
};
