import { AdminApiError } from '@/lib/admin-api/errors';
import { api, down, forgetAll, OUTAGE, there } from '@/lib/cases/api.fake';
import { logInfo, logWarning } from '@/lib/log/log';
import type { settings } from '@/lib/settings/settings';
import { ask, beginSite, drawn, isPassed, pathOf, routeOf } from './middleware.fake';

jest.mock('@/lib/log/log');
jest.mock('@/lib/addresses/redirects');
jest.mock('@/lib/settings/settings', () => {
  const real: { settings: typeof settings } = jest.requireActual('@/lib/settings/settings');
  return { ...real, settings: jest.fn(real.settings) };
});

beforeEach(beginSite);
afterEach(() => jest.restoreAllMocks());

const LIFE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=86400, stale-if-error=31536000';
const CDN = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=31536000';

describe('addresses that do not exist', () => {
  test.each([
    ['/tidak-ada', '/keadaan/absent/fixed/-'],
    ['/internal/beranda/1', '/keadaan/absent/fixed/-'],
    ['/404', '/keadaan/absent/fixed/-'],
    ['/_error', '/keadaan/absent/fixed/-'],
    ['/og/x', '/keadaan/absent/fixed/-'],
    ['/api/tidak-ada', '/keadaan/absent/fixed/-'],
    ['/hilang.png', '/keadaan/absent/fixed/-'],
    ['/event/tidak-ada', '/keadaan/absent/detail/event'],
    ['/makanan/tidak-ada', '/keadaan/absent/detail/makanan'],
    ['/paket-tour?page=99', '/keadaan/absent/list/paket'],
    ['/paket-tour?harga=1', '/keadaan/absent/list/paket'],
    ['/event?urut=tanggal&page=2', '/keadaan/absent/agenda/event'],
    ['/kawasan/jakarta', '/keadaan/absent/area/-'],
    ['/rencana/tidak-ada', '/keadaan/absent/ready-plan/-'],
  ])('%s is an uncached 404 with the text of its kind and is logged once', async (target, text) => {
    const { status, headers, body } = await ask(target, { referer: 'https://luar.example/a' });
    expect([status, headers.get('cache-control'), headers.get('cdn-cache-control')]).toEqual([
      404,
      'no-store',
      null,
    ]);
    expect([headers.get('content-type'), headers.get('retry-after')]).toEqual([
      'text/html; charset=utf-8',
      null,
    ]);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await new Response(body).text()).toBe(`<p>http://localhost:3000${text}</p>`);
    const facts = {
      path: expect.stringContaining(target.split('?', 1)[0]!),
      referrer: 'https://luar.example/a',
    };
    expect(jest.mocked(logInfo).mock.calls).toEqual([['not found', expect.objectContaining(facts)]]);
  });

  test('the 404 texts are rendered at most twice for a thousand invented addresses', async () => {
    for (let n = 0; n < 9; n += 1) expect((await ask(`/fasilitas/acak-${n}`)).status).toBe(404);
    for (let n = 0; n < 1000; n += 1) await ask(`/acak-${n}`);
    expect(drawn.length).toBeLessThanOrEqual(2);
  });
});

