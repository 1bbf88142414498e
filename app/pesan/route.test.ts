import { AdminApiError } from '@/lib/admin-api/errors';
import { lookUp } from '@/lib/items/look-up';
import { event } from '@/lib/entities/event/event';
import { paket } from '@/lib/entities/paket/paket';
import { tiket } from '@/lib/entities/tiket/tiket';
import { transportasi } from '@/lib/entities/transportasi/transportasi';
import { logInfo } from '@/lib/log/log';
import { setMetrics } from '@/lib/metrics/metrics';
import { openMetrics } from '@/lib/metrics/open-metrics';
import { site } from '@/lib/settings/site';
import { GET } from './route';

jest.mock('@/lib/items/look-up', () => ({ lookUp: jest.fn() }));
jest.mock('@/lib/log/log', () => ({ ...jest.requireActual<object>('@/lib/log/log'), logInfo: jest.fn() }));
jest.mock('@/lib/settings/site', () => {
  const real: { site: typeof site } = jest.requireActual('@/lib/settings/site');
  return { ...real, site: jest.fn(real.site) };
});

const found = (item: unknown) => jest.mocked(lookUp).mockResolvedValue({ state: 'ok', item } as never);
const trip = {
  id: 12,
  slug: 'ciwidey',
  judul: 'Rehat "Dua" Hari\n& ☕ di Ciwidey',
  harga: 1_250_000,
  satuan_harga: 'orang',
  min_people: 2,
};
const ticket = { id: 3, slug: 'trans', name: 'Trans', price: 200_000, stock: 6 };
const SENTENCE =
  'Halo, saya tertarik dengan paket tour "Rehat "Dua" Hari\n& ☕ di Ciwidey" (mulai Rp 1.250.000/orang). Apakah masih tersedia?';
const LINES = '\nNomor: P12\nhttp://localhost:3000/paketdetail/ciwidey';

const BROWSER = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
const order = (query: string, headers: Record<string, string> = BROWSER, method = 'GET') =>
  GET(new Request(`http://localhost/pesan?${query}`, { method, headers }));
const leadsTo = async (query: string) => (await order(query)).headers.get('location') ?? '';
async function sent(query: string): Promise<{ to: string; text: string | null }> {
  const url = new URL(await leadsTo(query), 'http://localhost:3000');
  return { to: url.origin + url.pathname, text: url.searchParams.get('text') };
}
const counted = () => jest.mocked(logInfo).mock.calls;
/** Next's error for its own not-found page: a race with the data that the middleware saw. */
const NOT_THERE = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00+07:00'), doNotFake: ['nextTick'] });
  jest.mocked(lookUp).mockReset();
  jest.mocked(logInfo).mockClear();
  found(paket.parseDetail(trip));
});
afterEach(() => jest.useRealTimers());

test.each([
  '',
  'item=ciwidey',
  'jenis=paket',
  'jenis=blog&item=ciwidey',
  'jenis=constructor&item=ciwidey',
  'jenis=paket&item=..%2F..%2Fapi%2Fhealth',
  'jenis=paket&item=%2F%2Fjahat.id',
  `jenis=paket&item=${'a'.repeat(3000)}`,
])("/pesan is not found and looks nothing up for the query '%.60s'", async (query) => {
  await expect(order(query)).rejects.toMatchObject(NOT_THERE);
  expect(lookUp).not.toHaveBeenCalled();
});

test('/pesan throws the not-found or the API error for an item that the middleware did not see', async () => {
  for (const state of ['absent', 'moved']) {
    jest.mocked(lookUp).mockResolvedValue({ state, href: '/paketdetail/ciwidey' } as never);
    await expect(order('jenis=paket&item=12')).rejects.toMatchObject(NOT_THERE);
  }
  const error = new AdminApiError('timeout', 'x');
  jest.mocked(lookUp).mockResolvedValue({ state: 'failed', error });
  await expect(order('jenis=paket&item=ciwidey')).rejects.toBe(error);
  expect(counted()).toEqual([]);
});

// spec: 10, An order untouched
test('/pesan puts date, number and estimate between the sentence and the last lines', async () =>
  expect(await sent('jenis=paket&item=ciwidey&tanggal=2026-12-05&jumlah=4')).toEqual({
    to: 'https://wa.me/6280000000001',
    text: `${SENTENCE} Tanggal: Sabtu, 5 Desember 2026. Jumlah: 4 orang. Perkiraan: Rp 5.000.000.${LINES}`,
  }));

test.each([
  ['nothing is set', 'tanggal=&jumlah='],
  ['nothing is said', ''],
  ['nothing is in bounds', 'tanggal=2026-11-22&jumlah=1'],
  ['arrays are sent', 'tanggal[]=2026-12-05&jumlah[0]=4'],
  ['what is sent is broken', 'tanggal=%E0%A4%A&jumlah=%00'],
  ['what is sent is long', `tanggal=${'2026-12-05'.repeat(300)}&jumlah=${'4'.repeat(900)}`],
])('/pesan sends the message of the order link where %s', async (_what, query) =>
  expect((await sent(`jenis=paket&item=ciwidey&${query}`)).text).toBe(SENTENCE + LINES),
);

