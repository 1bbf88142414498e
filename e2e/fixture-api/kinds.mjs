// Fourteen items of every kind that has its own pages but is no trip: spec §3's shapes, deterministic.
import { amount, columns, count, moment, renamed, slugOf } from './laravel.mjs';

/** @typedef {import('./laravel.mjs').Raw} Raw */
/** @typedef {import('./trips.mjs').Entry} Entry */

export const NAMES = [
  'Anggrek',
  'Bambu',
  'Cemara',
  'Dahlia',
  'Edelweis',
  'Flamboyan',
  'Gambir',
  'Jambu',
  'Kenanga',
  'Lestari',
  'Melati',
  'Nangka',
  'Pinus',
  'Rasamala',
];

/** A file name as operators choose it; the file is stored under exactly this name. */
export const ODD_NAME = `tiket/promo 50% untuk "siapa"? #1+2 'baru'.png`;

/** @param {readonly string[]} list @param {number} index */
const pick = (list, index) => list[index % list.length] ?? '';
/** @param {number} i the order of creation is not the order of the list */
export const created = (i) => moment(i, (i * 5) % 14);
/** @param {string} title */
const prose = (title) => `<p>Tentang ${title}, di cekungan Bandung.</p><ul><li>Parkir luas</li></ul>`;

/**
 * One entry whose list and detail records hold the same. `keys` defaults to slug and id.
 * @param {Raw} record
 * @param {string[]} [keys]
 * @returns {Entry}
 */
export function same(record, keys = [record.slug, record.id].filter((key) => key !== undefined).map(String)) {
  return { keys, list: record, detail: record };
}

/** @param {string} name @param {number} i */
export function akomodasi(name, i) {
  const judul = `Hotel ${name}`;
  return same({
    id: i + 1,
    judul,
    slug: slugOf(judul),
    kategori: pick(['Luxury Hotel', 'Villa', 'Hostel'], i),
    harga: amount(i, 300_000 + i * 25_000),
    rating: i % 2 ? '4.60' : null,
    alamat: `Jl. ${name} No. ${i + 1}`,
    lokasi: 'Dago',
    kamar_tersedia: count(i, i),
    images: i === 4 ? null : `akomodasi/${slugOf(judul)}.png`,
    fasilitas_1: 'Wi-Fi',
    fasilitas_2: 'Sarapan',
    fasilitas_3: i % 2 ? '' : 'Kolam renang',
    fasilitas_4: 'Parkir',
    fasilitas_5: null,
    deskripsi: prose(judul),
    created_at: created(i),
    ...columns(i),
  });
}

/** @param {string} name @param {number} i */
export function transportasi(name, i) {
  const judul = `Bus ${name}`;
  return same({
    id: i + 1,
    judul,
    slug: slugOf(judul),
    kategori: pick(['Big Bus', 'Mini Bus', 'Mobil Kecil'], i),
    harga: amount(i, 650_000 + i * 50_000),
    rating: null,
    jumlah_orang: count(i, 6 + i),
    transmisi: i % 2 ? 'Manual' : 'Otomatis',
    images: `transportasi/${slugOf(judul)}.png`,
    fasilitas_1: 'AC',
    fasilitas_2: 'Audio',
    fasilitas_3: '',
    deskripsi: prose(judul),
    lokasi: 'Bandung',
    created_at: created(i),
    ...columns(i),
  });
}

/** Both naming variants; known by slug only. @param {string} name @param {number} i */
export function event(name, i) {
  const title = `Festival ${name}`;
  const record = {
    id: i + 1,
    title,
    slug: slugOf(title),
    description: prose(title),
    category: pick(['Seminar', 'Komunitas', 'Wedding'], i),
    price: i === 3 ? null : amount(i, 2_000_000 + i * 100_000),
    event_date:
      i % 3 === 2 ? null : i % 3 ? '2026-01-10 09:00:00' : `2099-0${1 + (i % 9)}-12T02:00:00.000000Z`,
    location: i === 4 ? null : `Balai ${name}`,
    capacity: count(i, 100 + i),
    image: i === 5 ? null : `event/${slugOf(title)}.png`,
    created_at: created(i),
    ...columns(i),
  };
  const other = {
    title: 'judul',
    description: 'deskripsi',
    category: 'kategori',
    price: 'harga',
    event_date: 'tanggal_mulai',
    location: 'lokasi',
    image: 'images',
  };
  return same(i % 2 ? renamed(record, other) : record, [slugOf(title)]);
}

/** Every second one has no slug and is known by its id only. @param {string} name @param {number} i */
export function tiket(name, i) {
  const title = `Tiket ${name}`;
  const record = {
    id: 100 + i,
    ...(i % 2 ? {} : { slug: slugOf(title) }),
    description: i === 2 ? null : prose(title),
    category: pick(['Themepark', 'Shuttle', 'Cargo'], i),
    price: amount(i, 75_000 + i * 5_000),
    event_date: i % 2 ? null : '2099-03-12 08:00:00',
    location: i % 2 ? null : 'Lembang',
    stock: count(i, i % 4 === 1 ? 0 : 20 + i),
    rating: i % 3 ? null : '4.80',
    image: i === 3 ? '' : i === 8 ? ODD_NAME : `tiket/${slugOf(title)}.png`,
    created_at: created(i),
    ...columns(i),
  };
  return same(i % 3 ? { ...record, title } : { ...record, name: title });
}

/** Known by id, without a slug. @param {string} name @param {number} i */
export function fasilitas(name, i) {
  const title = `Panggung ${name}`;
  return same({
    id: i + 1,
    name: title,
    category: pick(['Booth/Panggung', 'Sound System, Lighting, LED', 'Perizinan'], i),
    description: i === 2 ? null : prose(title),
    price: amount(i, 500_000 + i * 10_000),
    quantity: count(i, 3 + i),
    image: `fasilitas/${slugOf(title)}.png`,
    created_at: created(i),
    ...columns(i),
  });
}

/** @param {string} name @param {number} i */
export function blog(name, i) {
  const judul = `Cerita ${name}`;
  const deskripsi = `Paragraf pembuka ${judul}.\n\n## Rute\n\nBaris satu\nbaris dua\n\n- butir **tebal**\n\n<script>document.title='diretas'</script>`;
  return same({
    id: i + 1,
    judul,
    slug: slugOf(judul),
    kategori: pick(['Travel Guide', 'Kuliner', 'Tips Travel'], i),
    penulis: 'Tim Jelajahi',
    deskripsi,
    menit_baca: count(i, 4 + (i % 3)),
    created_at: created(i),
    images: `blog/${slugOf(judul)}.png`,
    ...columns(i),
  });
}

/** @param {string} name @param {number} i */
export function atraksi(name, i) {
  const title = `Pasar ${name}`;
  return same({
    id: i + 1,
    title,
    slug: slugOf(title),
    description: prose(title),
    category: pick(['Wisata Alam', 'Wisata Budaya', 'Wisata Malam'], i),
    price: i % 4 === 0 ? 0 : amount(i, 20_000 + i * 1_000),
    location: i % 2 ? null : 'Kota Bandung',
    image: `attraction/${slugOf(title)}.png`,
    rating: null,
    created_at: created(i),
    ...columns(i),
  });
}
