import { AdminApiError } from '@/lib/admin-api/errors';
import { provideBy } from '@/lib/items/provider.fake';
import { GET } from './route';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  const data = Array.from({ length: 8 }, (_, n) => ({
    ...{ id: n + 1, judul: `Paket ${n + 1}`, harga: 800_000 - n * 100_000, hari: (n % 2) + 1 },
    created_at: `2026-11-${20 - n}`,
  }));
  provideBy(() => Promise.resolve({ data }), 1000);
});
afterEach(() => jest.restoreAllMocks());

const ask = (list: string, query = '') =>
  GET(new Request(`http://localhost/api/saring/${list}${query}`), { params: Promise.resolve({ list }) });

test('the filter route returns the total of a choice and the counts of the next options', async () => {
  const response = await ask('paket-tour', '?harga=500000&hari=1');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(await response.json()).toMatchObject({
    ...{ base: '/paket-tour', label: 'Semua', noun: 'paket', total: 2 },
    choosing: {
      choice: { harga: '500000', hari: '1' },
      options: {
        hari: [{ count: 5 }, { value: '1', count: 2, current: true }, { value: '2', count: 3 }, {}],
      },
    },
  });
});

test('the filter route returns only the fields that the filter sheet shows', async () => {
  const view = (await (await ask('kuliner')).json()) as { choosing: object };
  expect(Object.keys(view)).toEqual(['choosing', 'base', 'label', 'noun', 'total']);
  expect(Object.keys(view.choosing)).toEqual(['choice', 'options', 'unit']);
});

test.each([
  ['paket-tour', '?harga=1'],
  ['paket-tour', '?hari=1&harga=500000'],
  ['paket-tour', '?kategori=entah'],
  ['Paket-Tour', ''],
  ['akomodasi', '?hari=2'],
  ['event', '?urut=tanggal'],
  ['blog', ''],
  ['galeri', ''],
  ['contact', ''],
  ['entah', ''],
])('the filter route answers 404 for %s%s', async (list, query) =>
  expect((await ask(list, query)).status).toBe(404),
);

test("the filter route answers 503 with the API's Retry-After and no-store when the API fails", async () => {
  provideBy(() => Promise.reject(new AdminApiError('status', 'x', 503, { retrySeconds: 7 })), 1000);
  const { status, headers } = await ask('paket-tour');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '7', 'no-store']);
});
