/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { AdminApiError } from '@/lib/admin-api/errors';
import { lookUpOnce } from '@/lib/data/load';
import { redirects } from '@/lib/addresses/redirects';
import { movedTo, resolve } from './resolve';

jest.mock('@/lib/data/load');
jest.mock('@/lib/addresses/redirects');

const absent = { state: 'absent' } as const;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(lookUpOnce).mockResolvedValue(absent);
  jest.mocked(redirects).mockReturnValue(
    new Map([
      ['/event/lari', '/blog'],
      ['/lama', '/event'],
      ['/halaman/a%2Cb', '/event?kategori=wedding'],
    ]),
  );
});

const page = (address: string) => ({ is: 'page', address, isKept: true });
const LOST = page('/tidak-ada');

describe('a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=surat', '/'],
    ['/?page=1', '/'],
    ['/contact', '/contact'],
    ['/contact/belum-lengkap?a=b', '/contact/belum-lengkap'],
    ['/kebijakan-privasi', '/kebijakan-privasi'],
    ['/destination/kawah-putih?utm_source=a&page=2', '/destination/kawah-putih'],
    ['/makanan/batagor', '/makanan/batagor'],
    ['/event?utm_campaign=a&fbclid=b', '/event'],
    ['/event?kategori=', '/event'],
    ['/event?fbclid=a&kategori=wedding', '/event?kategori=wedding'],
    ['/event?page=2&kategori=wedding&x=1', '/event?kategori=wedding&page=2'],
    ['/event?page=2&page=3', '/event?page=3'],
    ['/kuliner?page=2&kategori=a', '/kuliner?page=2'],
    ['/galeri?_rsc=abc&kategori=akomodasi', '/galeri?kategori=akomodasi'],
    ['/event?urut=tanggal&bulan=2026-12&a=b', '/event?urut=tanggal&bulan=2026-12'],
    ['/event?urut=tanggal', '/event?urut=tanggal'],
    ['/event?page=2#tempat', '/event?page=2'],
  ])('%s is kept as %s, in which nothing of its visitor stands', async (url, address) =>
    expect(await resolve(url)).toEqual(page(address)),
  );
  it.each([
    ['/cari', '/cari'],
    ['/cari?q=teh+hijau&utm_source=a', '/cari?q=teh+hijau'],
    ['/cari?page=2&q=teh', '/cari?q=teh&page=2'],
    ['/rencana?milik=de~a&utm_source=a', '/rencana'],
    ['/rencana?r=o2!de~a&milik=de~b', '/rencana?r=o2%21de%7Ea'],
  ])('%s is for one visitor', async (url, address) =>
    expect(await resolve(url)).toEqual({ is: 'page', address, isKept: false }),
  );
  it('is there for every page.tsx of app/', async () => {
    const folders = filesOf('page.tsx').filter((folder) => folder !== '[...lain]');
    expect(folders.length).toBeGreaterThan(20);
    for (const folder of folders)
      expect([folder, await resolve(`/${folder.replace(/\[\w+\]/, 'x')}`)]).toEqual([
        folder,
        expect.objectContaining({ is: 'page', address: `/${folder.replace(/\[\w+\]/, 'x')}` }),
      ]);
  });
});

describe('a list that a visitor orders or narrows', () => {
  it.each([
    ['/paket-tour?urut=harga', '/paket-tour?urut=harga'],
    ['/akomodasi?kawasan=lembang&fbclid=a', '/akomodasi?kawasan=lembang'],
    ['/kuliner?urut=rating&page=2', '/kuliner?urut=rating&page=2'],
    [
      '/paket-tour?kategori=camping&urut=rating&harga=1000000&hari=2&kawasan=ciwidey&page=2',
      '/paket-tour?kategori=camping&urut=rating&harga=1000000&hari=2&kawasan=ciwidey&page=2',
    ],
  ])('%s is kept as %s, apart from the other pages', async (url, address) =>
    expect(await resolve(url)).toEqual({ ...page(address), isChosen: true }),
  );
  it('is not one without a choice', async () =>
    expect(await resolve('/paket-tour?kategori=camping')).not.toHaveProperty('isChosen', true));
  it.each([
    ['/paket-tour?hari=2&urut=harga', '/paket-tour?urut=harga&hari=2'],
    ['/Paket-Tour/?kategori=semua&urut=&harga=&hari=2&kawasan=', '/paket-tour?hari=2'],
    ['/paket-tour?hari=1&hari=2', '/paket-tour?hari=2'],
  ])('%s has one address: %s', async (url, to) => expect(await resolve(url)).toEqual({ is: 'redirect', to }));
});

describe('what is no page is asked of Next', () => {
  it('is so for every route.ts of app/', async () => {
    const folders = filesOf('route.ts');
    expect(folders.length).toBeGreaterThan(10);
    for (const folder of folders)
      expect([folder, await resolve(`/${folder.replace(/\[[.\w]+\]/g, 'x')}?a=b`)]).toEqual([
        folder,
        { is: 'direct' },
      ]);
  });
  it.each([
    '/_next/image?url=a',
    '/_next/static/a.js',
    '/icon.png?a',
    '/manifest.webmanifest',
    '/storage/A%20b.png',
  ])('%s', async (url) => expect(await resolve(url)).toEqual({ is: 'direct' }));
});

