import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { ROUTES } from '../support/routes';
import { expect, test } from '../support/test';

/* The texts that the specification prescribes, in the raw answer of the page that shows them. */

/** Elements part words that a reader sees as one: '<b>Rp 125.000</b>/malam'. */
const folded = (text: string) => text.replace(/\s+/g, '');

const FAQ = [
  'Frequently Asked Questions',
  'Apakah paket ini cocok untuk semua usia?',
  'Bagaimana jika cuaca buruk?',
  'alternatif di dalam ruangan atau menjadwalkan ulang',
  'Apakah tersedia makanan vegetarian?',
  'Mohon beri tahu kami saat memesan.',
  'Bagaimana kebijakan pembatalan?',
  'Pembatalan paket tour sampai 3 hari sebelum keberangkatan mendapat pengembalian dana 50%.',
  'Kurang dari 3 hari dikenakan penalti 100%.',
  'Keadaan kahar (force majeure) mengikuti kebijakan khusus.',
  'Apakah ada pemandu berbahasa Inggris?',
  'Ada, atas permintaan saat memesan.',
  'Apakah sudah termasuk asuransi perjalanan?',
  'Kami menyarankan Anda memiliki asuransi perjalanan sendiri.',
];
const WHY = [
  'Why choose us',
  'Pemandu berpengalaman',
  'Pelayanan terbaik, rating 4.8/5',
  'Jadwal fleksibel',
  'Dukungan 24/7',
];
const TRIP_TABS = ['Overview', 'Jadwal', 'Tempat', 'Paket Termasuk', 'Termasuk', 'Tidak Termasuk', 'Note'];
const TRIP_NOTE = 'Harga dan itinerary dapat berubah sewaktu-waktu';

