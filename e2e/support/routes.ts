/** The expected response of a public URL of the site on its embedded content. */
export interface Route {
  path: string;
  status: 200 | 404;
  /** The title without the site's name. */
  title: string;
  /** Path of the canonical link; null for a page without one. */
  canonical: string | null;
  index: boolean;
}

const page = (path: string, title: string, rest: Partial<Route> = {}): Route => ({
  path,
  title,
  status: 200,
  canonical: path,
  index: true,
  ...rest,
});
const gone = (path: string, title: string) =>
  page(path, title, { status: 404, canonical: null, index: false });

/**
 * Every public path, with one for each kind of state. app/**\/page.tsx without a row here fails the sweep.
 */
export const ROUTES: readonly Route[] = [
  page('/', 'Jelajahi Bandung: Wisata, Paket Tour, dan Kuliner'),
  page('/destinasi', 'Destinasi Wisata Bandung'),
  page('/destinasi?page=2', 'Destinasi Wisata Bandung, Halaman 2'),
  page('/destinasi?kategori=alam', 'Destinasi Wisata Bandung: Alam'),
  page('/paket-tour', 'Paket Tour Bandung'),
  page('/paket-tour?kategori=religious', 'Paket Tour Bandung: Religious'),
  page('/paket-tour?urut=harga&hari=2', 'Paket Tour Bandung (2 hari, harga terendah dahulu)', {
    canonical: '/paket-tour',
    index: false,
  }),
  page('/akomodasi', 'Akomodasi di Bandung'),
  page('/transportasi', 'Transportasi Bandung'),
  page('/event', 'Event & MICE Bandung'),
  page('/tiket', 'Tiket Bandung'),
  page('/fasilitas', 'Fasilitas Event'),
  page('/kuliner', 'Kuliner Khas Bandung'),
  page('/kuliner?page=2', 'Kuliner Khas Bandung, Halaman 2'),
  page('/blog', 'Blog Travel Bandung'),
  page('/attraction', 'Atraksi & Wisata Bandung'),
  page('/contact', 'Hubungi Kami'),
  page('/contact/belum-lengkap', 'Hubungi Kami', { canonical: '/contact', index: false }),
  page('/kebijakan-privasi', 'Kebijakan Privasi'),
  page('/tanpa-sinyal', 'Halaman ini belum Anda bawa', { index: false }),
  page('/galeri', 'Galeri'),
  page('/galeri?page=2', 'Galeri, Halaman 2'),
  page('/galeri?kategori=akomodasi', 'Galeri: Akomodasi'),
  page('/kawasan', 'Peta Kawasan Bandung Raya'),
  page('/kawasan/kota-bandung', 'Kota Bandung: Peta, Tempat, dan Jarak'),
  page('/kawasan/bandung-timur', 'Bandung Timur & Manglayang: Peta, Tempat, dan Jarak'),
  page('/destination/kawah-putih-ciwidey', 'Kawah Putih Ciwidey'),
  page('/paketdetail/jejak-art-deco-bandung', 'Jejak Art Deco Bandung'),
  page('/akomodasi/hostel-jelajahi-braga', 'Hostel Jelajahi Braga'),
  page('/transportasi/honda-brio-otomatis', 'Honda Brio Otomatis'),
  page('/event/seminar-pariwisata-warga', 'Seminar Wisata Warga'),
  page('/tiket/trans-studio-bandung', 'Tiket Harian Trans Studio Bandung'),
  page('/fasilitas/panggung-6x8-meter', 'Panggung 6 × 8 Meter'),
  page('/attraction/museum-gedung-sate', 'Museum Gedung Sate'),
  page('/blog/dua-hari-di-bandung', 'Dua hari di Bandung: satu untuk kota, satu untuk gunung'),
  page('/cari', 'Cari', { index: false }),
  page('/cari?q=braga', 'Cari', { canonical: '/cari', index: false }),
  page('/rencana', 'Rencana perjalanan', { index: false }),
  page('/rencana?r=o4!h1!de~kawah-putih-ciwidey', 'Rencana dari teman', {
    canonical: '/rencana',
    index: false,
  }),
  page('/rencana/sehari-di-ciwidey', 'Sehari di Ciwidey'),
  gone('/rencana/tidak-ada', 'Oops! Page not found'),
  gone('/destination/tidak-ada', 'Data tidak ditemukan'),
  gone('/paket-tour?hari=4', 'Oops! Page not found'),
  gone('/makanan/tidak-ada', 'Data tidak ditemukan'),
  gone('/kawasan/tidak-ada', 'Oops! Page not found'),
  gone('/tidak/ada/halaman', 'Oops! Page not found'),
];

/** Indexed pages of words alone: their preview picture is the brand's. */
export const WORDS_ALONE = ['/kebijakan-privasi'];

/** The paths of detail pages, by the API list that contains their items. */
export const DETAILS: Record<string, string> = {
  destinasis: '/destination/',
  pakets: '/paketdetail/',
  akomodasis: '/akomodasi/',
  transportasis: '/transportasi/',
  events: '/event/',
  tickets: '/tiket/',
  fasilitas: '/fasilitas/',
  blogs: '/blog/',
  attractions: '/attraction/',
};

/**
 * 'app/(situs)/blog/[slug]/page.tsx' → the pattern of its URLs, and its specificity (a higher weight is more
 * specific).
 */
export function patternOf(file: string): { pattern: RegExp; weight: number } {
  const parts = file
    .split(/[\\/]/)
    .slice(1, -1)
    .filter((part) => !/^\(.*\)$/.test(part));
  const source = parts.map((part) => (/^\[\.\.\./.test(part) ? '.+' : part.startsWith('[') ? '[^/]+' : part));
  const weight = parts.reduce(
    (sum, part) => sum * 3 + (part.startsWith('[...') ? 0 : part.startsWith('[') ? 1 : 2),
    1,
  );
  return { pattern: new RegExp(`^/${source.join('/')}$`), weight };
}