/** The folders of app/ that contain such a file, with '/'. */
function filesOf(name: string): string[] {
  const root = path.join(process.cwd(), 'app');
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === name)
    .map((entry) => path.relative(root, entry.parentPath).replaceAll(path.sep, '/'));
}

describe('nothing is there, and one page says so for all', () => {
  it.each([
    '/tidak-ada',
    '/halaman/hilang',
    '/internal/beranda/1',
    '/_global-error',
    '/_error',
    '/404',
    '/api/tidak-ada',
    '/og/x',
    '/hilang.png',
    '/event?page=0',
    '/event?page=-1',
    '/event?page=1.5',
    '/event?page=123456',
    '/event?kategori=Wedding',
    '/event?kategori=a_b',
    '/event?urut=rating',
    '/event?urut=harga&bulan=2026-12',
    '/event?urut=tanggal&harga=250000',
    '/paket-tour?harga=1',
    '/paket-tour?harga=250000x',
    '/paket-tour?hari=4',
    '/paket-tour?urut=terbaru',
    '/paket-tour?kawasan=jakarta',
    '/paket-tour?urut=tanggal',
    '/akomodasi?hari=2',
    '/transportasi?kawasan=lembang',
    '/blog?urut=harga',
    '/galeri?harga=250000',
    '/kuliner?hari=2',
    '/paket-tour?harga=250000&page=0',
    '/event?urut=tanggal&bulan=12',
    '/event?bulan=2026-12',
    '/event?urut=tanggal&page=2',
    '/event?kategori=wedding&urut=tanggal',
    '/destinasi?urut=tanggal',
    '/kuliner?urut=tanggal',
    '/kuliner?page=abc',
    '/event/lari/lagi',
    '/storage/../package.json',
    '/storage/..\\..\\package.json',
    '/.//jahat.contoh/',
    '/og/../event',
    '/_next/%2e%2e/package.json',
  ])('%s', async (url) => expect(await resolve(url)).toEqual(LOST));
});

describe('one hop', () => {
  it.each([
    ['/Destinasi', '/destinasi'],
    ['/destinasi/', '/destinasi'],
    ['//destinasi', '/destinasi'],
    ['/events?a=b', '/event?a=b'],
    ['/paket-tour/Nama/', '/paketdetail/nama'],
    ['/%64estinasi', '/destinasi'],
    ['/destinasi?page=1', '/destinasi'],
    ['/Destinasi/?kategori=semua&page=2', '/destinasi?page=2'],
    ['/kuliner?page=1', '/kuliner'],
    ['/api//cari', '/api/cari'],
    ['/lama', '/event'],
    ['/LAMA/?utm_source=a', '/event'],
    ['/halaman/a,b', '/event?kategori=wedding'],
    ['//jahat.contoh', '/jahat.contoh'],
    ['/\\jahat.contoh', '/%5Cjahat.contoh'],
    ['/%2f%2fjahat.contoh/', '/%2F%2Fjahat.contoh'],
    ['/event/%E0%A4%A', '/event/%25e0%25a4%25a'],
    ['/A%0d%0aset-cookie:a=b', '/a%0D%0Aset-cookie%3Aa%3Db'],
  ])('from %s to %s', async (url, to) => expect(await resolve(url)).toEqual({ is: 'redirect', to }));

  it('to where an item or a food has moved, whatever is wrong with the address', async () => {
    const hrefs = { event: '/event/lari-fajar', makanan: '/kuliner#makanan-batagor' };
    jest.mocked(lookUpOnce).mockImplementation(async ({ kind }) => ({
      state: 'moved',
      href: hrefs[kind as 'event' | 'makanan'],
    }));
    expect(await resolve('/Event/7/')).toEqual({ is: 'redirect', to: '/event/lari-fajar' });
    expect(await resolve('/Makanan/Batagor?a=b')).toEqual({ is: 'redirect', to: '/kuliner#makanan-batagor' });
  });
  it('to the tidy address of an item that is there, with its query', async () => {
    jest.mocked(lookUpOnce).mockResolvedValue({ state: 'found', item: {} as never, fromList: false });
    expect(await resolve('/Event/Lari?a=b')).toEqual({ is: 'redirect', to: '/event/lari?a=b' });
  });
});

describe('an item', () => {
  it('stays where it could not be had, whatever a rule says', async () => {
    jest.mocked(lookUpOnce).mockResolvedValue({ state: 'failed', error: new AdminApiError('timeout', 'x') });
    expect(await movedTo('/event/lari')).toBeNull();
    expect(await resolve('/Event/Lari')).toEqual({ is: 'redirect', to: '/event/lari' });
  });
  it('has moved where it says so', async () => {
    jest.mocked(lookUpOnce).mockResolvedValue({ state: 'moved', href: '/event/lari-fajar' });
    expect(await movedTo('/event/7')).toBe('/event/lari-fajar');
  });
  it('is not asked for where the address is of no item', async () => {
    for (const address of ['/', '/event', '/event?page=2', '/tidak-ada', '/a/b/c'])
      expect(await movedTo(address)).toBeNull();
    expect(lookUpOnce).not.toHaveBeenCalled();
  });
});
