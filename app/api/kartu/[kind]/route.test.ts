import { provideBy } from '@/lib/items/provider.fake';
import { AdminApiError } from '@/lib/admin-api/errors';
import { choosingOf } from '@/lib/data/choosing';
import { listMap } from '@/lib/kawasan/list-map';
import { GET } from './route';

jest.mock('@/lib/kawasan/list-map', () => ({ listMap: jest.fn() }));
jest.mock('@/lib/data/choosing', () => ({
  ...jest.requireActual<object>('@/lib/data/choosing'),
  choosingOf: jest.fn(),
}));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  const data = Array.from({ length: 8 }, (_, n) => ({
    ...{ id: n + 1, judul: `Paket ${n + 1}`, harga: n === 0 ? null : 800_000 - n * 100_000, hari: 2 },
    created_at: `2026-11-${20 - n}`,
  }));
  const provider = () => Promise.resolve({ data });
  provideBy(provider, 1000);
});
afterEach(() => jest.restoreAllMocks());

async function ask(kind: string, query: string) {
  const request = new Request(`http://localhost/api/kartu/${kind}?${query}`);
  const response = await GET(request, { params: Promise.resolve({ kind }) });
  const body = (await response.json()) as { cards?: { title: string }[] };
  return { status: response.status, titles: body.cards?.map(({ title }) => title), ...body };
}

test.each([
  ['paket', 'harga=1'],
  ['paket', 'urut=tanggal'],
  ['paket', 'hari=4'],
  ['paket', 'kawasan=jakarta'],
  ['paket', 'harga=250000&page=2'],
  ['akomodasi', 'hari=2'],
  ['blog', 'urut=harga'],
  ['galeri', 'harga=250000'],
  ['entah', 'harga=250000'],
])('the cards route answers 404 for %s?%s', async (kind, query) =>
  expect((await ask(kind, query)).status).toBe(404),
);

test("the cards route returns the page's cards in the chosen order and filter", async () => {
  expect(await ask('paket', 'kategori=semua&urut=harga&page=2')).toMatchObject({
    ...{ titles: ['Paket 2', 'Paket 1'], page: 2, pages: 2, total: 8 },
  });
  expect(await ask('paket', 'harga=250000&hari=2')).toMatchObject({
    titles: ['Paket 7', 'Paket 8'],
    total: 2,
  });
});

test('the cards route computes neither map pins nor filter counts', async () => {
  expect((await ask('paket', 'harga=1000000&page=1')).status).toBe(200);
  expect(listMap).not.toHaveBeenCalled();
  expect(choosingOf).not.toHaveBeenCalled();
});

function failing(error: AdminApiError) {
  const provider = () => Promise.reject(error);
  provideBy(provider, 1000);
  return GET(new Request('http://localhost/api/kartu/paket'), { params: Promise.resolve({ kind: 'paket' }) });
}

test('the cards route answers 503 with the reason, Retry-After and no-store when the API fails', async () => {
  const { headers, ...response } = await failing(new AdminApiError('status', 'x', 500)).then(async (one) => ({
    ...{ headers: one.headers, status: one.status, body: (await one.json()) as unknown },
  }));
  expect(response).toEqual({ status: 503, body: { message: 'HTTP error! status: 500' } });
  expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['30', 'no-store']);
});

test("the cards route passes on the API's Retry-After", async () => {
  const { headers } = await failing(new AdminApiError('status', 'x', 503, { retrySeconds: 7 }));
  expect(headers.get('retry-after')).toBe('7');
});