const TEXTS: Record<string, string[]> = {
  '/tidak/ada/halaman': ['Oops! Page not found', 'Kembali ke beranda'],
  '/cari?q=xyzxyz': ['No results found for "xyzxyz"'],
  '/': [
    'Kota Kembang di cekungan pegunungan: alam yang sejuk, budaya yang hidup, dan kuliner yang selalu dirindukan.',
    'Jelajahi Sekarang',
    'Paket Tour Terbaik',
    'Lihat Semua',
    'Destinasi Populer di Bandung',
    'Lihat Lebih Banyak',
    'Akomodasi Terbaik',
    'Transportasi Terbaik',
    'Event Terdekat',
    'Lihat Detail',
    'Mulai Petualangan',
    'lainnya',
  ],
  '/destinasi': ['Destinasi Wisata Bandung', 'Start From : Rp', 'Load More'],
  '/paket-tour': ['Paket Tour Bandung', 'Start From : Rp', 'Load More'],
  '/akomodasi': ['Akomodasi di Bandung', 'Hotel & Resort', '/malam', 'lainnya', 'Load More'],
  '/transportasi': ['Transportasi Bandung', 'Sewa Kendaraan', 'Start From Rp', '/hari', 'Load More'],
  '/event': ['Event & MICE Bandung', 'Start From : Rp', 'Kapasitas: ', 'Lihat Detail', 'Load More'],
  '/tiket': ['Tiket Bandung', 'Stok: ', 'per tiket', 'Lihat Detail', 'Load More'],
  '/fasilitas': ['Fasilitas Event', 'Qty: ', 'per unit', 'Lihat Detail', 'Load More'],
  '/attraction': ['per orang', 'Lihat Detail', 'Load More'],
  '/blog': ['Blog Travel Bandung', 'menit baca', 'Lihat Detail'],
  '/kuliner': [
    'Kuliner Khas Bandung',
    'Makanan Khas Terpopuler',
    'Geser ke kiri',
    'Geser ke kanan',
    'lihat lebih lanjut',
    'Restoran Terbaik di Bandung',
    'Load More',
    'Food Tour',
    'Pesan Food Tour',
    'Rp 1.400.000',
    'durasi tur 3,5 jam',
    'tempat makan 3-5',
    'orang per grup Maks. 8',
    'Makanan dan minuman sudah termasuk',
    'pemandu lokal',
  ],
  '/destination/kawah-putih-ciwidey': [
    'Kembali ke Destinasi',
    ...TRIP_TABS,
    TRIP_NOTE,
    ...WHY,
    ...FAQ,
    'Start From : Rp 350.000/orang 1 Hari 0 Malam',
    'Minimal 4 orang',
    'Pesan Sekarang',
  ],
  '/paketdetail/jejak-art-deco-bandung': [
    'Kembali ke Paket Tour',
    ...TRIP_TABS,
    TRIP_NOTE,
    ...FAQ,
    'Start From : Rp 325.000/orang 1 Hari 0 Malam',
    'Pesan Sekarang',
    'Syarat dan Ketentuan',
    'Uang muka tidak dapat dikembalikan.',
    'Pelunasan paling lambat 60 hari sebelum keberangkatan; pendaftaran kurang dari 60 hari sebelum keberangkatan wajib dibayar penuh.',
    'Pelunasan dilakukan paling lambat H-30.',
    'Biaya pembatalan 15% untuk 30 sampai 15 hari sebelum keberangkatan, 5% untuk 14 sampai 7 hari, dan 0% untuk 6 sampai 0 hari.',
    'Peserta berusia di atas 70 tahun atau dengan keterbatasan wajib didampingi.',
    'Tiket dan akomodasi yang tidak dipakai tidak dapat diuangkan kembali.',
  ],
  '/akomodasi/hostel-jelajahi-braga': [
    'Kembali ke Akomodasi',
    'Overview Fasilitas',
    ...WHY,
    'Rp 125.000/ranjang',
    // Houses of the invented operator are samples.
    'Contoh, belum dapat dipesan',
    'Catatan Penting',
  ],
  '/transportasi/honda-brio-otomatis': [
    'Kembali ke Transportasi',
    'Kapasitas 5 orang Transmisi Otomatis Kategori Mobil Kecil Rating',
    'Start From Rp 400.000/hari',
    'Sewa minimal 12 jam.',
    'BBM dan parkir ditanggung penyewa.',
    'Pengemudi disertakan bila diperlukan.',
  ],
  '/event/seminar-pariwisata-warga': [
    'Kembali ke Event',
    'Tentang Event Ini',
    'Harga Rp 150.000 per event Kapasitas',
    'Start From : Rp 150.000 per event',
    'Pemesanan paling lambat 7 hari sebelum event.',
  ],
  '/tiket/trans-studio-bandung': [
    'Kembali ke Tiket',
    'Tentang Tiket Ini',
    'Harga Rp 280.000 per tiket Stok',
    ...WHY,
    'Tiket yang sudah dibeli tidak dapat dikembalikan (non-refundable).',
    'Bawa bukti pembayaran.',
  ],
  '/fasilitas/panggung-6x8-meter': [
    'Kembali ke Fasilitas',
    'Stok Tersedia',
    'Tentang Fasilitas Ini',
    'Detail Kategori Booth/Panggung Jumlah',
    'Harga Rp 7.500.000 per unit',
    'Pesan Sekarang',
    'Stok tersedia',
  ],
  '/attraction/museum-gedung-sate': [
    'Kembali ke Atraksi',
    'Overview Informasi',
    'Rp 5.000 per orang',
    'Tiket yang sudah dibeli tidak dapat dikembalikan (non-refundable).',
  ],
  '/blog/dua-hari-di-bandung': ['Kembali ke Blog', 'menit baca'],
  '/contact': [
    'Hubungi Kami',
    '10K+ Happy Travelers',
    '50+ Destinations',
    '24/7 Support',
    'Email halo@contoh.id',
    'Telepon +62 800-0000-0001',
    'Kantor Jl. Contoh No. 1, Bandung 40111',
    'Mulai Perjalanan Anda',
    'Google Maps belum tersedia',
    'WhatsApp YouTube TikTok',
    'Chat di WhatsApp',
    'Telepon Sekarang',
  ],
};

