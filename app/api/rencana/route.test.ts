import { NextRequest } from 'next/server';
import { settings } from '@/lib/settings/settings';
import { POST } from './route';

jest.mock('@/lib/settings/settings', () => {
  const real: { settings: typeof settings } = jest.requireActual('@/lib/settings/settings');
  return { ...real, settings: jest.fn(real.settings) };
});

// What these tests keep is there; the contract over HTTP saves what is not.
jest.mock('@/lib/plan/view', () => ({ isThere: async () => true, loadDaysOf: async () => () => 1 }));

const siteAt = (siteUrl: string) =>
  jest.mocked(settings).mockReturnValue({ ...settings(), siteUrl, hasSiteUrl: true });
beforeEach(() => siteAt('https://contoh.id'));

const ADDRESS = 'http://localhost:3000/rencana';
const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  POST(new NextRequest(ADDRESS, { method: 'POST', body, headers, duplex: 'half' }));
const cookieOf = (answer: Response) => answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);

test('a plan form that script sends is told where it leads, with the same cookie', async () => {
  const body = 'aksi=tambah:at~a&jumlah:at~a=2';
  const cookie = 'rencana=at~a';
  const seen = await post(body, { cookie });
  const told = await post(body, { cookie, accept: 'text/plain' });
  expect([told.status, await told.text()]).toEqual([200, seen.headers.get('location')]);
  expect(cookieOf(told)).toEqual(cookieOf(seen));
  expect([told.headers.get('cache-control'), told.headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ]);
});

describe('a refused plan form', () => {
  test.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://contoh.id' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://contoh.id' }, 303],
    [{ origin: 'https://jahat.id' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' }, 303],
    [{ origin: 'http://192.168.0.7:3000', host: 'localhost', 'x-forwarded-host': '192.168.0.7:3000' }, 303],
    [{ origin: 'https://jahat.id', host: 'localhost', 'x-forwarded-host': 'contoh.id' }, 403],
    [{}, 303],
  ])('a plan form sent with %j is answered with %s', async (headers, status) => {
    const answer = await post('simpan=de~a', headers);
    expect([answer.status, cookieOf(answer).length]).toEqual([status, status === 303 ? 1 : 0]);
  });

  test('a plan form that is too long is answered with 413 before it is read to its end', async () => {
    let read = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          read += 1;
          controller.enqueue(new TextEncoder().encode(`simpan=${'a'.repeat(1000)}&`));
        },
      });
    for (const headers of [{}, { 'content-length': '10' }] as Record<string, string>[]) {
      read = 0;
      const answer = await post(endless(), headers);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([413, null]);
      expect(read).toBeLessThan(30);
    }
    expect((await post(`simpan=${'a'.repeat(20_000)}`)).status).toBe(413);
  });

  test('a refused plan form is answered with no-store and noindex', async () => {
    for (const answer of [await post('', { origin: 'null' }), await post('a'.repeat(20_000))])
      expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
        'no-store',
        'noindex',
      ]);
  });
});

// spec: 10, A plan
test('a plan form sets the plan as the only cookie and redirects to the referring page', async () => {
  const answer = await post('simpan=ti~kereta', {
    cookie: '__prerender_bypass=1; rencana=de~a',
    referer: 'https://contoh.id/tiket',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tiket#tersimpan']);
  expect(answer.headers.getSetCookie()).toEqual([
    'rencana=ti~kereta!de~a; Path=/; Max-Age=15724800; SameSite=Lax; Secure',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

test('a plan form sets its cookie without Secure when the site has no https', async () => {
  siteAt('http://localhost:3000');
  expect((await post('simpan=de~a')).headers.get('set-cookie')).toBe(
    'rencana=de~a; Path=/; Max-Age=15724800; SameSite=Lax',
  );
});

test('a plan form deletes the cookie when the plan becomes empty', async () => {
  const answer = await post('aksi=hapus:de~a', { cookie: 'rencana=de~a' });
  expect(answer.headers.get('set-cookie')).toContain('rencana=; Path=/; Max-Age=0');
});

test('a plan form without a field keeps the plan and redirects to /rencana', async () => {
  const answer = await post(null, { cookie: 'rencana=de~a' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/rencana']);
  expect(cookieOf(answer)).toEqual(['rencana=de~a']);
});

describe('the plan before', () => {
  test.each<[string | undefined, string]>([
    ['rencana=o2!de~a', 'rencana=o2!ti~kereta!de~a'],
    ['a=b; rencana=de~b; c=d', 'rencana=ti~kereta!de~b'],
    ['rencana=', 'rencana=ti~kereta'],
    ['bukanrencana=de~a', 'rencana=ti~kereta'],
    ['rencana=bukan rencana', 'rencana=ti~kereta'],
    ['rencana=%E0%A4%A', 'rencana=ti~kereta'],
    [undefined, 'rencana=ti~kereta'],
  ])('a plan form adds to the plan of the cookie: %j becomes %s', async (cookie, plan) => {
    const answer = await post('simpan=ti~kereta', cookie === undefined ? {} : { cookie });
    expect(cookieOf(answer)).toEqual([plan]);
  });

  test('a plan form sets a cookie of limited length whatever the length of the plan before', async () => {
    const answer = await post('simpan=ti~kereta', { cookie: `rencana=${'de~a!'.repeat(5000)}` });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('set-cookie')!.length).toBeLessThan(5000);
  });
});
