import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isHandled, keyOf, readAddress, routeOf } from './address';
import { HANDLERS, PAGES, TEXT_PAGES } from './routes';

/** What the target of a request means. */
function read(target: string) {
  const [at = '', query] = (target.split('#', 1)[0] ?? '').split(/\?(.*)/s, 2);
  return readAddress(at, query === undefined ? '' : `?${query}`);
}
const page = (key: string) => expect.objectContaining({ is: 'page', key }) as unknown;
const nothing = (at: string) => ({ is: 'nothing', path: at });

describe('readAddress and keyOf without a page', () => {
  test.each([
    '/tidak-ada',
    '/halaman/hilang',
    '/internal/beranda/1',
    '/_global-error',
    '/_not-found',
    '/_error',
    '/404',
    '/api/tidak-ada',
    '/api/kartu',
    '/og/x',
    '/hilang.png',
    '/event/lari/lagi',
    '/kawasan/lembang/lagi',
    '/rencana/sehari/lagi',
    '/contact/belum-lengkap/lagi',
    '/kuliner/batagor',
    '/constructor',
    '/__proto__',
    '/keadaan',
    '/keadaan/failed/list/event',
  ])('readAddress finds no page at %s, and keyOf keeps its query', (at) => {
    expect(read(at)).toEqual(nothing(at));
    expect(read(`${at}?page=2`)).toEqual(nothing(at));
    expect(keyOf(`${at}?page=2`)).toBe(`${at}?page=2`);
  });
  test.each(Object.keys(HANDLERS).filter((route) => !route.includes('[')))(
    'readAddress finds no page at %s, which is the route of a handler',
    (at) => expect(read(at)).toEqual(nothing(at)),
  );
});

describe('readAddress and keyOf of a page', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=surat', '/'],
    ['/?page=1', '/'],
    ['/contact', '/contact'],
    ['/contact/belum-lengkap?a=b', '/contact/belum-lengkap'],
    ['/kebijakan-privasi', '/kebijakan-privasi'],
    ['/destination/kawah-putih?utm_source=a&page=2', '/destination/kawah-putih'],
    ['/makanan/batagor', '/makanan/batagor'],
    ['/event?utm_campaign=a&fbclid=b&gclid=c', '/event'],
    ['/event?kategori=', '/event'],
    ['/event?page=', '/event'],
    ['/event?fbclid=a&kategori=wedding', '/event?kategori=wedding'],
    ['/event?page=2&kategori=wedding&x=1', '/event?kategori=wedding&page=2'],
    ['/event?page=2&page=3', '/event?page=3'],
    ['/event?kategori=a&kategori=', '/event'],
    ['/kuliner?page=2&kategori=a', '/kuliner?page=2'],
    ['/galeri?_rsc=abc&kategori=akomodasi', '/galeri?kategori=akomodasi'],
    ['/event?urut=tanggal&bulan=2026-12&a=b', '/event?urut=tanggal&bulan=2026-12'],
    ['/event?urut=tanggal', '/event?urut=tanggal'],
    ['/event?page=2#tempat', '/event?page=2'],
    ['/kawasan?kategori=a', '/kawasan'],
    ['/kawasan/lembang?r=a', '/kawasan/lembang'],
    ['/rencana/sehari-di-kota?r=de~a', '/rencana/sehari-di-kota'],
    ['/cari', '/cari'],
    ['/cari?q=teh+hijau&utm_source=a', '/cari?q=teh+hijau'],
    ['/cari?page=2&q=teh', '/cari?q=teh&page=2'],
    ['/cari?q=kopi&q=teh', '/cari?q=teh'],
    ['/rencana?milik=de~a&utm_source=a', '/rencana'],
    ['/rencana?r=', '/rencana'],
    ['/rencana?r=o2!de~a&milik=de~b', '/rencana?r=o2%21de%7Ea'],
  ])('the page %s has the key %s, without parameters that the page does not read', (target, key) => {
    expect(read(target)).toEqual(page(key));
    expect(keyOf(target)).toBe(key);
  });

  test('keyOf and readAddress return the same for a key as for the address that it was made from', () => {
    for (const target of ['/event?page=2&kategori=wedding', '/cari?page=2&q=a%20b', '/rencana?r=o2!de~a']) {
      const once = keyOf(target);
      expect([keyOf(once), read(once)]).toEqual([once, read(target)]);
    }
  });

  test('keyOf makes one key of ten thousand values of a parameter that the page does not read', () => {
    const keys = new Set(Array.from({ length: 10_000 }, (_, n) => keyOf(`/?x=${n}`)));
    expect([...keys]).toEqual(['/']);
  });

  test('readAddress takes the name of an item from its path, decoded once, and none from a list', () => {
    expect(read('/event/lari-fajar')).toMatchObject({
      name: 'lari-fajar',
      page: PAGES['/event/[slug]'],
    });
    expect(read('/event/100%25')).toMatchObject({ name: '100%' });
    expect(read('/event/a%252fb')).toMatchObject({ name: 'a%2fb' });
    expect(read('/event/kopi%20susu')).toMatchObject({ name: 'kopi susu' });
    expect(read('/event/a%2Fb')).toMatchObject({ is: 'page', name: 'a/b' });
    expect(read('/event')).toMatchObject({ name: '', page: PAGES['/event'] });
  });
});