for (const [path, texts] of Object.entries(TEXTS)) {
  // spec: 2 Route table, Any other path; 2 Home, Tagline; 2 Home, Destinasi Populer di Bandung
  // spec: 2 Destination list, List; 2 Destination detail, 'Why choose us' block
  // spec: 2 Destination detail, Sidebar; 2 Tour package list, List; 2 Tour package detail, The last tab
  // spec: 2 Tour package detail, Side card; 2 Accommodation list, List; 2 Accommodation detail, Price card
  // spec: 2 Transport list, List; 2 Transport detail, Overview; 2 Food, Page; 2 Food, Food Tour block
  // spec: 2 Food, Long food descriptions; 2 Events, List; 2 Events, Informasi; 2 Tickets, List
  // spec: 2 Tickets, Informasi; 2 Tickets, Sidebar; 2 Facilities, List; 2 Facilities, Detail tab
  // spec: 2 Facilities, Sidebar; 2 Contact, Hero; 2 Contact, Cards; 2 Contact, Social buttons
  // spec: 2 Contact, Form; 2 Contact, Closing call to action; 2 Reusable parts, FAQ questions
  // spec: 8, No search results; 8, Unknown route; 9, Food Tour; 9, Transport notes; 9, Refunds
  // spec: 9, FAQ cancellation; 9, Package terms; 9, Marketing claims
  test(`${path} shows the texts that the specification prescribes`, async ({ embedded }) => {
    const shown = folded(readPage((await ask(embedded, path)).body).text);
    expect(texts.filter((text) => !shown.includes(folded(text)))).toEqual([]);
  });
}

/** Where the links of <main> lead that no component test holds. */
const LINKS: Record<string, string[]> = {
  '/tidak/ada/halaman': ['/'],
  '/contact': [
    'mailto:halo@contoh.id',
    'tel:+6280000000001',
    'https://www.youtube.com/@contoh',
    'https://www.tiktok.com/@contoh',
  ],
  '/': ['/destinasi', '/paket-tour', '/akomodasi', '/transportasi', '/event', '/kuliner'],
};

for (const [path, links] of Object.entries(LINKS)) {
  // spec: 2 Contact, Cards; 2 Contact, Social buttons; 2 Contact, Closing call to action; 7, Social links
  test(`${path} has the links that the specification prescribes`, async ({ embedded }) => {
    const { mainLinks } = readPage((await ask(embedded, path)).body);
    expect(links.filter((link) => !mainLinks.includes(link))).toEqual([]);
  });
}

/**
 * On every page: the navigation with the map of the areas (docs/decisions/0023), the chat's button, whose
 * dialog comes with the first press (e2e/visitor/chat.spec.ts), the footer.
 */
const EVERYWHERE = [
  'Layanan Kami Akomodasi Transportasi Fasilitas Jelajahi Bandung Peta kawasan Event Kuliner Tiket Atraksi & wisata Blog Lainnya Contact Tentang kami',
  'Layanan Tour Guide Rental Mobil Food Tour Paket Wisata Event Organizer',
  '+62 800-0000-0001 +62 800-0000-0002 (Admin) halo@contoh.id',
  'Pesan sekarang !',
];

// spec: 1, Footer contact; 2 Route table, A floating chat button; 2 Navigation bar, Entries
// spec: 2 Floating chat, Round green button
test('every page has the navigation, chat and footer texts that the specification prescribes', async ({
  embedded,
}) => {
  for (const { path } of ROUTES) {
    const shown = folded(readPage((await ask(embedded, path)).body).text);
    const lost = EVERYWHERE.filter((text) => !shown.includes(folded(text)));
    expect(lost, path).toEqual([]);
  }
});
