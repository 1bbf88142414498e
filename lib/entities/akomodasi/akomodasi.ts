import type { z } from 'zod';
import { sanitizeHtml } from '../../rich-text/html';
import { asChip } from '../../listing/listing';
import { mapEmbed, mapPosition } from '../../geo/map-embed';
import { detailHref, routes } from '../../addresses/routes';
import { plainCard, ratingText, shortLabels, type CardView, type Fact } from '../card';
import { DEFAULT_PLACE, described, ratingOrDefault, type KindDescription } from '../define';
import { field, requiredText } from '../../values/fields';
import { readPictures } from '../picture';
import { knownAmount, perNight, priceText } from '../prices';
import { facilitiesOf, facilityShape, recordOf, recordSchema, sampleShape } from '../record';

const schema = recordSchema({
  judul: requiredText,
  kategori: field.category,
  harga: field.price,
  satuan_harga: field.unit,
  kapasitas: field.count,
  rating: field.rating,
  alamat: field.text,
  lokasi: field.text,
  kamar_tersedia: field.count,
  ...facilityShape,
  deskripsi: field.markup,
  map: field.map,
  images: field.pictures,
  ...sampleShape,
});
type Raw = z.output<typeof schema>;

const categories = ['Luxury Hotel', 'Business Hotel', 'Budget Hotel', 'Guesthouse', 'Villa', 'Hostel'];

function toItem(raw: Raw) {
  const amount = knownAmount(raw.harga);
  const unit = raw.satuan_harga === null || raw.satuan_harga === 'kamar' ? 'malam' : raw.satuan_harga;
  return {
    ...recordOf('akomodasi', raw),
    title: raw.judul,
    category: asChip(categories, raw.kategori ?? 'Hotel'),
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    price: perNight(amount, unit),
    priceAmount: amount,
    /** What a night's price is for: 'malam' of a room, 'ranjang' of a bed, or another word, as it came. */
    priceUnit: unit,
    /** The people for whom a room is; null when the record does not say. */
    capacity: raw.kapasitas || null,
    rating: ratingOrDefault(raw.rating),
    place: raw.lokasi ?? DEFAULT_PLACE,
    address: raw.alamat,
    rooms: raw.kamar_tersedia,
    position: mapPosition(mapEmbed(raw.map)),
    facilities: facilitiesOf(raw),
  };
}
type AkomodasiItem = ReturnType<typeof toItem>;

function toDetail(raw: Raw) {
  return { ...toItem(raw), descriptionHtml: sanitizeHtml(raw.deskripsi), map: mapEmbed(raw.map) };
}
export type AkomodasiDetail = ReturnType<typeof toDetail>;

/** For how many people it is, and how many rooms are free, where known. */
function factsOf({ capacity, rooms }: AkomodasiItem): Fact[] {
  const facts: Fact[] = [];
  if (capacity !== null) facts.push({ icon: 'user', text: `untuk ${capacity} orang` });
  if (rooms !== null) facts.push({ icon: 'bed', text: `${rooms} kamar tersedia` });
  return facts;
}

function toCard(item: AkomodasiItem): CardView {
  return {
    ...plainCard('akomodasi', detailHref(routes.akomodasi, item.key), item),
    place: item.place,
    rating: item.rating === null ? null : ratingText(item.rating),
    facts: factsOf(item),
    labels: shortLabels(item.facilities),
    price: item.price,
  };
}

export const akomodasi: KindDescription<AkomodasiItem, AkomodasiDetail> = {
  kind: 'akomodasi',
  endpoint: '/api/admin/akomodasis',
  listPath: routes.akomodasi,
  detailPath: routes.akomodasi,
  categories,
  copy: {
    label: 'Akomodasi',
    noun: 'akomodasi',
    listTitle: 'Akomodasi di Bandung',
    listIntro: 'Dari kamar di pusat kota sampai vila di tepi hutan pinus.',
    section: 'Hotel & Resort',
    empty: 'Tidak ada data untuk ditampilkan',
    listFailed: 'Memuat data akomodasi...',
    listWaits: true,
    detailFailed: 'Gagal mengambil data detail akomodasi',
    notFound: 'Data akomodasi tidak ditemukan',
  },
  schema,
  detailFields: [['deskripsi', 'description'], ['fasilitas_4'], ['fasilitas_5']],
  parseItem: (raw) => toItem(schema.parse(raw)),
  parseDetail: (raw) => toDetail(schema.parse(raw)),
  toCard,
  choices: { price: ({ priceAmount }) => priceAmount, rating: ({ rating }) => rating },
  orderMessage: (item) =>
    `Halo, saya ingin memesan akomodasi "${item.title}"${item.priceAmount ? ` dengan harga ${priceText(item.price)}` : ''}. Apakah masih tersedia?`,
  describe: (item) => described(item, [item.category, item.place, priceText(item.price)]),
};