describe('readAddress and keyOf of a list with choices', () => {
  test.each([
    ['/paket-tour?urut=harga', '/paket-tour?urut=harga'],
    ['/akomodasi?kawasan=lembang&fbclid=a', '/akomodasi?kawasan=lembang'],
    ['/akomodasi?fbclid=a&kawasan=lembang', '/akomodasi?kawasan=lembang'],
    ['/kuliner?urut=rating&page=2', '/kuliner?urut=rating&page=2'],
    [
      '/paket-tour?kategori=camping&urut=rating&harga=1000000&hari=2&kawasan=ciwidey&page=2',
      '/paket-tour?kategori=camping&urut=rating&harga=1000000&hari=2&kawasan=ciwidey&page=2',
    ],
  ])('the list address %s has the key %s', (target, key) => {
    expect(read(target)).toEqual(page(key));
    expect(keyOf(target)).toBe(key);
  });

  test.each([
    ['/paket-tour?hari=2&urut=harga', '/paket-tour?urut=harga&hari=2'],
    ['/paket-tour?page=2&hari=2', '/paket-tour?hari=2&page=2'],
    ['/Paket-Tour/?kategori=semua&urut=&harga=&hari=2&kawasan=', '/paket-tour?hari=2'],
    ['/paket-tour?urut=&harga=&hari=2&kawasan=', '/paket-tour?hari=2'],
    ['/paket-tour?hari=1&hari=2', '/paket-tour?hari=2'],
    ['/cari?q=bandung&page=1', '/cari?q=bandung'],
    ['/cari?q=teh&page=1&utm_source=a', '/cari?q=teh&utm_source=a'],
    ['/paket-tour?utm_source=a&hari=2&urut=harga', '/paket-tour?urut=harga&hari=2&utm_source=a'],
    ['/event?utm_source=a&kategori=semua&urut=tanggal', '/event?urut=tanggal&utm_source=a'],
  ])('readAddress redirects %s to its canonical form %s, and the key keeps that redirect', (target, to) => {
    expect(read(target)).toEqual({ is: 'moved', to });
    expect(keyOf(target)).not.toBe(to);
    expect(read(keyOf(target))).toEqual({ is: 'moved', to });
  });
});

test.each(['/event?urut=tanggal&kategori=seminar', '/event?kategori=seminar&urut=tanggal'])(
  'readAddress does not redirect %s, because the agenda has no categories',
  (target) => expect(read(target)).toMatchObject({ is: 'page', key: '/event?kategori=seminar&urut=tanggal' }),
);
test('readAddress redirects the agenda of all categories to the agenda without a category', () =>
  expect(read('/event?urut=tanggal&kategori=semua')).toEqual({ is: 'moved', to: '/event?urut=tanggal' }));

