// A catalogue of thousands: the collections of the fixture API, continued with items of the same shapes.
import { slugOf } from './laravel.mjs';

/** @typedef {import('./laravel.mjs').Raw} Raw */
/** @typedef {import('./trips.mjs').Entry} Entry */

const PLACES = ['Ciwidey', 'Lembang', 'Pangalengan', 'Dago', 'Cibiru', 'Cimahi', 'Padalarang', 'Soreang'];
const SENTENCES = [
  'Datanglah sebelum pukul delapan, saat kabut masih menggantung di antara pohon.',
  'Parkir luas, mushala bersih, dan warung nasi timbel ada di seberang gerbang.',
  'Jalan terakhir sepanjang dua kilometer sempit & menanjak: kendaraan besar berhenti di bawah.',
  'Harga sudah termasuk tiket masuk, pemandu “lokal”, serta asuransi perjalanan.',
  'Anak-anak di bawah lima tahun tidak membayar; rombongan sekolah mendapat potongan.',
  'Pada akhir pekan antrean bisa satu jam, jadi pesanlah sehari sebelumnya.',
  'Suhu malam turun sampai 14 °C, bawalah jaket dan sepatu yang tidak licin.',
];
/** The possible names of the fields that a further item varies: title, text and pictures. */
const TITLES = ['judul', 'title', 'name'];
const TEXTS = ['deskripsi', 'description'];
const PICTURES = ['images', 'image'];
const DAY_MS = 86_400_000;

/**
 * The first `count` entries of a collection: its own, then further ones that repeat their shapes in order,
 * each with its own title, slug, id, dates and pictures.
 * @param {Entry[]} entries
 * @param {number} count
 * @param {boolean} located do the lists of this kind carry a map?
 * @returns {Entry[]}
 */
export function grown(entries, count, located) {
  const further = Math.max(0, count - entries.length);
  return [...entries, ...Array.from({ length: further }, (_, i) => continued(entries, i, located))];
}

/** @param {Entry[]} entries @param {number} i @param {boolean} located @returns {Entry} */
function continued(entries, i, located) {
  const { keys, list, detail } = /** @type {Entry} */ (entries[i % entries.length]);
  const own = named(list, TITLES);
  const title = `${list[own]} ${PLACES[i % PLACES.length]} ${i + 1}`;
  const slug = list.slug === undefined ? undefined : slugOf(title);
  const id = 1000 + i;
  const changed = {
    [own]: title,
    ...(PICTURES.some((name) => list[name]) ? { [named(list, PICTURES)]: picturesOf(slugOf(title)) } : {}),
  };
  const shown = {
    ...list,
    ...changed,
    id,
    ...(slug === undefined ? {} : { slug }),
    ...textOf(list, title, i),
    ...(located ? { map: mapOf(i) } : {}),
    // Spread over the ten years before 2026, unordered.
    created_at: laravelTime((i * 7919) % 3650),
    updated_at: laravelTime((i * 7919) % 3650, 1),
  };
  return {
    keys: keys.flatMap((key) => (key === list.slug ? (slug ?? []) : String(id))),
    list: shown,
    // Built on request, because few of ten thousand are requested.
    get detail() {
      return detail === list ? shown : { ...detail, ...changed };
    },
  };
}

/** The one of these names that the record has. @param {Raw} record @param {string[]} names */
function named(record, names) {
  return names.find((name) => record[name] !== undefined) ?? /** @type {string} */ (names[0]);
}

/**
 * @param {Raw} list @param {string} title @param {number} i @returns {Raw} a longer text where the record has
 * one
 */
function textOf(list, title, i) {
  const name = TEXTS.find((candidate) => list[candidate]);
  if (!name) return {};
  const text = SENTENCES.map((_, at) => SENTENCES[(i + at) % SENTENCES.length]).join(' ');
  return { [name]: `${String(list[name])}\n<p>${title}. ${text}</p>` };
}

/** @param {string} slug */
const picturesOf = (slug) => [`foto/${slug}-1.png`, `foto/${slug}-2.png`];

/** A point in or around the city. @param {number} i */
function mapOf(i) {
  const lat = (-6.7 - ((i * 37) % 500) / 1000).toFixed(4);
  const lon = (107.4 + ((i * 53) % 500) / 1000).toFixed(4);
  return `https://www.openstreetmap.org/export/embed.html?bbox=107.4,-7.2,107.9,-6.7&layer=mapnik&marker=${lat},${lon}`;
}

/**
 * '2020-03-01 08:00:00'. @param {number} day whole days before 1 January 2026 @param {number} [later] hours
 */
function laravelTime(day, later = 0) {
  const time = new Date(Date.UTC(2026, 0, 1, 8 + later) - day * DAY_MS);
  return time.toISOString().slice(0, 19).replace('T', ' ');
}
