import { kulinerKind } from '../kuliner';

/** The home page's food carousel reads its own endpoint (spec §7). */
export const KULINER_ENDPOINT = '/api/admin/kuliners';

export const makanan = kulinerKind({
  kind: 'makanan',
  endpoint: '/api/admin/makanans',
  copy: {
    label: 'Makanan',
    noun: 'makanan',
    listTitle: 'Makanan Khas Terpopuler',
    listIntro: 'Mi kocok, batagor, surabi, dan kopi Priangan.',
    listFailed: 'Memuat data makanan...',
  },
  choices: null,
});
