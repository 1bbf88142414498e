import { refusalOf } from './refuse';

const status = (method: string, address: string) => refusalOf(method, address)?.status ?? null;

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', ''])(
  "the method '%s' is refused with 405 and 'Allow: GET, HEAD'",
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

test('the form of plans accepts POST, and refuses other methods with 405', () => {
  expect(refusalOf('POST', '/rencana')).toBeNull();
  for (const method of ['PUT', 'OPTIONS', 'TRACE'])
    expect(refusalOf(method, '/rencana')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST' },
    });
});

test.each(['/api/revalidate', '/api/minat?pesan=kartu', '/api/kunjungan'])(
  'the address %s accepts the methods that Next knows, and refuses TRACE',
  (address) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(refusalOf(method, address)).toBeNull();
    expect(refusalOf('TRACE', address)).toMatchObject({ status: 405 });
  },
);

test.each(['*', 'http://jahat.contoh/Event', 'event', ''])(
  'the request target %j is refused with 400',
  (address) => {
    expect(status('GET', address)).toBe(400);
  },
);

test('an address beyond 4096 characters is refused with 414, except the form that needs it', () => {
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
])('the address %s, with a bad escape or a step up, is refused with 400', (address) =>
  expect(status('GET', address)).toBe(400),
);

test.each(['/event/50%25-diskon', '/event/a..b', '/storage/a%20b.png', '/cari?q=%E0%A4%A', '/api/cari?q=%'])(
  'the address %s is not refused',
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
])('the address %s, at which Next would send the data of a page, is refused with 404', (address) =>
  expect(status('GET', address)).toBe(404),
);

test.each(['/event?_rsc=a.rsc', '/event?page=2&_rsc', '/rsc', '/event/rsc', '/event/a.rsca'])(
  'the address %s, which only resembles that of page data, is not refused',
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
])('the optimiser refuses the picture %j with 400, as no page writes it so', (url) => {
  expect(status('GET', optimised(url))).toBe(400);
});

test('the optimiser refuses a request without a picture with 400', () =>
  expect(status('GET', '/_next/image')).toBe(400));

test.each([
  '/storage/a.png',
  '/storage/a%20b/%5B1%5D%22%3Cx%3E.png',
  `/storage/promo%2050%25%20kawah%20%231%3F%2B'2'.png`,
])('the optimiser accepts the picture %j', (url) => {
  expect(status('GET', optimised(url))).toBeNull();
});

test.each(['GET', 'HEAD'])('the method %s is accepted', (method) =>
  expect(status(method, '/event?page=2')).toBeNull(),
);
