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
  it('is one line with what was pressed where, and nothing of who did', () => {
    expect(press().status).toBe(204);
    expect(lines()).toEqual([
      [
        'interest',
        { action: 'pesan', place: 'kartu', page: '/paketdetail/lembang', kind: 'paket', ref: 'P12' },
      ],
    ]);
  });

  it('is counted', async () => {
    const { registry } = openMetrics([]);
    press();
    press('chat=jendela', { 'ping-from': `${SITE}/contact` });
    const text = await registry.getSingleMetricAsString('site_interest_total');
    expect(text).toContain('site_interest_total{action="pesan",place="kartu",kind="paket"} 1');
    expect(text).toContain('site_interest_total{action="chat",place="jendela",kind="none"} 1');
  });

  it.each([
    ['/contact', '/contact'],
    ['/', '/'],
    ['/kawasan/lembang', '/kawasan/lembang'],
    ['/kawasan/tidak-ada', null],
    ['/paketdetail/tidak-ada', null],
    ['/paketdetail/a/b', null],
    ['/tiket/lembang', null],
    ['/%0Apalsu', null],
  ])('on %s is on the page %j: only what the site has is a page', (path, page) => {
    expect(press('chat=jendela', { 'ping-from': SITE + path }).status).toBe(204);
    expect(lines()[0]?.[1]).toMatchObject({ page });
  });

  it.each(['', 'x=', 'not a url', `${SITE}/${'a'.repeat(600)}`])('on %j is on no page', (from) => {
    expect(press('chat=jendela', { 'ping-from': from }).status).toBe(204);
    expect(lines()[0]?.[1]).toMatchObject({ page: null, kind: null, ref: null });
  });

  it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'of who asks not to be tracked (%j) is not counted',
    (wish) => {
      expect(press('pesan=kartu', wish).status).toBe(204);
      expect(lines()).toEqual([]);
    },
  );
  it('of who allows it is', () => {
    press('pesan=kartu', { dnt: '0' });
    expect(lines()).toHaveLength(1);
  });

  it.each(['', 'pesan', 'pesan=rumah', 'beli=kartu', 'pesan=kartu&chat=bar', 'constructor=kartu'])(
    'that no link tells (%j) is refused',
    (query) => {
      expect(press(query).status).toBe(400);
      expect(lines()).toEqual([]);
    },
  );

  it('from another site is refused', () => {
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(press('pesan=kartu', { 'sec-fetch-site': site, origin: SITE }).status).toBe(403);
    expect(press('pesan=kartu', { 'sec-fetch-site': '', origin: 'https://jahat.contoh' }).status).toBe(403);
    expect(press('pesan=kartu', { 'sec-fetch-site': '' }).status).toBe(403);
    expect(press('pesan=kartu', { 'sec-fetch-site': '', origin: SITE }).status).toBe(204);
  });

  it('with a long body, or one of no known length, is refused', () => {
    for (const length of ['65', '1e9', '', 'x'])
      expect(press('pesan=kartu', { 'content-length': length }).status).toBe(413);
  });

  it('comes as often as a hand presses', () => {
    const statuses = Array.from({ length: 25 }, () => press().status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(lines()).toHaveLength(20);
  });
});
