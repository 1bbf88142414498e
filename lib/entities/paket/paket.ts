import { TRIP_CATEGORIES, tripKind } from '../trip';

export const paket = tripKind({
  kind: 'paket',
  endpoint: '/api/admin/pakets',
  categories: TRIP_CATEGORIES,
  /** Spec §3. */
  defaultCategory: 'Paket Tour',
  ordered: 'paket tour',
  copy: {
    label: 'Paket Tour',
    noun: 'paket',
    listTitle: 'Paket Tour Bandung',
    listIntro: 'Satu sampai tiga hari, dijemput dan diantar pulang, dengan pemandu yang hafal jalannya.',
    empty: 'Tidak ada paket ditemukan dalam kategori ini',
    listFailed: 'Terjadi Kesalahan',
    detailFailed: 'Gagal mengambil data detail paket tour',
    notFound: 'Data paket tidak ditemukan',
  },
});