describe('redirects of readAddress', () => {
  test.each([
    ['/Destinasi', '/destinasi'],
    ['/destinasi/', '/destinasi'],
    ['//destinasi', '/destinasi'],
    ['/events', '/event'],
    ['/events/', '/event'],
    ['/EVENTS?page=1', '/event'],
    ['/events?a=b', '/event?a=b'],
    ['/paket-tour/Nama/', '/paketdetail/nama'],
    ['/paket-tour/nama?utm_source=a', '/paketdetail/nama?utm_source=a'],
    ['/%64estinasi', '/destinasi'],
    ['/destinasi?page=1', '/destinasi'],
    ['/destinasi?kategori=semua', '/destinasi'],
    ['/galeri?kategori=semua&page=1', '/galeri'],
    ['/Destinasi/?kategori=semua&page=2', '/destinasi?page=2'],
    ['/kuliner?page=1', '/kuliner'],
    ['/destinasi?page=1&utm_source=a', '/destinasi?utm_source=a'],
    ['/destinasi?fbclid=a&kategori=semua&page=2', '/destinasi?fbclid=a&page=2'],
    ['/Cari?q=teh&page=1', '/cari?q=teh'],
    ['/Event/Lari?a=b', '/event/lari?a=b'],
    ['/event/kopi susu', '/event/kopi%20susu'],
    ['/event/%6cari', '/event/lari'],
    ['/event/a%2fb', '/event/a%2Fb'],
    ['/api//cari', '/api/cari'],
    ['/LAMA/?utm_source=a', '/lama?utm_source=a'],
    ['/halaman/a,b', '/halaman/a%2Cb'],
    ['//jahat.contoh', '/jahat.contoh'],
    ['/\\jahat.contoh', '/%5Cjahat.contoh'],
    ['/%2f%2fjahat.contoh/', '/%2F%2Fjahat.contoh'],
    ['/event/%E0%A4%A', '/event/%25e0%25a4%25a'],
    ['/A%0d%0aset-cookie:a=b', '/a%0D%0Aset-cookie%3Aa%3Db'],
  ])('readAddress redirects %s to %s in one hop, and the key keeps that redirect', (target, to) => {
    expect(read(target)).toEqual({ is: 'moved', to });
    expect(read(to).is).not.toBe('moved');
    // The key keeps what is wrong with the address: else nobody could lead from it.
    expect(read(keyOf(target))).toEqual({ is: 'moved', to });
  });
});

describe('keyOf without a page', () => {
  test.each([
    '/api/cari?q=teh&x=1',
    '/storage/A%20b.png',
    '/og/destinasi/a.jpg?v=1',
    '/sitemap/1.xml',
    '/tidak-ada?x=1',
  ])('keyOf returns %s, which is no page, as it is', (target) => expect(keyOf(target)).toBe(target));
  test('keyOf drops the fragment of an address', () => expect(keyOf('/event#a')).toBe('/event'));
});

describe('the routes of app/', () => {
  test('PAGES and HANDLERS name exactly the pages and route handlers in app/', () => {
    const pages = filesOf('page.tsx').filter((route) => !route.startsWith(`${TEXT_PAGES}/`));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.sort()).toEqual(Object.keys(PAGES).sort());
    const handlers = filesOf('route.ts');
    expect(handlers.length).toBeGreaterThan(10);
    expect([...handlers, '/robots.txt'].sort()).toEqual(Object.keys(HANDLERS).sort());
  });

  test.each(Object.keys(PAGES))(
    'routeOf and readAddress recognise a path of the route %s as a page',
    (route) => {
      const at = route.replace(/\[\w+\]/, 'x');
      expect([routeOf(at), isHandled(at)]).toEqual([route, false]);
      expect(read(at)).toEqual(expect.objectContaining({ is: 'page', path: at, key: at }));
    },
  );

  test.each(Object.keys(HANDLERS))(
    'routeOf recognises a path of the route %s as a handler, and keyOf keeps its query',
    (route) => {
      const at = route.replace(/\[[.\w]+\]/g, 'x');
      expect([routeOf(at), isHandled(at), keyOf(`${at}?a=b`)]).toEqual([route, true, `${at}?a=b`]);
    },
  );

  test.each(['/event/[slug]', '/api/kartu/[kind]', '/event/', 'event', '', '/storage/', '/og/a/b/c'])(
    'routeOf finds no route for %j',
    (at) => expect(routeOf(at)).toBeNull(),
  );
});

/** Next's names of the routes of app/ that such a file makes. */
function filesOf(name: string): string[] {
  const root = path.join(process.cwd(), 'app');
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === name)
    .map((entry) => `/${path.relative(root, entry.parentPath).replaceAll(path.sep, '/')}`);
}
