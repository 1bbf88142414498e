import { provideBy } from '../items/provider.fake';
import { AdminApiError } from '../admin-api/errors';
import { event } from '../entities/event/event';
import { agendaHead } from '../seo/agenda-head';
import { loadAgendaOnce, loadNearest } from './load-agenda';
import { loadListPage } from './load-list';
import { loadTripViews } from './list-views';

let down: (path: string) => boolean;
/** The location of the event without a date. */
let place: string | undefined;

beforeEach(() => {
  down = () => false;
  place = undefined;
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
            { id: 4, title: 'Besok', judul: 'Besok', event_date: '2026-11-23', created_at: '2026-11-17' },
          ],
        });
  provideBy(provider, 1000);
});
afterEach(() => jest.restoreAllMocks());

it('the list of events is newest first, and what is over stands at its end', async () => {
  const list = await loadListPage(event, 'semua', '1');
  expect(list).toMatchObject({
    items: [{ title: 'Kelak' }, { title: 'Layanan' }, { title: 'Besok' }, { title: 'Kemarin' }],
  });
});

it('the agenda has cards, and says of one that is over that it is', async () => {
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

it('leads from an event of the agenda to its area', async () => {
  place = 'Orchid Forest Cikole, Lembang';
  expect(await loadAgendaOnce(null)).toMatchObject({
    services: [{ title: 'Layanan', area: { label: 'Lembang', href: '/kawasan/lembang' } }],
  });
});

it.each([null, '2027-05'])(
  'the agenda of %s is out of the index, and the list is its canonical page',
  async (bulan) => {
    const head = agendaHead(await loadAgendaOnce(bulan));
    expect(head.robots).toMatchObject({ index: false });
    expect(head.alternates?.canonical).toMatch(/\/event$/);
  },
);

it('each month has a title of its own', async () => {
  expect(agendaHead(await loadAgendaOnce('2027-05')).title).toContain('Agenda Mei 2027');
});

it.each(['2027-06', '1', '-'])('the month %s, in which nothing is, is not found', async (bulan) => {
  await expect(loadAgendaOnce(bulan)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
});

it('the head of the list names what comes next, and nothing that is over or has no date', async () => {
  expect((await loadNearest()).map(({ title }) => title)).toEqual(['Besok', 'Kelak']);
});

it('while the events cannot be had the agenda is none and the list names none', async () => {
  down = () => true;
  await expect(loadAgendaOnce(null)).rejects.toMatchObject({ name: 'AdminApiError', code: 'timeout' });
  expect(await loadNearest()).toEqual([]);
});

it('destinations and packages stand side by side with how many each has', async () => {
  expect(await loadTripViews('paket')).toEqual([
    { text: 'Destinasi', count: 4, href: '/destinasi', current: false },
    { text: 'Paket Tour', count: 4, href: '/paket-tour', current: true },
  ]);
});

it('a list that cannot be had has no number and takes no page down', async () => {
  down = (path) => path.endsWith('/pakets');
  expect((await loadTripViews('destinasi')).map(({ count }) => count)).toEqual([4, null]);
});
