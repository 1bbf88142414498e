import { provideBy } from '../items/provider.fake';
import { AdminApiError } from '../admin-api/errors';
import { loadHomeOnce } from './home';

let down: (path: string) => boolean;
let asked: string[];
let warn: jest.SpyInstance;
/** Dates of the four items. */
let dates: (string | undefined)[];

beforeEach(() => {
  dates = [];
  warn = jest.spyOn(console, 'warn').mockImplementation();
  asked = [];
  const provider = (path: string) => {
    asked.push(path);
    return down(path)
      ? Promise.reject(new AdminApiError('timeout', 'x'))
      : Promise.resolve({
          data: [
            { id: 1, slug: 'a', judul: 'Satu', event_date: dates[0], location: 'Cikole, Lembang' },
            { id: 2, slug: 'b', judul: 'Dua', event_date: dates[1] },
            { id: 3, slug: 'c', judul: 'Tiga', event_date: dates[2] },
            { id: 4, slug: 'd', judul: 'Empat', event_date: dates[3], harga: '400000.00', hari: 2 },
          ],
        });
  };
  provideBy(provider, 1000);
});
afterEach(() => jest.restoreAllMocks());

// spec: 8, Home food-list log
test('the home page logs the message of the specification when the foods fail', async () => {
  down = (path) => path.endsWith('/kuliners');
  await loadHomeOnce();
  expect(warn.mock.calls.map(([line]) => String(line))).toContainEqual(
    expect.stringMatching(/^Gagal ambil data dari API /),
  );
});

test('cards of places link to their area on the home page, and cards of vehicles and foods do not', async () => {
  down = () => false;
  const { destinasi, paket, akomodasi, event, transportasi, kuliner } = await loadHomeOnce();
  for (const { cards } of [destinasi, paket, akomodasi, event])
    expect(cards.map(({ title, area }) => [title, area?.href])).toContainEqual(['Satu', '/kawasan/lembang']);
  expect(destinasi.cards.map(({ area }) => area?.label ?? null)).toEqual(['Lembang', null, null]);
  for (const { cards } of [transportasi, kuliner]) expect(cards.filter(({ area }) => area)).toEqual([]);
});

// spec: 7, The food carousel
test('the home page requests its foods from /api/admin/kuliners', async () => {
  down = () => false;
  const { kuliner } = await loadHomeOnce();
  expect(asked).toContain('/api/admin/kuliners');
  expect(asked).not.toContain('/api/admin/makanans');
  expect(kuliner.cards[0]?.title).toBe('Satu');
});

// spec: 8, Other home calls fail
test.each([
  ['paket', '/api/admin/pakets'],
  ['akomodasi', '/api/admin/akomodasis'],
  ['transportasi', '/api/admin/transportasis'],
  ['event', '/api/admin/events'],
] as const)(
  'the section %s of the home page is empty and failed, and logged once, when its call fails',
  async (section, endpoint) => {
    down = (path) => path === endpoint;
    const home = await loadHomeOnce();
    expect(home[section]).toMatchObject({ cards: [], total: 0, failed: true });
    expect(
      warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(endpoint)),
    ).toHaveLength(1);
  },
);

test('a failed section of the home page leaves the others whole, and the state is partial', async () => {
  down = (path) => path.endsWith('/destinasis');
  const { destinasi, paket, state } = await loadHomeOnce();
  expect([destinasi.failed, paket.failed, paket.total, state]).toEqual([true, false, 4, 'partial']);
});

// spec: 2 Home, Three items
test('a section of the home page shows three items and the count of all', async () => {
  down = () => false;
  const { paket } = await loadHomeOnce();
  expect([paket.cards.length, paket.total]).toEqual([3, 4]);
});

test('the quick links of the home page are made from all packages, not only from those shown', async () => {
  down = () => false;
  const { paket } = await loadHomeOnce();
  expect(paket.cards.map(({ title }) => title)).not.toContain('Empat');
  expect(paket.quick).toEqual([
    { text: '2 hari, sampai Rp 500 rb', count: 1, href: '/paket-tour?harga=500000&hari=2' },
  ]);
});

test('the state of the home page is ok when every section was delivered', async () => {
  down = () => false;
  expect((await loadHomeOnce()).state).toBe('ok');
});

// spec: 2 Home, Nearest events
test.each(['00:30', '19:05', '23:30'])(
  "today's event comes first among the nearest of the home page at %s",
  async (hour) => {
    down = () => false;
    dates = ['2026-11-21', '2026-11-23', '2026-11-22', '2027-05-01'];
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`2026-11-22T${hour}:00+07:00`));
    const { event } = await loadHomeOnce();
    expect(event.cards.map(({ title }) => title)).toEqual(['Tiga', 'Dua', 'Empat']);
  },
);
