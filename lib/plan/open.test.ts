import { readHours } from '../hours/read-hours';
import { closedWord } from './open';
import type { Stop } from './stop';

const MONDAY = Date.parse('2026-11-30T00:00:00+07:00');
const SATURDAY = Date.parse('2026-11-28T00:00:00+07:00');

/** What is said of a stop with these hours, at which one is at an hour that a ready plan gives. */
function said(hours: string | null, date: number | null, time?: string, other: object = {}) {
  const stop = {
    name: 'at~museum',
    kind: 'atraksi',
    item: { visit: hours && visitOf(hours) },
    isPast: false,
    ...other,
  };
  const stops = new Map(time ? [['at~museum', { time, note: '', walkedFrom: null }]] : []);
  return closedWord(stop as unknown as Stop, date, { stops });
}

describe('closedWord', () => {
  test.each([
    ['on its closed day', 'Tu-Su 09:30-16:00', MONDAY, undefined, 'Tutup hari Senin.'],
    ['on its closed day, at an hour', 'Tu-Su 09:30-16:00', MONDAY, '09.30', 'Tutup hari Senin.'],
    [
      'before it opens',
      'Sa 09:30-12:00,13:00-16:00; Su off',
      SATURDAY,
      '09.00',
      'Pukul 09.00 tutup: hari Sabtu buka 09.30–12.00, 13.00–16.00.',
    ],
    [
      'when it closes',
      'Sa 09:30-16:00',
      SATURDAY,
      '16.00',
      'Pukul 16.00 tutup: hari Sabtu buka 09.30–16.00.',
    ],
    ['of which one evening lasts into the day', 'Fr 17:00-02:00', SATURDAY, undefined, 'Tutup hari Sabtu.'],
  ])('closedWord says that a place is closed %s', (_, hours, date, time, word) =>
    expect(said(hours, date, time)).toBe(word),
  );

  test.each([
    ['open at its hour', 'Sa 09:30-16:00', SATURDAY, '09.30'],
    ['open that day, without an hour', 'Sa 09:30-16:00', SATURDAY, undefined],
    ['still open from the evening before', 'Fr 17:00-02:00', SATURDAY, '01.00'],
    ['without a date', 'Tu-Su 09:30-16:00', null, '09.00'],
    ['with hours that cannot be read', 'sunrise-sunset', MONDAY, '09.00'],
    ['without hours', null, MONDAY, '09.00'],
  ])('closedWord is silent about a place %s', (_, hours, date, time) =>
    expect(said(hours, date, time)).toBeNull(),
  );

  test.each([
    ['a day that is past', { isPast: true }],
    ['another day than its own', { offer: { day: '2026-11-29', lastDay: null } }],
    ['a day behind its last one', { offer: { day: '2026-11-28', lastDay: '2026-11-29' } }],
    ['a tour of several days', { kind: 'paket', item: { days: 2, visit: visitOf('Tu-Su 09:30-16:00') } }],
  ])('closedWord is silent about %s', (_, other) =>
    expect(said('Tu-Su 09:30-16:00', MONDAY, undefined, other)).toBeNull(),
  );
});

test.each([
  ['its own day', { day: '2026-11-30', lastDay: null }],
  ['one of its own days', { day: '2026-11-29', lastDay: '2026-12-01' }],
])('closedWord says that a place is closed on %s', (_, offer) =>
  expect(said('Tu-Su 09:30-16:00', MONDAY, undefined, { offer })).toBe('Tutup hari Senin.'),
);

test.each([
  ['runs', [0]],
  // Its refusal says so.
  ['does not run', [1]],
])('closedWord is silent about the hours of a place on a day on which its tour %s', (_, days) => {
  const offer = { day: null, lastDay: null, off: { days, isRefused: true } };
  expect(said('Tu-Su 09:30-16:00', MONDAY, undefined, { offer })).toBeNull();
  expect(said('Tu-Su 09:30-16:00', MONDAY, '09.30', { offer })).toBeNull();
});

function visitOf(given: string) {
  return { hours: { given, week: readHours(given) } };
}
