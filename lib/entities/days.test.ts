import { isOver } from './days';

const at = (iso: string) => Date.parse(iso);
const morning = at('2026-06-13T07:00:00+07:00');

test.each([
  ['on the evening of the day', { startsAt: morning }, '2026-06-13T23:59:59+07:00', false],
  ['at the next midnight in Jakarta', { startsAt: morning }, '2026-06-14T00:00:00+07:00', true],
  [
    'between the first day and the last',
    { startsAt: morning, endsAt: at('2026-06-15T07:00:00+07:00') },
    '2026-06-14T12:00:00+07:00',
    false,
  ],
  ['without a date', {}, '2026-06-14T12:00:00+07:00', false],
])('isOver tells whether an item is over %s', (_when, days, now, over) =>
  expect(isOver(days, at(now))).toBe(over),
);
