import { OWN_QUESTION, ownSecret } from '@/lib/base/secrets';
import { processWide } from '@/lib/base/process-wide.mjs';
import { api, OUTAGE, there } from '@/lib/cases/api.fake';
import { logError } from '@/lib/log/log';
import type { settings } from '@/lib/settings/settings';
import { ask, beginSite, drawn, isPassed, pathOf, routeOf, siteAt } from './middleware.fake';

jest.mock('@/lib/log/log');
jest.mock('@/lib/addresses/redirects');
jest.mock('@/lib/settings/settings', () => {
  const real: { settings: typeof settings } = jest.requireActual('@/lib/settings/settings');
  return { ...real, settings: jest.fn(real.settings) };
});

beforeEach(beginSite);
afterEach(() => jest.restoreAllMocks());

describe('routes that are no pages', () => {
  test.each([
    '/api/cari?q=teh',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/1.xml',
    '/og/event/a.jpg?v=1',
    '/storage/a/b.png',
  ])('%s passes to its own route unchanged for GET and HEAD, and POST is 405', async (target) => {
    expect((await ask(target, { method: 'POST' })).status).toBe(405);
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(target, { method, cookie: 'rencana=de~a' });
      expect([isPassed(answer), routeOf(answer)]).toEqual([true, null]);
      expect(answer.headers.get('cache-control')).toBeNull();
      expect(answer.headers.get('x-middleware-override-headers')).toBeNull();
    }
    expect(api.asked).toEqual([]);
  });

  test.each([
    ['/event/nama-1.ics', '/api/kalender/event/nama-1'],
    ['/tiket/3.ics', '/api/kalender/tiket/3'],
    ['/event/a%20b.ics?x=1', '/api/kalender/event/a%20b?x=1'],
  ])('%s is rewritten to the route %s', async (target, route) =>
    expect(routeOf(await ask(target))).toBe(route),
  );
  test.each(['/destination/a.ics', '/event/.ics', '/event/a/b.ics', '/event/a.icsx'])(
    '%s is not a calendar and answers 404',
    async (target) => expect((await ask(target)).status).toBe(404),
  );
  test('/rencana/kalender.ics passes to its own route', async () => {
    const answer = await ask('/rencana/kalender.ics?r=de~a');
    expect([isPassed(answer), routeOf(answer)]).toEqual([true, null]);
  });

  test('a POST is rewritten to the API of plans at /rencana, and is 405 at other addresses', async () => {
    expect(routeOf(await ask('/rencana', { method: 'POST' }))).toBe('/api/rencana');
    expect(routeOf(await ask('/rencana?a=b', { method: 'POST' }))).toBe('/api/rencana?a=b');
    for (const target of ['/rencana/sehari-di-ciwidey', '/rencana/', '/'])
      expect((await ask(target, { method: 'POST' })).status).toBe(405);
    expect(routeOf(await ask('/rencana'))).toBeNull();
  });
});

describe('an order', () => {
  test('an order of an existing item passes to its route without cache-control', async () => {
    there('paket', 'nama-1');
    const answer = await ask('/pesan?jenis=paket&item=nama-1&jumlah=4', { cookie: 'a=b' });
    expect([isPassed(answer), routeOf(answer), answer.headers.get('cache-control')]).toEqual([
      true,
      null,
      null,
    ]);
  });
  test.each([
    ['/pesan?jenis=paket&item=7', '/paketdetail/nama-7'],
    ['/pesan?jenis=paket&item=Nama-1', '/paketdetail/nama-1'],
  ])("the order %s of a moved item redirects uncached with 303 to the item's page", async (target, to) => {
    there('paket', 'nama-1');
    const answer = await ask(target);
    expect([answer.status, pathOf(answer)]).toEqual([303, to]);
    expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
  });
  test.each([
    ['', '/keadaan/absent/fixed/-'],
    ['?item=ciwidey', '/keadaan/absent/fixed/-'],
    ['?jenis=blog&item=ciwidey', '/keadaan/absent/fixed/-'],
    ['?jenis=paket&item=..%2F..%2Fapi%2Fhealth', '/keadaan/absent/fixed/-'],
    ['?jenis=paket&item=%2F%2Fjahat.id', '/keadaan/absent/fixed/-'],
    ['?jenis=paket&item=tidak-ada', '/keadaan/absent/detail/paket'],
  ])('an order of nothing is a 404 with noindex: /pesan%s', async (query, text) => {
    const answer = await ask(`/pesan${query}`);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    expect(await answer.text()).toContain(text);
  });
  test('an order of an item is a 503 with the text of its page while the API fails', async () => {
    api.answers['/api/admin/pakets/nama-1'] = OUTAGE;
    const answer = await ask('/pesan?jenis=paket&item=nama-1');
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      ...[503, 'no-store', 'noindex'],
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('/keadaan/failed/detail/paket');
  });
});

