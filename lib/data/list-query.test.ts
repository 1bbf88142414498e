import { routes } from '../addresses/routes';
import { registry } from '../entities/registry';
import { readListQuery } from './list-query';

/** What the address of a list asks for; that of the gallery has no description. */
function read(address: string) {
  const [path, query] = address.split('?');
  const list = Object.values(registry).find(({ listPath, kind }) => listPath === path && kind !== 'makanan');
  const description = path === routes.kuliner ? registry.restoran : (list ?? null);
  return readListQuery(description, new URLSearchParams(query));
}

test.each([
  '/event?page=0',
  '/event?page=-1',
  '/event?page=1.5',
  '/event?page=01',
  '/event?page=+2',
  '/event?page=123456',
  '/event?page=2&page=x',
  '/event?kategori=Wedding',
  '/event?kategori=a_b',
  '/event?kategori=-a',
  `/event?kategori=${'a'.repeat(82)}`,
  '/event?urut=rating',
  '/event?urut=harga&bulan=2026-12',
  '/event?urut=tanggal&harga=250000',
  '/event?urut=tanggal&kawasan=lembang',
  '/event?urut=tanggal&bulan=12',
  '/event?urut=tanggal&bulan=2026-12-01',
  '/event?urut=tanggal&bulan=2026-13',
  '/event?urut=tanggal&bulan=2026-00',
  '/event?bulan=2026-12',
  '/event?urut=tanggal&page=2',
  '/event?kategori=wedding&urut=tanggal',
  '/paket-tour?harga=1',
  '/paket-tour?harga=250000x',
  '/paket-tour?hari=4',
  '/paket-tour?hari=0',
  '/paket-tour?urut=terbaru',
  '/paket-tour?kawasan=jakarta',
  '/paket-tour?urut=tanggal',
  '/paket-tour?bulan=2026-12',
  '/paket-tour?harga=250000&page=0',
  '/akomodasi?hari=2',
  '/transportasi?kawasan=lembang',
  '/blog?urut=harga',
  '/galeri?harga=250000',
  '/galeri?urut=tanggal',
  '/galeri?bulan=2026-12',
  '/destinasi?urut=tanggal',
  '/kuliner?hari=2',
  '/kuliner?urut=tanggal',
  '/kuliner?page=abc',
])('readListQuery is null for %s', (address) => expect(read(address)).toBeNull());

const ALL = { kategori: 'semua', page: '1', choice: {}, isByDate: false, bulan: null };

test.each([
  ['/event', ALL],
  ['/event?kategori=&page=', ALL],
  ['/event?kategori=wedding&page=2', { ...ALL, kategori: 'wedding', page: '2' }],
  ['/event?page=x&page=2', { ...ALL, page: '2' }],
  ['/event?page=99999', { ...ALL, page: '99999' }],
  ['/event?urut=tanggal', { ...ALL, isByDate: true }],
  ['/event?urut=tanggal&kategori=&bulan=', { ...ALL, isByDate: true }],
  ['/event?urut=tanggal&bulan=2026-12', { ...ALL, isByDate: true, bulan: '2026-12' }],
  ['/galeri?kategori=akomodasi&page=2', { ...ALL, kategori: 'akomodasi', page: '2' }],
  ['/kuliner?urut=rating&page=2', { ...ALL, page: '2', choice: { urut: 'rating' } }],
  ['/akomodasi?kawasan=lembang', { ...ALL, choice: { kawasan: 'lembang' } }],
  [
    '/paket-tour?kategori=camping&urut=rating&harga=1000000&hari=2&kawasan=ciwidey&page=2',
    {
      ...ALL,
      ...{ kategori: 'camping', page: '2' },
      choice: { urut: 'rating', harga: '1000000', hari: '2', kawasan: 'ciwidey' },
    },
  ],
])('readListQuery reads the query of %s', (address, asked) => expect(read(address)).toEqual(asked));