describe('addresses that fail', () => {
  test.each([
    ['/paket-tour', '/keadaan/failed/list/paket'],
    ['/event?urut=tanggal', '/keadaan/failed/agenda/event'],
    ['/rencana?r=pa~a', '/keadaan/failed/plan/teman'],
    ['/event/nama-1', '/keadaan/failed/detail/event'],
  ])(
    '%s is an uncached, logged 503 with the reason of spec §8 and Retry-After while the API fails',
    async (target, text) => {
      down('paket', 'event');
      api.answers['/api/admin/events/nama-1'] = OUTAGE;
      const answer = await ask(target);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      const asked = new URL(/http[^<]+/.exec(await answer.text())![0]);
      expect([asked.pathname, asked.searchParams.get('pesan')]).toEqual([text, 'HTTP error! status: 500']);
      expect(jest.mocked(logWarning).mock.calls).toContainEqual([
        'answered with an error',
        expect.objectContaining({ status: 503 }),
      ]);
    },
  );

  test("a failed page passes on the API's Retry-After", async () => {
    api.answers['/api/admin/pakets'] = new AdminApiError('later', 'x', 429, { retrySeconds: 7 });
    const { status, headers } = await ask('/paket-tour');
    expect([status, headers.get('retry-after')]).toEqual([503, '7']);
  });

  test('a visitor who guesses too many keys gets 429, while another visitor is answered', async () => {
    const { asVisitor } = await import('@/lib/base/visitor');
    const statuses = new Set<number>();
    await asVisitor('192.0.2.1', async () => {
      for (let n = 0; n < 12; n += 1) {
        const { status, headers } = await ask(`/event/acak-${n}`);
        statuses.add(status);
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });
    expect(statuses).toEqual(new Set([404, 429]));
    // Somebody else is answered.
    expect((await asVisitor('192.0.2.2', () => ask('/event/lain'))).status).toBe(404);
  });
});

describe('redirects', () => {
  test.each([
    ['/Destinasi', '/destinasi'],
    ['/destinasi/', '/destinasi'],
    ['/events?a=b', '/event?a=b'],
    ['/destinasi?page=1', '/destinasi'],
    ['/paket-tour?hari=2&urut=harga', '/paket-tour?urut=harga&hari=2'],
    ['/paket-tour/nama-1', '/paketdetail/nama-1'],
    ['/event/7', '/event/nama-7'],
    ['/Event/7/', '/event/nama-7'],
    ['/event/7?utm_source=wa&fbclid=1&a=b', '/event/nama-7?utm_source=wa&fbclid=1'],
    ['/makanan/nama-1', '/kuliner#makanan-nama-1'],
    ['/makanan/nama-1?gclid=1', '/kuliner?gclid=1#makanan-nama-1'],
    ['/lama', '/event?kategori=wedding'],
    ['/LAMA/?a=b', '/event?kategori=wedding'],
    ['/lama?utm_medium=email', '/event?kategori=wedding&utm_medium=email'],
    ['/api/CARI', '/api/cari'],
  ])('%s redirects permanently to %s in one hop', async (target, to) => {
    there('paket', 'nama-1');
    const answer = await ask(target);
    expect([answer.status, pathOf(answer)]).toEqual([308, to]);
    expect(jest.mocked(logInfo)).not.toHaveBeenCalled();
  });
  test('a redirect never leads to another host', async () => {
    for (const target of ['/%2f%2fjahat.contoh/', '/%5C%5Cjahat.contoh/', '/A%0d%0aLocation:%20x/']) {
      const { headers } = await ask(target);
      expect(new URL(headers.get('location')!, 'http://localhost:3000').host).toBe('localhost:3000');
    }
  });
});

describe('a page', () => {
  test.each([
    '/',
    '/?utm_source=a',
    '/event',
    '/event?kategori=wedding',
    '/event?page=2&kategori=',
    '/event?urut=tanggal',
    '/event/nama-1',
    '/galeri',
    '/kuliner',
    '/kawasan',
    '/kawasan/lembang',
    '/rencana/sehari-di-ciwidey',
    '/contact',
    '/kebijakan-privasi',
  ])('the page %s has cache headers for browsers and CDNs', async (target) => {
    there('event', 'nama-1');
    const answer = await ask(target);
    expect([answer.status, isPassed(answer), routeOf(answer)]).toEqual([200, true, null]);
    const { headers } = answer;
    expect([headers.get('cache-control'), headers.get('cdn-cache-control')]).toEqual([LIFE, CDN]);
    expect(headers.get('x-status')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    expect(drawn).toEqual([]);
  });

  test.each(['/rencana', '/rencana?r=de~nama-1', '/cari?q=teh', '/cari'])(
    'the page %s is never cached',
    async (target) => {
      const answer = await ask(target);
      expect([isPassed(answer), answer.headers.get('cache-control')]).toEqual([true, 'no-store']);
      expect(answer.headers.get('cdn-cache-control')).toBeNull();
    },
  );

  test.each(['/', '/kuliner', '/kawasan', '/galeri'])(
    'the page %s is marked as partial and cached for 5 s when a list is missing',
    async (target) => {
      down('destinasi', 'makanan', 'event');
      forgetAll();
      const { headers } = await ask(target);
      expect(headers.get('x-status')).toBe('partial');
      expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=5(?:,|$)/);
    },
  );

  test('a page has the same cache headers for HEAD', async () => {
    const answer = await ask('/event', { method: 'HEAD' });
    expect([isPassed(answer), answer.headers.get('cache-control')]).toEqual([true, LIFE]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'a page answers 405 to %s without asking the API',
    async (method) => {
      for (const target of ['/', '/event/nama-1', '/tidak-ada', '/pesan?jenis=paket&item=nama-1']) {
        const { status, headers } = await ask(target, { method });
        expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([
          405,
          'GET, HEAD',
          'no-store',
        ]);
      }
      expect(api.asked).toEqual([]);
    },
  );
});

describe('what a page learns of its visitor', () => {
  const sent = { cookie: 'rencana=de~nama-1; a=b', 'user-agent': 'WhatsApp/2.0' };
  const learns = async (target: string) => {
    const { headers } = await ask(target, sent);
    const names = (headers.get('x-middleware-override-headers') ?? '').split(',');
    return {
      names,
      cookie: headers.get('x-middleware-request-cookie'),
      agent: headers.get('x-middleware-request-user-agent'),
    };
  };
  test.each(['/', '/event', '/cari?q=teh', '/rencana/sehari-di-ciwidey', '/kawasan/lembang'])(
    'the request to the page %s is passed on without its cookie',
    async (target) => {
      const { names, cookie } = await learns(target);
      expect(names).toContain('user-agent');
      expect([names.includes('cookie'), cookie]).toEqual([false, null]);
    },
  );
  // spec: 10, No page but /rencana
  test.each(['/rencana', '/rencana?r=ti~a'])(
    'the request to the page %s is passed on with its cookie',
    async (target) => {
      const { names, cookie } = await learns(target);
      expect([names.includes('cookie'), cookie]).toEqual([true, sent.cookie]);
    },
  );
  test("the middleware replaces the user agent, so that Next's head does not depend on it", async () => {
    for (const target of ['/', '/rencana', '/event/7', '/cari'])
      expect([null, 'Jelajahi Bandung']).toContain((await learns(target)).agent);
    expect((await learns('/')).agent).toBe('Jelajahi Bandung');
  });
});
