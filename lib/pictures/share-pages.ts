/** The pages with a preview of their own, content/share/<page>.jpg, and its alternative text. */
export const SHARE_PAGES = {
  home: 'Matahari terbit di balik Tangkuban Parahu, Kota Bandung di cekungan, kebun teh di depan',
  destinasi: 'Paralayang di atas sawah dan sungai',
  paket: 'Pemetik teh di antara barisan kebun teh, gunung dan sinar pagi di belakang',
  akomodasi: 'Vila segitiga di hutan pinus, lampu kota di bawahnya',
  transportasi: 'Bus wisata di jalan berkelok kebun teh',
  event: 'Panggung konser dengan lengkung berwarna dan penonton',
  tiket: 'Kincir raksasa dan tenda di taman hiburan malam',
  fasilitas: 'Empat lampu sorot di atas panggung',
  kuliner: 'Secangkir kopi Priangan dengan buah kopi merah',
  blog: 'Perahu di danau saat matahari terbenam',
  atraksi: 'Danau kawah berwarna toska, dua pengunjung dengan payung merah',
  contact: 'Gedung Sate dari depan dengan matahari tepat di belakang menaranya',
  kawasan:
    'Peta bergambar Bandung Raya: kota di cekungan, gunung-gunung di utara dan selatan, Waduk Saguling di barat',
  galeri: 'Hotel bergaya streamline di malam hari, mobil tua di jalan basah',
} as const;

export type SharePage = keyof typeof SHARE_PAGES;

/** Does this page have its own preview picture? */
export function isSharePage(page: string): page is SharePage {
  return Object.hasOwn(SHARE_PAGES, page);
}

/** The preview picture of an area: content/share/kawasan-<slug>.jpg, drawn by `npm run maps`. */
export function areaSharePage(slug: string): string {
  return `kawasan-${slug}`;
}
