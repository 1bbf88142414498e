import { dietsOf, kulinerKind } from '../kuliner';

export const restoran = kulinerKind({
  kind: 'restoran',
  endpoint: '/api/admin/restorans',
  copy: {
    label: 'Restoran',
    noun: 'restoran',
    listTitle: 'Restoran Terbaik di Bandung',
    listIntro: 'Tempat makan yang didatangi warga kota, dengan kisaran harganya.',
    listFailed: 'Memuat data restoran...',
  },
  choices: { price: ({ lowest }) => lowest, rating: ({ rating }) => rating, diets: dietsOf },
});
