import { AdminApiClient } from '@/lib/admin-api/client';
import { AdminApiError } from '@/lib/admin-api/errors';
import { processWide } from '@/lib/base/process-wide.mjs';
import { ASKED_FOR, countCall, countLastGood } from '@/lib/items/count-calls';
import { KINDS } from '@/lib/entities/kinds';
import { setMetrics } from '@/lib/metrics/metrics';
import { openMetrics } from '@/lib/metrics/open-metrics';
import { settings } from '@/lib/settings/settings';
import { GET } from './route';

jest.mock('@/lib/settings/settings', () => ({ settings: jest.fn() }));

const TOKEN = 'tanda-yang-panjang';
const shared = processWide as { adminApiClient?: AdminApiClient };
let now: number;
let elapsed = performance.now();
let provider: jest.Mock<Promise<unknown>, [string]>;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.mocked(settings).mockReturnValue({ metricsToken: TOKEN } as never);
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  provider = jest.fn().mockResolvedValue({ data: [] });
  const none = () => Promise.resolve(null);
  shared.adminApiClient = new AdminApiClient({
    provider,
    store: { read: none, write: () => Promise.resolve(), remove: () => Promise.resolve() },
    freshMs: 60_000,
    count: countCall,
    gaveLastGood: countLastGood,
  });
  openMetrics(ASKED_FOR);
  // Each test begins a minute later: nothing is left of the rate limit of wrong tokens.
  elapsed += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
});
afterEach(() => {
  delete shared.adminApiClient;
  setMetrics(null);
  jest.restoreAllMocks();
});

const scrape = (token = TOKEN) =>
  GET(
    new Request('http://localhost/api/metrics', {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }),
  );
/** The value of a series in the response; NaN where it is missing. */
async function sample(series: string): Promise<number> {
  const text = await (await scrape()).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length));
}
const apiDies = () =>
  provider.mockImplementation(() => Promise.reject(new AdminApiError('refused', 'connect ECONNREFUSED')));

describe('GET /api/metrics', () => {
  test('/api/metrics answers 404 without METRICS_TOKEN or without metrics', async () => {
    jest.mocked(settings).mockReturnValue({ metricsToken: null } as never);
    expect((await scrape()).status).toBe(404);
    jest.mocked(settings).mockReturnValue({ metricsToken: TOKEN } as never);
    setMetrics(null);
    expect((await scrape()).status).toBe(404);
  });

  test('/api/metrics answers 401 without the right token and 200 with no-store with it', async () => {
    for (const wrong of ['', 'tanda-yang-salah-x']) expect((await scrape(wrong)).status).toBe(401);
    const answer = await scrape();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('/api/metrics throttles wrong tokens with 429 and still answers the right one', async () => {
    const answers: Response[] = [];
    for (let n = 0; n < 12; n += 1) answers.push(await scrape('salah'));
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await scrape()).status).toBe(200);
  });

  test('/api/metrics reports ready, fresh data without calling the API for each scrape', async () => {
    expect(await sample('site_ready')).toBe(1);
    const calls = provider.mock.calls.length;
    for (const kind of KINDS) expect(await sample(`site_data_age_seconds{kind="${kind}"}`)).toBeLessThan(60);
    expect(provider.mock.calls).toHaveLength(calls);
    expect(await sample('site_api_calls_total{kind="event",outcome="ok"}')).toBe(1);
  });
});

describe('the metrics when the API dies', () => {
  test('the metrics cross the bounds of AdminApiDead and DataOld when the API dies', async () => {
    await scrape();
    apiDies();
    now += 2 * 3600 * 1000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    // The client does not call the API for five seconds after each failure.
    for (let n = 0; n < 3; n += 1, now += 15_000) await scrape();
    const text = await (await scrape()).text();
    const failed = [...text.matchAll(/^site_api_calls_total\{kind="\w+",outcome="refused"\} (\d+)$/gm)];
    expect(failed.reduce((sum, [, count]) => sum + Number(count), 0)).toBeGreaterThan(3);
    expect(await sample('site_data_age_seconds{kind="event"}')).toBeGreaterThan(3600);
    expect(await sample('site_last_good_total{kind="event"}')).toBeGreaterThan(0);
    expect(await sample('site_ready')).toBe(1);
  });

  test('the metrics count an answer without data as a failure, not as ok', async () => {
    provider.mockResolvedValue({ message: 'Server Error' });
    await scrape();
    expect(await sample('site_api_calls_total{kind="event",outcome="ok"}')).toBe(0);
    expect(await sample('site_api_calls_total{kind="event",outcome="no-data"}')).toBeGreaterThan(0);
  });

  test('the metrics say not ready and have no data age when the API never answered', async () => {
    apiDies();
    expect(await sample('site_ready')).toBe(0);
    expect(await sample('site_data_age_seconds{kind="event"}')).toBeNaN();
  });
});
