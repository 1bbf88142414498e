import { refusalOf } from './refuse';

const status = (method: string, address: string) => refusalOf(method, address)?.status ?? null;

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', ''])(
  '%s is refused everywhere, with what is allowed',
  (method) => {
    for (const address of [
      '/',
      '/event/lari',
      '/api/cari?q=teh',
      '/art/logo.svg',
      '/api/revalidate/',
      '/pesan',
    ])
      expect(refusalOf(method, address)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  },
);

test('the form of plans takes POST, and nothing else beside reading', () => {
  expect(refusalOf('POST', '/rencana')).toBeNull();
  for (const method of ['PUT', 'OPTIONS', 'TRACE'])
    expect(refusalOf(method, '/rencana')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST' },
    });
});

test.each(['/api/revalidate', '/api/minat?pesan=kartu', '/api/kunjungan'])(
  '%s answers for the methods that Next knows',
  (address) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(refusalOf(method, address)).toBeNull();
    expect(refusalOf('TRACE', address)).toMatchObject({ status: 405 });
  },
);

test.each(['*', 'http://jahat.contoh/Event', 'event', ''])('the target %j is refused', (address) => {
  expect(status('GET', address)).toBe(400);
});

test('a long address is refused, and the form that needs one is not', () => {
  const long = `?x=${'a'.repeat(5000)}`;
  expect(status('GET', `/cari${long}`)).toBe(414);
  expect(status('GET', `/contact${long}`)).toBe(414);
  expect(status('GET', `/contact/kirim${long}`)).toBeNull();
});

test.each([
  '/_next/%E0%A4%A',
  '/_next/image/%',
  '/art/%zz',
  '/og/event/%ff.jpg',
  '/storage/a/%',
  '/api/kartu/%E0',
  '/event/50%-diskon',
  '/storage/../package.json',
  '/storage/..\\..\\package.json',
  '/.//jahat.contoh/',
  '/og/../event',
  '/event/.',
  '/_next/%2e%2e/package.json',
])('%s, whose escapes say nothing or which leads up, is refused', (address) =>
  expect(status('GET', address)).toBe(400),
);

test.each(['/event/50%25-diskon', '/event/a..b', '/storage/a%20b.png', '/cari?q=%E0%A4%A', '/api/cari?q=%'])(
  '%s is left to its page',
  (address) => expect(status('GET', address)).toBeNull(),
);

test.each([
  '/destination/kawah.rsc',
  '/event.rsc?page=2',
  '/kawah.rsc#a',
  '/kawah.rsc#a?b',
  '/blog/a.segments/_tree.segment.rsc',
  '/.rsc',
  '/api/cari.rsc?q=teh',
  '/_next/data/a/event.rsc',
])('%s, by which Next would send the data of a page, is not there', (address) =>
  expect(status('GET', address)).toBe(404),
);

test.each(['/event?_rsc=a.rsc', '/event?page=2&_rsc', '/rsc', '/event/rsc', '/event/a.rsca'])(
  '%s is no address of such data',
  (address) => expect(status('GET', address)).toBeNull(),
);

const optimised = (url: string) => `/_next/image?url=${encodeURIComponent(url)}&w=256&q=60`;

test.each([
  'https://jahat.contoh/a.png',
  '//jahat.contoh/a.png',
  '/art/logo.svg',
  '/storage/a.png?x=1',
  '/storage/a.png#1',
  '/storage/%61.png',
  '/storage/a%2Epng',
  '/storage/promo 50% kawah.png',
  '/storage/promo%2050% kawah.png',
  '/storage//a.png',
  '/storage/./a.png',
  '/storage/x/../a.png',
  '/storage/../api/admin/events',
  'storage/a.png',
  '',
])('the picture %j is not the way that pages write it', (url) => {
  expect(status('GET', optimised(url))).toBe(400);
});

test('no picture at all is refused', () => expect(status('GET', '/_next/image')).toBe(400));

test.each([
  '/storage/a.png',
  '/storage/a%20b/%5B1%5D%22%3Cx%3E.png',
  `/storage/promo%2050%25%20kawah%20%231%3F%2B'2'.png`,
])('the picture %j is', (url) => {
  expect(status('GET', optimised(url))).toBeNull();
});

test.each(['GET', 'HEAD'])('%s is served', (method) => expect(status(method, '/event?page=2')).toBeNull());
