import { detailRoutes, routes } from '../../addresses/routes';
import type { KindDescription } from '../define';
import {
  describeTrip,
  parseTripDetail,
  parseTripItem,
  toTripCard,
  TRIP_DETAIL_FIELDS,
  tripOrderMessage,
  tripSchema,
  type TripDetail,
  type TripItem,
} from '../trip';

/** Spec §9, category lists: destination (without 'Semua'). */
const CATEGORIES = [
  'Alam',
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
  'Outbound',
  'VIP Private',
  'Roadtrip',
] as const;

/** A destination without a category fits no chip. */
const OWN = { kind: 'destinasi', categories: CATEGORIES, defaultCategory: '' } as const;

export const destinasi: KindDescription<TripItem, TripDetail> = {
  kind: 'destinasi',
  endpoint: '/api/admin/destinasis',
  listPath: routes.destinasi,
  detailPath: detailRoutes.destinasi,
  categories: CATEGORIES,
  copy: {
    label: 'Destinasi',
    noun: 'destinasi',
    listTitle: 'Destinasi Wisata Bandung',
    listIntro: 'Dari bibir kawah di kaki Gunung Patuha sampai lorong kain di pusat kota.',
    empty: 'Tidak ada data destinasi',
    listFailed: 'Memuat data destinasi...',
    listWaits: true,
    detailFailed: 'Gagal mengambil data destinasi',
    detailWaits: false,
    notFound: 'Data tidak ditemukan',
  },
  schema: tripSchema,
  detailFields: TRIP_DETAIL_FIELDS,
  parseItem: (raw) => parseTripItem(raw, OWN),
  parseDetail: (raw) => parseTripDetail(raw, OWN),
  toCard: (item) => toTripCard('destinasi', detailRoutes.destinasi, item),
  orderMessage: (item) => tripOrderMessage('destinasi', item),
  describe: describeTrip,
};
