import { TRIP_CATEGORIES, tripKind } from '../trip';

export const destinasi = tripKind({
  kind: 'destinasi',
  endpoint: '/api/admin/destinasis',
  /** Spec §9, category lists: destination (without 'Semua'). */
  categories: ['Alam', 'Wisata Kuliner', 'Belanja', ...TRIP_CATEGORIES],
  /** A destination without a category matches no chip. */
  defaultCategory: '',
  ordered: 'destinasi',
  copy: {
    label: 'Destinasi',
    noun: 'destinasi',
    listTitle: 'Destinasi Wisata Bandung',
    listIntro: 'Dari bibir kawah di kaki Gunung Patuha sampai lorong kain di pusat kota.',
    empty: 'Tidak ada data destinasi',
    listFailed: 'Memuat data destinasi...',
    listWaits: true,
    detailFailed: 'Gagal mengambil data destinasi',
    notFound: 'Data tidak ditemukan',
  },
});