test('/pesan leaves out a date out of bounds and keeps the number', async () =>
  expect((await sent('jenis=paket&item=ciwidey&tanggal=2030-01-01&jumlah=4')).text).toBe(
    `${SENTENCE} Jumlah: 4 orang. Perkiraan: Rp 5.000.000.${LINES}`,
  ));

test('/pesan uses the last value of a parameter that comes twice', async () =>
  expect((await sent('jenis=tiket&jenis=paket&item=x&item=ciwidey&jumlah=9&jumlah=4')).text).toContain(
    'Jumlah: 4 orang.',
  ));

test('/pesan does not order more tickets than are left', async () => {
  found(tiket.parseDetail(ticket));
  expect((await sent('jenis=tiket&item=trans&jumlah=7')).text).not.toContain('Jumlah');
  expect((await sent('jenis=tiket&item=trans&jumlah=6')).text).toContain(
    ' Jumlah: 6 tiket. Perkiraan: Rp 1.200.000.',
  );
});

test('/pesan has the price without a driver where the visitor drives', async () => {
  found(
    transportasi.parseDetail({
      id: 3,
      slug: 'jazz',
      judul: 'Jazz',
      harga: 600_000,
      pengemudi: 'pilihan',
      harga_lepas_kunci: 400_000,
    }),
  );
  expect((await sent('jenis=transportasi&item=jazz&jumlah=2&pengemudi=lepas')).text).toContain(
    '"Jazz" dengan harga mulai Rp 400.000/hari. Apakah masih tersedia? Jumlah: 2 hari. Lepas kunci. Perkiraan: Rp 800.000.\n',
  );
});

test("/pesan redirects to the admin responsible for the item's kind", async () => {
  const admin = { name: 'Admin', speciality: 'x' };
  jest.mocked(site).mockReturnValueOnce({
    ...site(),
    admins: [
      { ...admin, phone: '+62 812-0000-0001' },
      { ...admin, phone: '+62 812-0000-0002', services: ['paket'] },
    ],
  });
  expect((await sent('jenis=paket&item=ciwidey')).to).toBe('https://wa.me/6281200000002');
});

test("/pesan redirects a closed order to the item's page and does not count it", async () => {
  found(tiket.parseDetail({ ...ticket, stock: 0 }));
  expect(await leadsTo('jenis=tiket&item=trans&jumlah=2')).toBe('/tiket/trans');
  found(event.parseDetail({ id: 1, slug: 'lari', title: 'Lari', event_date: '2026-11-01' }));
  expect(await leadsTo('jenis=event&item=lari&jumlah=2')).toBe('/event/lari');
  expect(counted()).toEqual([]);
});

describe('the response of an order', () => {
  const QUERY = 'jenis=paket&item=ciwidey&jumlah=4';

  // That WhatsApp learns no address: next.config.test.ts.
  test('/pesan answers 303 to WhatsApp with no-store and noindex', async () => {
    const { status, headers, body } = await order(QUERY);
    expect([status, body]).toEqual([303, null]);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect(headers.get('location')).toMatch(/^https:\/\/wa\.me\/6280000000001\?text=Halo/);
  });

  // spec: 10, Seven days ahead
  test('/pesan counts an order like a press on the order link, with the reference of its message', async () => {
    const { registry } = openMetrics([]);
    await order(QUERY);
    setMetrics(null);
    const press = {
      action: 'pesan',
      place: 'formulir',
      page: '/paketdetail/ciwidey',
      kind: 'paket',
      ref: 'P12',
    };
    expect(counted()).toEqual([['interest', press]]);
    expect(await registry.getSingleMetricAsString('site_interest_total')).toContain(
      'site_interest_total{action="pesan",place="formulir",kind="paket"} 1',
    );
  });

  test.each<[string, string, Record<string, string>]>([
    ['who asks not to be tracked', 'GET', { ...BROWSER, dnt: '1' }],
    ['who asks for privacy', 'GET', { ...BROWSER, 'sec-gpc': '1' }],
    ['a program that is no browser', 'GET', {}],
    ['another site', 'GET', { 'sec-fetch-site': 'cross-site' }],
    ['an address that somebody typed', 'GET', { 'sec-fetch-site': 'none' }],
    ['a browser that asks ahead', 'GET', { ...BROWSER, 'sec-purpose': 'prefetch' }],
    ['a request for the head', 'HEAD', BROWSER],
  ])('/pesan redirects to the chat without counting for %s', async (_who, method, headers) => {
    const answer = await order(QUERY, headers, method);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/wa\.me\//);
    expect(counted()).toEqual([]);
  });

  test('/pesan counts at most 20 orders of one visitor', async () => {
    for (let press = 0; press < 30; press += 1) await order(QUERY);
    expect(counted().length).toBeGreaterThan(0);
    expect(counted().length).toBeLessThanOrEqual(20);
  });
});
