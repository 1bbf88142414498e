// Destinations and packages of the fixture API: spec §3's shapes, deterministic.
import { amount, columns, count, moment, pictures, slugOf } from './laravel.mjs';

/** @typedef {import('./laravel.mjs').Raw} Raw */
/**
 * @typedef {{ keys: string[], list: Raw, detail: Raw }} Entry `keys`: the keys that its detail path accepts
 */

const NOUNS = [
  'Kawah',
  'Curug',
  'Situ',
  'Bukit',
  'Kebun Teh',
  'Museum',
  'Taman',
  'Kampung',
  'Hutan Pinus',
  'Pasar',
  'Gunung',
  'Tebing',
];
const AREAS = ['Ciwidey', 'Lembang', 'Pangalengan', 'Cikole', 'Dago'];
// 'Roadtrip' and 'VIP Private' of spec §9 have no item; 'Danau Tersembunyi' is only in the data.
const THEMES = [
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
  'Danau Tersembunyi',
];

/** @param {readonly string[]} list @param {number} index */
const pick = (list, index) => list[index % list.length] ?? '';

const MAP = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3960!2d107.6!3d-6.9';
const MAPS = [MAP, `<iframe src="${MAP}" width="600"></iframe>`, 'https://jahat.contoh/maps/embed', null];

/** The fields that only a detail response has. @param {string} title @param {number} i @returns {Raw} */
function tripDetail(title, i) {
  return {
    min_people: count(i, 2 + (i % 5)),
    map: MAPS[i % MAPS.length],
    overview: {
      id: i,
      deskripsi:
        `<p>Ringkasan ${title}: udara sejuk di <strong>768 mdpl</strong>.</p><h2>Cara ke sana</h2>` +
        `<p onclick="document.title='diretas'">Naik dari kota sekitar satu jam.</p><script>document.title='diretas'</script>`,
    },
    tempat: [{ id: 1, places: `Gerbang ${title}, Menara Pandang , Warung Ibu` }],
    termasuk: [{ id: 1, termasuk: 'Mobil dan pengemudi, BBM dan tol,Tiket masuk' }],
    tidaktermasuk: [{ id: 1, tidak_termasuk: 'Makan siang, Pengeluaran pribadi' }],
    jadwal: [
      {
        id: 2,
        day: '2',
        title: `Pulang dari ${title}`,
        aktivitas: [{ id: 3, aktivitas: '10.00 Perjalanan pulang' }],
      },
      {
        id: 1,
        day: 1,
        title: `Pagi di ${title}`,
        aktivitas: [
          { id: 1, aktivitas: '06.00 Penjemputan di hotel' },
          { id: 2, aktivitas: '08.00 Jalan kaki, lalu sarapan' },
        ],
      },
    ],
  };
}

/** Three items whose date is missing or invalid: they count as oldest. @type {Record<number, unknown>} */
const NO_DATE = { 0: null, 43: '0000-00-00 00:00:00', 26: 'kemarin' };

/** Sixty, in an order unrelated to their dates. @returns {Entry[]} */
export function destinasis() {
  return Array.from({ length: 60 }, (_, i) => {
    const judul = `${pick(NOUNS, i)} ${pick(AREAS, i)}`;
    const slug = slugOf(judul);
    const shown = {
      judul,
      harga: i % 10 === 3 ? null : amount(i, 150_000 + 5_000 * i),
      rating: i % 7 === 2 ? null : i % 2 ? '4.70' : 4.2,
      location: `${pick(AREAS, i)}, Kabupaten Bandung`,
      hari: i % 11 === 6 ? null : count(i, 1 + (i % 3)),
      malam: i % 11 === 6 ? null : count(i, i % 3),
      images:
        i % 9 === 4
          ? null
          : pictures(
              i,
              [1, 2, 3].map((n) => `destinasi/${slug}-${n}.png`),
            ),
    };
    const list = {
      id: i + 1,
      slug,
      ...shown,
      jenis_thematic: i < 20 ? (i % 4 === 2 ? ' alam ' : 'Alam') : pick(THEMES, i),
      created_at: i in NO_DATE ? NO_DATE[i] : moment(i, ((i * 7) % 60) * 5),
      ...columns(i),
    };
    // Spec §3: the detail has neither slug nor id nor created_at.
    return { keys: [slug, String(i + 1)], list, detail: { ...shown, ...tripDetail(judul, i) } };
  });
}

/** @param {readonly string[]} names @returns {Entry[]} */
export function pakets(names) {
  return names.map((name, i) => {
    const judul = `Paket ${name}`;
    const slug = slugOf(judul);
    const shown = {
      judul,
      harga: i === 5 ? null : amount(i, 900_000 + 50_000 * i),
      rating: i % 2 ? null : '4.90',
      min_people: count(i, 4),
      hari: count(i, 2),
      malam: count(i, 1),
      images: i === 6 ? [] : pictures(i, [`paket/${slug}-1.png`, `paket/${slug}-2.png`]),
      ...(i % 2 ? { location: 'Lembang' } : { lokasi: 'Ciwidey' }),
    };
    const list = {
      id: i + 1,
      slug,
      kategori_paket: pick(THEMES.slice(2, 6), i),
      created_at: moment(i, (i * 5) % 14),
      ...shown,
      ...columns(i),
    };
    return { keys: [slug], list, detail: { ...shown, ...tripDetail(judul, i) } };
  });
}