describe('the page of error texts', () => {
  const TEXT = '/keadaan/failed/list/paket?pesan=x';
  test.each([undefined, '', 'x', '00000000-0000-0000-0000-000000000000'])(
    'the page of error texts answers 404 to the secret %j',
    async (secret) => {
      const answer = await ask(TEXT, secret === undefined ? {} : { [OWN_QUESTION]: secret });
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('/keadaan/absent/fixed/'),
      ]);
    },
  );
  test("the page of error texts passes with no-store and without a cookie for the process's own secret", async () => {
    const answer = await ask(TEXT, { [OWN_QUESTION]: ownSecret(), cookie: 'a=b' });
    expect([isPassed(answer), answer.headers.get('cache-control')]).toEqual([true, 'no-store']);
    expect(answer.headers.get('x-middleware-request-cookie')).toBeNull();
    expect(api.asked).toEqual([]);
  });
  test("the page of error texts is fetched from the site's own server, whatever the Host header", async () => {
    Object.assign(processWide, { server: { origin: 'http://127.0.0.1:3999' } });
    await ask('/transportasi/tidak-ada', { host: 'jahat.contoh' });
    expect(drawn).toEqual(['http://127.0.0.1:3999/keadaan/absent/detail/transportasi']);
  });
});

describe('headers by settings', () => {
  const TARGETS = ['/', '/Destinasi', '/tidak-ada', '/robots.txt', '/event/a.ics', '/pesan'];
  test('every answer has strict-transport-security when the site has https', async () => {
    for (const target of TARGETS)
      expect([target, (await ask(target)).headers.get('strict-transport-security')]).toEqual([
        target,
        'max-age=31536000',
      ]);
    expect((await ask('/', { method: 'POST' })).headers.get('strict-transport-security')).toBe(
      'max-age=31536000',
    );
  });
  test.each(['http://contoh.id', null])(
    'no answer has strict-transport-security when SITE_URL is %j',
    async (siteUrl) => {
      siteAt(siteUrl);
      for (const target of TARGETS)
        expect((await ask(target)).headers.has('strict-transport-security')).toBe(false);
    },
  );

  test.each<Record<string, string>>([{ host: 'contoh.id' }, { 'x-forwarded-host': 'contoh.id' }])(
    'answers are noindex when reached by %j without SITE_URL, and the error is logged once',
    async (headers) => {
      siteAt(null);
      for (const target of TARGETS)
        expect([target, (await ask(target, headers)).headers.get('x-robots-tag')]).toEqual([
          target,
          'noindex',
        ]);
      expect(jest.mocked(logError).mock.calls).toEqual([
        [expect.stringContaining('SITE_URL'), expect.objectContaining({ host: 'contoh.id' })],
      ]);
    },
  );
  test('answers have no x-robots-tag with SITE_URL, or without it from this machine', async () => {
    expect((await ask('/', { host: 'contoh.id' })).headers.has('x-robots-tag')).toBe(false);
    siteAt(null);
    expect((await ask('/')).headers.has('x-robots-tag')).toBe(false);
    expect(logError).not.toHaveBeenCalled();
  });
});
