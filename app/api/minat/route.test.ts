import { cachedItems } from '@/lib/items/lists';
import * as pressed from '@/lib/interest/pressed';
import { logInfo } from '@/lib/log/log';
import { setMetrics } from '@/lib/metrics/metrics';
import { openMetrics } from '@/lib/metrics/open-metrics';
import { settings } from '@/lib/settings/settings';
import type * as Route from './route';

jest.mock('@/lib/items/lists', () => ({ cachedItems: jest.fn() }));
jest.mock('@/lib/log/log', () => ({ logInfo: jest.fn() }));
jest.mock('@/lib/settings/settings', () => ({ settings: jest.fn() }));

const SITE = 'https://jelajahi.contoh.id';
const PAGE = `${SITE}/paketdetail/lembang`;
let route: typeof Route;

beforeEach(async () => {
  jest.mocked(settings).mockReturnValue({ siteUrl: SITE } as never);
  jest.mocked(logInfo).mockClear();
  const byKey = new Map([['lembang', { key: 'lembang', apiKeys: ['lembang', '12'] }]]);
  jest
    .mocked(cachedItems)
    .mockImplementation((({ kind }: { kind: string }) => (kind === 'paket' ? { byKey } : null)) as never);
  // The module holds the visitors' rate limit, so each test loads it afresh, without what remembers nothing.
  jest.doMock('@/lib/interest/pressed', () => pressed);
  await jest.isolateModulesAsync(async () => {
    route = await import('./route');
  });
});
afterEach(() => setMetrics(null));

/** The headers that a browser sends when a link is clicked. */
const BROWSER = {
  'content-type': 'text/ping',
  'content-length': '4',
  'ping-from': PAGE,
  'ping-to': 'https://wa.me/62',
  'sec-fetch-site': 'same-origin',
};
function press(query = 'pesan=kartu', headers: Record<string, string> = {}): Response {
  const sent = Object.entries({ ...BROWSER, ...headers }).filter(([, value]) => value !== '');
  return route.POST(
    new Request(`http://localhost/api/minat?${query}`, {
      method: 'POST',
      body: 'PING',
      headers: sent as [string, string][],
    }),
  );
}
const lines = () => jest.mocked(logInfo).mock.calls;

describe('a press on a link', () => {
  test('a press on a link logs one line with action, place, page and item, and nothing of the visitor', () => {
    expect(press().status).toBe(204);
    expect(lines()).toEqual([
      [
        'interest',
        { action: 'pesan', place: 'kartu', page: '/paketdetail/lembang', kind: 'paket', ref: 'P12' },
      ],
    ]);
  });

  test('a press on a link is counted by action, place and kind', async () => {
    const { registry } = openMetrics([]);
    press();
    press('chat=jendela', { 'ping-from': `${SITE}/contact` });
    const text = await registry.getSingleMetricAsString('site_interest_total');
    expect(text).toContain('site_interest_total{action="pesan",place="kartu",kind="paket"} 1');
    expect(text).toContain('site_interest_total{action="chat",place="jendela",kind="none"} 1');
  });

  test.each([
    ['/contact', '/contact'],
    ['/', '/'],
    ['/kawasan/lembang', '/kawasan/lembang'],
    ['/kawasan/tidak-ada', null],
    ['/paketdetail/tidak-ada', null],
    ['/paketdetail/a/b', null],
    ['/tiket/lembang', null],
    ['/%0Apalsu', null],
  ])('a press on %s is logged with the page %j', (path, page) => {
    expect(press('chat=jendela', { 'ping-from': SITE + path }).status).toBe(204);
    expect(lines()[0]?.[1]).toMatchObject({ page });
  });

  test.each(['', 'x=', 'not a url', `${SITE}/${'a'.repeat(600)}`])(
    'a press that comes from %j is logged without a page',
    (from) => {
      expect(press('chat=jendela', { 'ping-from': from }).status).toBe(204);
      expect(lines()[0]?.[1]).toMatchObject({ page: null, kind: null, ref: null });
    },
  );

  test.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'a press is not counted when the browser opts out of tracking: %j',
    (wish) => {
      expect(press('pesan=kartu', wish).status).toBe(204);
      expect(lines()).toEqual([]);
    },
  );
  test('a press is counted when the browser sends DNT 0', () => {
    press('pesan=kartu', { dnt: '0' });
    expect(lines()).toHaveLength(1);
  });

  test.each(['', 'pesan', 'pesan=rumah', 'beli=kartu', 'pesan=kartu&chat=bar', 'constructor=kartu'])(
    'a press with the query %j, which no link sends, is answered with 400',
    (query) => {
      expect(press(query).status).toBe(400);
      expect(lines()).toEqual([]);
    },
  );

  test('a press from another site is answered with 403', () => {
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(press('pesan=kartu', { 'sec-fetch-site': site, origin: SITE }).status).toBe(403);
    expect(press('pesan=kartu', { 'sec-fetch-site': '', origin: 'https://jahat.contoh' }).status).toBe(403);
    expect(press('pesan=kartu', { 'sec-fetch-site': '' }).status).toBe(403);
    expect(press('pesan=kartu', { 'sec-fetch-site': '', origin: SITE }).status).toBe(204);
  });

  test('a press with a long body or without a valid content length is answered with 413', () => {
    for (const length of ['65', '1e9', '', 'x'])
      expect(press('pesan=kartu', { 'content-length': length }).status).toBe(413);
  });

  test('presses are throttled with 429 after 20 requests', () => {
    const statuses = Array.from({ length: 25 }, () => press().status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(lines()).toHaveLength(20);
  });
});
