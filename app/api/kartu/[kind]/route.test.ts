/** @jest-environment node */
import { AdminApiClient } from '@/lib/admin-api/client';
import { processWide } from '@/lib/base/process-wide.mjs';
import { GET } from './route';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  const data = Array.from({ length: 8 }, (_, n) => ({
    ...{ id: n + 1, judul: `Paket ${n + 1}`, harga: n === 0 ? null : 800_000 - n * 100_000, hari: 2 },
    created_at: `2026-11-${20 - n}`,
  }));
  const provider = () => Promise.resolve({ data });
  const store = { read: async () => null, write: async () => undefined, remove: async () => undefined };
  Object.assign(processWide, { adminApiClient: new AdminApiClient({ provider, store, freshMs: 1000 }) });
});
afterEach(() => jest.restoreAllMocks());

async function ask(kind: string, query: string) {
  const request = new Request(`http://localhost/api/kartu/${kind}?${query}`);
  const response = await GET(request, { params: Promise.resolve({ kind }) });
  const body = (await response.json()) as { cards?: { title: string }[] };
  return { status: response.status, titles: body.cards?.map(({ title }) => title), ...body };
}

it.each([
  ['paket', 'harga=1'],
  ['paket', 'urut=tanggal'],
  ['paket', 'hari=4'],
  ['paket', 'kawasan=jakarta'],
  ['paket', 'harga=250000&page=2'],
  ['akomodasi', 'hari=2'],
  ['blog', 'urut=harga'],
  ['galeri', 'harga=250000'],
  ['entah', 'harga=250000'],
])('has nothing for %s?%s', async (kind, query) => expect((await ask(kind, query)).status).toBe(404));

it('has the next cards of the same choice', async () => {
  expect(await ask('paket', 'kategori=semua&urut=harga&page=2')).toMatchObject({
    ...{ titles: ['Paket 2', 'Paket 1'], page: 2, pages: 2, total: 8 },
  });
  expect(await ask('paket', 'harga=250000&hari=2')).toMatchObject({
    titles: ['Paket 7', 'Paket 8'],
    total: 2,
  });
});
