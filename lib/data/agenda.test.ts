import type { Summary } from '../entities/item-list';
import { AGENDA_ROWS, AGENDA_SERVICES, agendaOf } from './agenda';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00+07:00');

function item(key: string, date: string | null, createdAt: number | null = null): Summary {
  const startsAt = date === null ? null : Date.parse(`${date.length > 10 ? date : `${date}T09:00`}:00+07:00`);
  return {
    key,
    apiKeys: [key],
    title: key,
    category: 'Komunitas',
    createdAt,
    changedAt: createdAt,
    startsAt,
    pictures: [],
  };
}
/** An event from a day on, of so many days. */
function lasting(key: string, first: string, days: number): Summary {
  const one = item(key, first);
  return { ...one, endsAt: (one.startsAt ?? 0) + (days - 1) * DAY_MS };
}
const partsOf = (items: Summary[], month: string | null = null) =>
  agendaOf(items, month, NOW)?.parts.map((part) => [part.title, part.items.map(({ key }) => key).join(' ')]);

test('the agenda without events has no months, parts or services', () =>
  expect(agendaOf([], null, NOW)).toMatchObject({ months: [], parts: [], total: 0, services: [] }));

test('dated events are grouped by month, the soonest first, whatever their creation dates', () => {
  const items = [item('c', '2027-01-17'), item('a', '2026-12-12', 1), item('b', '2026-12-13', 9)];
  expect(partsOf(items)).toEqual([
    ['Desember 2026', 'a b'],
    ['Januari 2027', 'c'],
  ]);
  expect(agendaOf(items, null, NOW)?.months).toEqual(['2026-12', '2027-01']);
});

test('an event belongs to the month of its time in Jakarta', () => {
  const items = [item('akhir', '2026-11-30T23:59'), item('awal', '2026-12-01T00:00')];
  expect(partsOf(items)).toEqual([
    ['November 2026', 'akhir'],
    ['Desember 2026', 'awal'],
  ]);
});

describe('an event of several days', () => {
  const items = [
    lasting('pasar', '2026-11-30', 3),
    lasting('malam', '2026-12-31', 3),
    item('a', '2026-12-05'),
  ];

  test.each([
    ['2026-11', [['November 2026', 'pasar']]],
    ['2026-12', [['Desember 2026', 'pasar a malam']]],
    ['2027-01', [['Januari 2027', 'malam']]],
    ['2027-02', undefined],
  ])('an event of several days is in %s when one of them is', (month, parts) =>
    expect(partsOf(items, month)).toEqual(parts),
  );
  test('an event of several days gives each of its months a chip, and stands once in the agenda of all', () => {
    expect(agendaOf(items, null, NOW)?.months).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(partsOf(items)).toEqual([
      ['November 2026', 'pasar'],
      ['Desember 2026', 'a malam'],
    ]);
  });
  test('an event of several days that began in a past month stands under the present one', () => {
    const now = Date.parse('2026-12-01T12:00:00+07:00');
    expect(agendaOf(items, null, now)).toMatchObject({
      months: ['2026-12', '2027-01'],
      parts: [{ title: 'Desember 2026', items: [{ key: 'pasar' }, { key: 'a' }, { key: 'malam' }] }],
    });
  });
  test('an event of a thousand years has chips for 24 months', () =>
    expect(agendaOf([lasting('lama', '2026-12-01', 365_000)], null, NOW)?.months).toHaveLength(24));
});

test('past events follow the coming ones, the latest first, and an event of today is still coming', () => {
  const items = [
    item('lama', '2025-01-01'),
    item('kemarin', '2026-11-21'),
    item('hari-ini', '2026-11-22T07:00'),
  ];
  expect(partsOf(items)).toEqual([
    ['November 2026', 'hari-ini'],
    ['Sudah berlangsung', 'kemarin lama'],
  ]);
  expect(agendaOf(items, null, NOW)?.months).toEqual(['2026-11']);
});

test('services without a date are listed apart, newest first, and not in the agenda of a single month', () => {
  const items = [item('lama', null, 1), item('baru', null, 2), item('a', '2026-12-12')];
  expect(agendaOf(items, null, NOW)?.services.map(({ key }) => key)).toEqual(['baru', 'lama']);
  expect(agendaOf(items, '2026-12', NOW)?.services).toEqual([]);
});

test.each(['2026-12', '2025-01'])('the agenda of %s shows only its own events and has a chip', (month) => {
  const agenda = agendaOf(
    [item('a', '2026-12-12'), item('b', '2025-01-02'), item('c', '2027-05-01')],
    month,
    NOW,
  );
  expect(agenda?.total).toBe(1);
  expect(agenda?.months).toContain(month);
});

test.each(['2027-02', '2026-13', '1', '', '0000-00'])(
  'agendaOf is null for the month %j without events',
  (month) => expect(agendaOf([item('a', '2026-12-12')], month, NOW)).toBeNull(),
);

test('the agenda shows at most AGENDA_ROWS events and AGENDA_SERVICES services, and counts all', () => {
  const dated = Array.from({ length: 200 }, (_, n) => item(`d${n}`, '2026-12-12'));
  const open = Array.from({ length: 50 }, (_, n) => item(`s${n}`, null));
  const agenda = agendaOf([...dated, ...open], null, NOW);
  expect(agenda).toMatchObject({ shown: AGENDA_ROWS, total: 200, allServices: 50 });
  expect(agenda?.parts.flatMap(({ items }) => items)).toHaveLength(AGENDA_ROWS);
  expect(agenda?.services).toHaveLength(AGENDA_SERVICES);
});

test('the agenda has chips for at most 24 months, and one more for a later month that is shown', () => {
  const items = Array.from({ length: 60 }, (_, n) =>
    item(`m${n}`, `${2027 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}-01`),
  );
  expect(agendaOf(items, null, NOW)?.months).toHaveLength(24);
  expect(agendaOf(items, '2031-12', NOW)?.months).toHaveLength(25);
});
