import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { FRAME_LIFE } from './lib/addresses/lifetimes';
import { SECURITY_HEADERS } from './lib/base/security-headers';
import config from './next.config';

async function headersOf(path: string): Promise<Headers> {
  return (await unstable_getResponseFromNextConfig({ url: `http://localhost${path}`, nextConfig: config }))
    .headers;
}

test.each([
  '/',
  '/event?page=2',
  '/destination/kawah-putih',
  '/tidak-ada',
  '/api/health',
  '/_next/static/a.js',
])('%s has all security headers', async (path) =>
  expect(Object.fromEntries(await headersOf(path))).toMatchObject(SECURITY_HEADERS),
);

test.each(['/og/destinasi/kawah-putih.jpg', '/storage/a/b.png'])(
  '%s can be embedded by other sites, with the resource policy cross-origin',
  async (path) => expect((await headersOf(path)).get('cross-origin-resource-policy')).toBe('cross-origin'),
);

test.each(['/pesan?jenis=paket&item=a&jumlah=4', '/contact/kirim?name=Sri'])(
  '%s sends no referrer to the page it redirects to',
  async (path) => expect((await headersOf(path)).get('referrer-policy')).toBe('no-referrer'),
);

test.each(['/pesanan', '/pesan/a', '/contact', '/ogre/a', '/storages/a'])(
  '%s has the default resource and referrer policies',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);

test.each(['/favicon.ico', '/icon.png', '/apple-icon.png'])(
  '%s is cached as long as the other pictures of the frame',
  async (path) => expect((await headersOf(path)).get('cache-control')).toBe(FRAME_LIFE),
);
