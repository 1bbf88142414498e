import { routes } from '../../addresses/routes';
import type { KindDescription } from '../define';
import {
  describeKuliner,
  dietsOf,
  kulinerSchema,
  toKulinerCard,
  toKulinerItem,
  type KulinerItem,
} from '../kuliner';

const parse = (raw: unknown) => toKulinerItem('restoran', raw, 'Restoran');

export const restoran: KindDescription<KulinerItem, KulinerItem> = {
  kind: 'restoran',
  endpoint: '/api/admin/restorans',
  listPath: routes.kuliner,
  detailPath: null,
  categories: [],
  copy: {
    label: 'Restoran',
    noun: 'restoran',
    listTitle: 'Restoran Terbaik di Bandung',
    listIntro: 'Tempat makan yang didatangi warga kota, dengan kisaran harganya.',
    empty: 'Tidak ada data untuk ditampilkan',
    listFailed: 'Memuat data restoran...',
    listWaits: true,
    detailFailed: 'Memuat data restoran...',
    detailWaits: true,
    notFound: 'Data tidak ditemukan',
  },
  schema: kulinerSchema,
  detailFields: [],
  parseItem: parse,
  parseDetail: parse,
  toCard: (item) => toKulinerCard('restoran', item),
  choices: { price: ({ lowest }) => lowest, rating: ({ rating }) => rating, diets: dietsOf },
  orderMessage: null,
  describe: describeKuliner,
};
