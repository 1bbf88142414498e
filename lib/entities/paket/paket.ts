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

/** Spec §9, category lists: package (without 'Semua'). */
const CATEGORIES = [
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

/** Spec §3: the category of a package without one. */
const OWN = { kind: 'paket', categories: CATEGORIES, defaultCategory: 'Paket Tour' } as const;

export const paket: KindDescription<TripItem, TripDetail> = {
  kind: 'paket',
  endpoint: '/api/admin/pakets',
  listPath: routes.paket,
  detailPath: detailRoutes.paket,
  categories: CATEGORIES,
  copy: {
    label: 'Paket Tour',
    noun: 'paket',
    listTitle: 'Paket Tour Bandung',
    listIntro: 'Satu sampai tiga hari, dijemput dan diantar pulang, dengan pemandu yang hafal jalannya.',
    empty: 'Tidak ada paket ditemukan dalam kategori ini',
    listFailed: 'Terjadi Kesalahan',
    listWaits: false,
    detailFailed: 'Gagal mengambil data detail paket tour',
    detailWaits: false,
    notFound: 'Data paket tidak ditemukan',
  },
  schema: tripSchema,
  detailFields: TRIP_DETAIL_FIELDS,
  parseItem: (raw) => parseTripItem(raw, OWN),
  parseDetail: (raw) => parseTripDetail(raw, OWN),
  toCard: (item) => toTripCard('paket', detailRoutes.paket, item),
  orderMessage: (item) => tripOrderMessage('paket tour', item),
  describe: describeTrip,
};
