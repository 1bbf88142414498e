import { provideBy } from '../items/provider.fake';
import { AdminApiError } from '../admin-api/errors';
import { event } from '../entities/event/event';
import { agendaHead } from '../seo/list-head';
import { loadAgendaOnce, loadNearest } from './load-agenda';
import { loadListPage } from './load-list';
import { loadTripViews } from './list-views';

let down: (path: string) => boolean;
/** The location of the event without a date. */
let place: string | undefined;
/** Whether 'Besok' is a sample. */
let isInvented: boolean;

beforeEach(() => {
  down = () => false;
  place = undefined;
  isInvented = false;
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00+07:00'));
  const provider = (path: string) =>
    down(path)
      ? Promise.reject(new AdminApiError('timeout', 'x'))
      : Promise.resolve({
          data: [
            { id: 1, title: 'Kemarin', judul: 'Kemarin', event_date: '2026-11-21', created_at: '2026-11-20' },
            { id: 2, title: 'Kelak', judul: 'Kelak', event_date: '2027-05-01', created_at: '2026-11-19' },
            { id: 3, title: 'Layanan', judul: 'Layanan', location: place, created_at: '2026-11-18' },
            {
              ...{ id: 4, title: 'Besok', judul: 'Besok', event_date: '2026-11-23' },
              ...{ created_at: '2026-11-17', contoh: isInvented },
            },
          ],
        });
  provideBy(provider, 1000);
});
afterEach(() => jest.restoreAllMocks());

test('the list of events is newest first with past events at its end', async () => {
  const list = await loadListPage(event, 'semua', '1');
  expect(list).toMatchObject({
    items: [{ title: 'Kelak' }, { title: 'Layanan' }, { title: 'Besok' }, { title: 'Kemarin' }],
  });
});

test('the agenda has a card for each event, and marks past ones', async () => {
  const agenda = await loadAgendaOnce(null);
  expect(agenda).toMatchObject({
    parts: [
      { title: 'November 2026', items: [{ title: 'Besok', past: null }] },
      { title: 'Mei 2027', items: [{ title: 'Kelak' }] },
      { title: 'Sudah berlangsung', items: [{ title: 'Kemarin', past: 'Sudah berlangsung' }] },
    ],
    services: [{ title: 'Layanan' }],
  });
});

test('a card of the agenda links to the area of its event', async () => {
  place = 'Orchid Forest Cikole, Lembang';
  expect(await loadAgendaOnce(null)).toMatchObject({
    services: [{ title: 'Layanan', area: { label: 'Lembang', href: '/kawasan/lembang' } }],
  });
});

test.each([null, '2027-05'])(
  'the agenda of %s is noindex, and its canonical page is the list of events',
  async (bulan) => {
    const head = agendaHead(await loadAgendaOnce(bulan));
    expect(head.robots).toMatchObject({ index: false });
    expect(head.alternates?.canonical).toMatch(/\/event$/);
  },
);

test('the agenda of a month has the month in its title', async () => {
  expect(agendaHead(await loadAgendaOnce('2027-05')).title).toContain('Agenda Mei 2027');
});

test.each(['2027-06', '1', '-'])(
  'the agenda of %s, a month without events, ends with the not-found page of Next',
  async (bulan) => {
    await expect(loadAgendaOnce(bulan)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
  },
);

test('loadNearest returns the coming events with a date, the soonest first', async () => {
  expect((await loadNearest()).map(({ title }) => title)).toEqual(['Besok', 'Kelak']);
});

test('loadNearest and the description of the agenda leave out a sample', async () => {
  isInvented = true;
  expect((await loadNearest()).map(({ title }) => title)).toEqual(['Kelak']);
  const { description } = agendaHead(await loadAgendaOnce(null));
  expect(description).toContain('Kelak');
  expect(description).not.toContain('Besok');
});

test('the agenda rejects and loadNearest is empty while the events fail', async () => {
  down = () => true;
  await expect(loadAgendaOnce(null)).rejects.toMatchObject({ name: 'AdminApiError', code: 'timeout' });
  expect(await loadNearest()).toEqual([]);
});

test('loadTripViews returns destinations and packages with their counts and marks the current list', async () => {
  expect(await loadTripViews('paket')).toEqual([
    { text: 'Destinasi', count: 4, href: '/destinasi', current: false },
    { text: 'Paket Tour', count: 4, href: '/paket-tour', current: true },
  ]);
});

test('loadTripViews returns no count for a list that fails', async () => {
  down = (path) => path.endsWith('/pakets');
  expect((await loadTripViews('destinasi')).map(({ count }) => count)).toEqual([4, null]);
});
