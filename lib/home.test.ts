/** @jest-environment node */
import { AdminApiClient } from './admin-api/client';
import { AdminApiError } from './admin-api/errors';
import { loadHomeOnce } from './home';

const store = { read: async () => null, write: async () => undefined, remove: async () => undefined };
let down: (path: string) => boolean;
let asked: string[];
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  asked = [];
  const provider = (path: string) => {
    asked.push(path);
    return down(path)
      ? Promise.reject(new AdminApiError('timeout', 'x'))
      : Promise.resolve({
          data: [
            { id: 1, slug: 'a', judul: 'Satu' },
            { id: 2, slug: 'b', judul: 'Dua' },
            { id: 3, slug: 'c', judul: 'Tiga' },
            { id: 4, slug: 'd', judul: 'Empat' },
          ],
        });
  };
  const client = new AdminApiClient({ provider, store, freshMs: 1000 });
  (globalThis as { adminApiClient?: AdminApiClient }).adminApiClient = client;
});
afterEach(() => warn.mockRestore());

it('says in the log that the foods could not be had, in the words of the specification', async () => {
  down = (path) => path.endsWith('/kuliners');
  await loadHomeOnce();
  expect(warn.mock.calls.map(([line]) => String(line))).toContainEqual(
    expect.stringMatching(/^Gagal ambil data dari API /),
  );
});

it('asks for the foods at their own endpoint', async () => {
  down = () => false;
  const { kuliner } = await loadHomeOnce();
  expect(asked).toContain('/api/admin/kuliners');
  expect(asked).not.toContain('/api/admin/makanans');
  expect(kuliner.cards[0]?.title).toBe('Satu');
});

it.each([
  ['paket', '/api/admin/pakets'],
  ['akomodasi', '/api/admin/akomodasis'],
  ['transportasi', '/api/admin/transportasis'],
  ['event', '/api/admin/events'],
] as const)('logs a failed call for %s and shows nothing of it', async (section, endpoint) => {
  down = (path) => path === endpoint;
  const home = await loadHomeOnce();
  expect(home[section]).toEqual({ cards: [], total: 0, failed: true });
  expect(
    warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(endpoint)),
  ).toHaveLength(1);
});

it('leaves the other sections alone when one fails', async () => {
  down = (path) => path.endsWith('/destinasis');
  const { destinasi, paket, complete } = await loadHomeOnce();
  expect([destinasi.failed, paket.failed, paket.total, complete]).toEqual([true, false, 4, false]);
});

it('shows three items of a section and counts them all', async () => {
  down = () => false;
  const { paket } = await loadHomeOnce();
  expect([paket.cards.length, paket.total]).toEqual([3, 4]);
});

it('is complete when every section was delivered', async () => {
  down = () => false;
  expect((await loadHomeOnce()).complete).toBe(true);
});
