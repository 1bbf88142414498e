import type { z } from 'zod';
import { DRIVER_WORDS, hireWords } from '../../format/driver';
import { sanitizeHtml } from '../../rich-text/html';
import { asChip } from '../../listing/listing';
import { detailHref, routes } from '../../addresses/routes';
import { plainCard, ratingText, shortLabels, type CardView, type Fact } from '../card';
import { DEFAULT_PLACE, described, ratingOrDefault, type KindDescription } from '../define';
import { field, requiredText, type Driver } from '../../values/fields';
import { readPictures } from '../picture';
import { amountAboveZero, knownAmount, perDay, priceText } from '../prices';
import { facilitiesOf, facilityShape, recordOf, recordSchema, sampleShape } from '../record';

const schema = recordSchema(
  {
    judul: requiredText,
    kategori: field.category,
    harga: field.price,
    harga_lepas_kunci: field.price,
    rating: field.rating,
    jumlah_orang: field.count,
    transmisi: field.text,
    pengemudi: field.driver,
    jam_sewa: field.count,
    ...facilityShape,
    deskripsi: field.markup,
    lokasi: field.text,
    images: field.pictures,
    ...sampleShape,
  },
  {
    jumlah_orang: ['capacity'],
    jam_sewa: ['rental_hours'],
    harga_lepas_kunci: ['self_drive_price'],
    pengemudi: ['driver', 'dengan_pengemudi', 'sopir', 'supir'],
  },
);
type Raw = z.output<typeof schema>;

const categories = [
  'Big Bus',
  'Medium Bus',
  'Mini Bus',
  'Mobil Keluarga',
  'Mobil Kecil',
  'Luxury Car',
  'Luxury Bus',
];

function toItem(raw: Raw) {
  const amount = knownAmount(raw.harga);
  return {
    ...recordOf('transportasi', raw),
    title: raw.judul,
    category: asChip(categories, raw.kategori ?? 'Transport'),
    pictures: readPictures(raw.images, raw.judul, raw.images_alt),
    price: perDay(amount),
    priceAmount: amount,
    rating: ratingOrDefault(raw.rating),
    place: raw.lokasi ?? DEFAULT_PLACE,
    seats: raw.jumlah_orang || null,
    transmission: raw.transmisi,
    driver: raw.pengemudi,
    selfDrive: selfDriveOf(raw),
    /** The hours of a day of rent; null when the record does not say. */
    hours: raw.jam_sewa || null,
    facilities: labelsOf(raw),
  };
}
export type TransportasiItem = ReturnType<typeof toItem>;

/** What a day costs who drives himself: where the driver is his choice, the price is that with one. */
function selfDriveOf({ pengemudi, harga, harga_lepas_kunci }: Raw): number | null {
  if (pengemudi === 'self') return amountAboveZero(harga);
  return pengemudi === 'both' ? amountAboveZero(harga_lepas_kunci) : null;
}

function toDetail(raw: Raw) {
  return { ...toItem(raw), descriptionHtml: sanitizeHtml(raw.deskripsi) };
}
export type TransportasiDetail = ReturnType<typeof toDetail>;

/** The values of `pengemudi` that hold; shared, because a list may have ten thousand vehicles. */
const DRIVERS: Record<Driver, readonly string[]> = {
  with: ['dengan'],
  self: ['lepas'],
  both: ['dengan', 'lepas'],
};
const NOBODY: readonly string[] = [];

/** What the first label and the fact of a vehicle say about its driver. */
export const DRIVER_TEXT: Record<Driver, string> = {
  with: DRIVER_WORDS.dengan,
  self: DRIVER_WORDS.lepas,
  both: 'Dengan pengemudi atau lepas kunci',
};

/** ' (lepas kunci)' after the title in a message; nothing where it is unknown, or the visitor's to choose. */
function driverText({ driver }: TransportasiItem): string {
  return driver && driver !== 'both' ? ` (${DRIVER_TEXT[driver].toLowerCase()})` : '';
}

/** A label that says nothing but who drives. */
const OF_DRIVER_ALONE =
  /^(?:(?:sudah|tidak|termasuk|dengan|tanpa|atau|with|included|pengemudi|s[ou]pir|driver|lepas|kunci)[\s/&-]*)+$/i;

/** The labels of a vehicle: who drives first, unless its facilities say it already. */
function labelsOf(raw: Raw): string[] {
  const labels = facilitiesOf(raw);
  if (!raw.pengemudi) return labels;
  const driver = DRIVER_TEXT[raw.pengemudi];
  return [driver, ...labels.filter((label) => !OF_DRIVER_ALONE.test(label))];
}

function toCard(item: TransportasiItem): CardView {
  const facts: Fact[] = [];
  if (item.seats !== null) facts.push({ icon: 'seat', text: `${item.seats} orang` });
  if (item.transmission) facts.push({ icon: 'gear', text: item.transmission });
  return {
    ...plainCard('transportasi', detailHref(routes.transportasi, item.key), item),
    place: item.place,
    rating: item.rating === null ? null : ratingText(item.rating),
    facts,
    labels: shortLabels(item.facilities),
    price: item.price,
  };
}

export const transportasi: KindDescription<TransportasiItem, TransportasiDetail> = {
  kind: 'transportasi',
  endpoint: '/api/admin/transportasis',
  listPath: routes.transportasi,
  detailPath: routes.transportasi,
  categories,
  copy: {
    label: 'Transportasi',
    noun: 'kendaraan',
    listTitle: 'Transportasi Bandung',
    listIntro:
      'Mobil dan bus untuk tanjakan Lembang dan tikungan Ciwidey, dengan pengemudi atau lepas kunci.',
    section: 'Sewa Kendaraan',
    empty: 'Tidak ada data untuk ditampilkan',
    listFailed: 'Memuat data transportasi...',
    listWaits: true,
    detailFailed: 'Gagal mengambil data detail transportasi',
    notFound: 'Data transportasi tidak ditemukan',
  },
  schema,
  detailFields: [['deskripsi', 'description']],
  parseItem: (raw) => toItem(schema.parse(raw)),
  parseDetail: (raw) => toDetail(schema.parse(raw)),
  toCard,
  choices: {
    price: ({ priceAmount }) => priceAmount,
    rating: ({ rating }) => rating,
    drivers: ({ driver }) => (driver ? DRIVERS[driver] : NOBODY),
    selfDrive: ({ selfDrive }) => selfDrive,
  },
  orderMessage: (item) =>
    `Halo, saya ingin menyewa "${item.title}"${driverText(item)}${hireWords(item.priceAmount)}. Apakah masih tersedia?`,
  describe: (item) => {
    const seats = item.seats === null ? null : `${item.seats} orang`;
    return described(item, [item.category, seats, item.transmission, priceText(item.price)]);
  },
};
