import { setMetrics } from '@/lib/metrics/metrics';
import { openMetrics } from '@/lib/metrics/open-metrics';
import { settings } from '@/lib/settings/settings';
import type * as Route from './route';

jest.mock('@/lib/settings/settings', () => ({ settings: jest.fn() }));

const SITE = 'https://jelajahi.contoh.id';
const VISIT = { page: '/event', width: 'phone', values: { LCP: 2400, INP: 72, TTFB: 310, CLS: 0.02 } };
let route: typeof Route;

beforeEach(async () => {
  jest.mocked(settings).mockReturnValue({ siteUrl: SITE, measuredShare: 0.1 } as never);
  // The module holds the visitors' rate limit, so each test loads it afresh.
  await jest.isolateModulesAsync(async () => {
    route = await import('./route');
  });
});
afterEach(() => setMetrics(null));

/** Sends a body with the headers of a browser; an empty one is left out. */
function send(body: unknown = VISIT, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = { 'content-length': String(text.length), 'sec-fetch-site': 'same-origin', ...headers };
  return route.POST(
    new Request('http://localhost/api/kunjungan', {
      method: 'POST',
      body: text,
      headers: Object.entries(sent).filter(([, value]) => value !== ''),
    }),
  );
}

/** The lines of the counted visits, without those that explain. */
async function counted(): Promise<string[]> {
  const text = await openMetrics([]).registry.metrics();
  return text.split('\n').filter((line) => line.startsWith('site_visit_'));
}

describe('a measured visit', () => {
  test('a measured visit with an invalid body is answered with 400 and not counted', async () => {
    for (const wrong of ['', 'x', '[]', { ...VISIT, width: 'watch' }, { ...VISIT, page: '/api/ready' }])
      expect((await send(wrong)).status).toBe(400);
    expect(await counted()).toEqual([]);
  });

  test('a measured visit from another site is answered with 403', async () => {
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await send(VISIT, { 'sec-fetch-site': site, origin: SITE })).status).toBe(403);
    expect((await send(VISIT, { 'sec-fetch-site': '', origin: 'https://jahat.contoh' })).status).toBe(403);
    expect((await send(VISIT, { 'sec-fetch-site': '', origin: SITE })).status).toBe(204);
  });

  test('a measured visit with a long body or without a valid content length is answered with 413', async () => {
    for (const length of ['1025', '1e9', '', 'x'])
      expect((await send(VISIT, { 'content-length': length })).status).toBe(413);
  });

  test('a measured visit is answered with 404 when measuring is switched off', async () => {
    jest.mocked(settings).mockReturnValue({ siteUrl: SITE, measuredShare: 0 } as never);
    expect((await send()).status).toBe(404);
    expect(await counted()).toEqual([]);
  });

  test.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'a measured visit is not counted when the browser opts out of tracking: %j',
    async (wish) => {
      expect((await send(VISIT, wish)).status).toBe(204);
      expect(await counted()).toEqual([]);
    },
  );

  test('a measured visit is counted in seconds by page family and width, and answered with no-store', async () => {
    openMetrics([]);
    const answer = await send();
    expect(answer.status).toBe(204);
    expect([...answer.headers]).toEqual([['cache-control', 'no-store']]);
    expect(await counted()).toEqual(
      expect.arrayContaining([
        'site_visit_lcp_seconds_sum{family="event",width="phone"} 2.4',
        'site_visit_lcp_seconds_bucket{le="2",family="event",width="phone"} 0',
        'site_visit_lcp_seconds_bucket{le="2.5",family="event",width="phone"} 1',
        'site_visit_inp_seconds_sum{family="event",width="phone"} 0.072',
        'site_visit_ttfb_seconds_sum{family="event",width="phone"} 0.31',
        'site_visit_cls_sum{family="event",width="phone"} 0.02',
      ]),
    );
  });

  test('a measured visit counts only the values it contains', async () => {
    openMetrics([]);
    await send({ ...VISIT, values: { TTFB: 0 } });
    expect((await counted()).filter((line) => line.includes('_count'))).toEqual([
      'site_visit_ttfb_seconds_count{family="event",width="phone"} 1',
    ]);
  });

  test('measured visits are throttled with 429 after 20 requests', async () => {
    openMetrics([]);
    const statuses = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await send()).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test('measured visits of any path are counted in a closed list of series', async () => {
    openMetrics([]);
    for (let n = 0; n < 15; n += 1) await send({ ...VISIT, page: `/event/${n}`, values: { CLS: n } });
    for (let n = 0; n < 5; n += 1) await send({ ...VISIT, page: `/acak-${n}`, values: { CLS: n } });
    expect((await counted()).filter((line) => line.includes('_count'))).toEqual([
      'site_visit_cls_count{family="event-detail",width="phone"} 15',
      'site_visit_cls_count{family="other",width="phone"} 5',
    ]);
  });
});
