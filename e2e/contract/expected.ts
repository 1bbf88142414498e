import type { Answer } from '../support/http';
import { readPage } from '../support/read-page';
import { expect } from '../support/test';

/* What the specification and the decisions say that the site answers, on the fixture API's catalogue. */

/** One address of each family, and what its page says. */
export const PAGES: Record<string, string> = {
  '/': 'Jelajahi Bandung',
  '/destinasi': 'Destinasi Wisata Bandung',
  '/paket-tour': 'Paket Tour Bandung',
  '/akomodasi': 'Akomodasi di Bandung',
  '/transportasi': 'Transportasi Bandung',
  '/event': 'Event & MICE Bandung',
  '/tiket': 'Tiket Bandung',
  '/fasilitas': 'Fasilitas Event',
  '/kuliner': 'Kuliner Khas Bandung',
  '/blog': 'Blog Travel Bandung',
  '/attraction': 'Bandung',
  '/destination/curug-lembang': 'Curug Lembang',
  '/paketdetail/paket-bambu': 'Paket Bambu',
  '/event/festival-bambu': 'Festival Bambu',
  '/contact': 'Hubungi Kami',
  '/galeri': 'Galeri',
  '/kawasan': 'Peta Kawasan',
  '/kawasan/lembang': 'Lembang',
  '/rencana/sehari-di-ciwidey': 'Ciwidey',
  '/kebijakan-privasi': 'Kebijakan Privasi',
};
export const KEPT = 'public, max-age=0, s-maxage=20, stale-while-revalidate=86400, stale-if-error=31536000';
export const MOVED: Record<string, string> = {
  '/events?utm_source=surat': '/event?utm_source=surat',
  '/Destinasi/': '/destinasi',
  '/destinasi?page=1': '/destinasi',
  '/paket-tour?hari=2&urut=harga': '/paket-tour?urut=harga&hari=2',
  '/paket-tour/2': '/paketdetail/paket-bambu',
  '/destination/2': '/destination/curug-lembang',
  '/Event/2/': '/event/festival-bambu',
  '/makanan/nasi-bambu': '/kuliner#makanan-nasi-bambu',
};
/** What is not there, and the words of its kind (spec §8). */
export const ABSENT: Record<string, string> = {
  '/tidak/ada': 'Oops! Page not found',
  '/api/tidak-ada': 'Oops! Page not found',
  '/keadaan/failed/list/event': 'Oops! Page not found',
  '/destination/tidak-ada': 'Data tidak ditemukan',
  '/paketdetail/tidak-ada': 'Data paket tidak ditemukan',
  '/akomodasi/tidak-ada': 'Data akomodasi tidak ditemukan',
  '/transportasi/tidak-ada': 'Data transportasi tidak ditemukan',
  '/event/tidak-ada': 'Data event tidak ditemukan',
  '/tiket/tidak-ada': 'Data tiket tidak ditemukan',
  '/fasilitas/tidak-ada': 'Data fasilitas tidak ditemukan',
  '/attraction/tidak-ada': 'Data atraksi tidak ditemukan',
  '/event?page=99': '404',
  '/event?kategori=tidak-ada': '404',
  '/paket-tour?hari=4': '404',
  '/paket-tour?pengemudi=dengan': '404',
  '/paket-tour?orang=21': '404',
  '/paket-tour?harga=5000000': '404',
  '/akomodasi?orang=4': '404',
  '/kuliner?makan=vegan': '404',
  '/kawasan/jakarta': 'Oops! Page not found',
  '/rencana/tidak-ada': 'Oops! Page not found',
  '/pesan?jenis=paket&item=tidak-ada': 'Data paket tidak ditemukan',
  '/pesan': 'Oops! Page not found',
};
/** What was never delivered, and the words of its kind (spec §8). */
export const FAILED: Record<string, string> = {
  '/paket-tour': 'HTTP error! status: 500',
  '/event': 'HTTP error! status: 500',
  '/tiket': 'HTTP error! status: 500',
  '/fasilitas': 'HTTP error! status: 500',
  '/event?urut=tanggal': 'HTTP error! status: 500',
  '/destinasi': 'Memuat data destinasi...',
  '/kuliner': 'Memuat data',
  '/blog': 'Memuat data blogs',
  '/destination/curug-lembang': 'Gagal mengambil data destinasi',
  '/paketdetail/paket-bambu': 'Gagal mengambil data detail paket tour',
  '/akomodasi/hotel-bambu': 'Gagal mengambil data detail akomodasi',
  '/event/festival-bambu': 'Gagal mengambil data detail event',
  '/galeri': 'HTTP error! status: 500',
  '/kawasan/lembang': 'Memuat data tempat...',
  '/rencana?r=de~curug-lembang': 'Rencana sedang tidak dapat dimuat.',
  '/pesan?jenis=paket&item=paket-bambu': 'Gagal mengambil data detail paket tour',
};
const SECURITY: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
};

/** Asserts the security headers of an answer. */
export function expectSecure({ headers }: Answer, target: string): void {
  // Nobody learns where an order was put together.
  const own = target.startsWith('/pesan') ? { 'referrer-policy': /^no-referrer$/ } : {};
  for (const [name, value] of Object.entries({ ...SECURITY, ...own }))
    expect(headers.get(name), `${target} ${name}`).toMatch(value);
  expect(headers.has('x-powered-by')).toBe(false);
}

/** Asserts a 404 or 503 with these words, which nobody keeps or indexes. */
export function expectText(answer: Answer, target: string, status: number, words: string): void {
  const page = readPage(answer.body);
  expect([target, answer.status, answer.headers.get('cache-control')]).toEqual([target, status, 'no-store']);
  expect(page.text, target).toContain(words === '404' ? 'Oops! Page not found' : words);
  expect([target, page.lang, page.robots, page.canonical]).toEqual([target, 'id', 'noindex, follow', []]);
  expect(page.h1, target).toHaveLength(1);
  expect(page.metas('description', 'head'), target).toHaveLength(1);
  expectSecure(answer, target);
}
