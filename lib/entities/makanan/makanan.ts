import { routes } from '../../addresses/routes';
import type { KindDescription } from '../define';
import { describeKuliner, kulinerSchema, toKulinerCard, toKulinerItem, type KulinerItem } from '../kuliner';

const parse = (raw: unknown) => toKulinerItem('makanan', raw, 'Makanan');

/** The home page's food carousel reads its own endpoint (spec §7). */
export const KULINER_ENDPOINT = '/api/admin/kuliners';

export const makanan: KindDescription<KulinerItem, KulinerItem> = {
  kind: 'makanan',
  endpoint: '/api/admin/makanans',
  listPath: routes.kuliner,
  detailPath: null,
  categories: [],
  copy: {
    label: 'Makanan',
    noun: 'makanan',
    listTitle: 'Makanan Khas Terpopuler',
    listIntro: 'Mi kocok, batagor, surabi, dan kopi Priangan.',
    empty: 'Tidak ada data untuk ditampilkan',
    listFailed: 'Memuat data makanan...',
    listWaits: true,
    detailFailed: 'Memuat data makanan...',
    detailWaits: true,
    notFound: 'Data tidak ditemukan',
  },
  schema: kulinerSchema,
  detailFields: [],
  parseItem: parse,
  parseDetail: parse,
  toCard: (item) => toKulinerCard('makanan', item),
  choices: null,
  orderMessage: null,
  describe: describeKuliner,
};
