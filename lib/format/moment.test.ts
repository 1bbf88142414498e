/** @jest-environment node */
import { isDayOver, isoMoment, readStart } from './moment';

describe('readStart', () => {
  it.each([[null], [undefined], [''], ['besok'], ['0000-00-00 00:00:00'], [7]])(
    'is nothing for %j',
    (value) => expect(readStart(value)).toBeNull(),
  );
  it.each([
    ['2026-06-13'],
    ['2026-06-13 00:00:00'],
    ['2026-06-13T00:00:00.000000Z'],
    ['2026-06-13 07:00:00'],
    ['2026-06-12T17:00:00.000000Z'],
    [1781283600],
  ])('knows no hour in %j', (value) =>
    expect(readStart(value)).toMatchObject({ iso: '2026-06-13', hour: null }),
  );
  it.each([
    ['2026-06-13 07:30:00', '2026-06-13T07:30:00+07:00', '07.30 WIB'],
    ['2026-06-13T01:30:00.000000Z', '2026-06-13T08:30:00+07:00', '08.30 WIB'],
    ['2026-06-12T20:15:00Z', '2026-06-13T03:15:00+07:00', '03.15 WIB'],
    [1781312400, '2026-06-13T08:00:00+07:00', '08.00 WIB'],
  ])('keeps the hour of %j', (value, iso, hour) => expect(readStart(value)).toMatchObject({ iso, hour }));
  it('is the moment itself', () =>
    expect(readStart('2026-06-13 07:00:00')?.at).toBe(Date.parse('2026-06-13T00:00:00Z')));
});

describe('isoMoment', () => {
  it('never says midnight', () =>
    expect(isoMoment(Date.parse('2026-06-13T00:00:00+07:00'))).toBe('2026-06-13'));
  it('has the offset of Jakarta', () =>
    expect(isoMoment(Date.parse('2026-06-12T23:30:00Z'))).toBe('2026-06-13T06:30:00+07:00'));
});

describe('isDayOver', () => {
  const morning = Date.parse('2026-06-13T07:00:00+07:00');
  it('is not on the evening of the day', () =>
    expect(isDayOver(morning, Date.parse('2026-06-13T23:59:59+07:00'))).toBe(false));
  it('is at the next midnight in Jakarta', () =>
    expect(isDayOver(morning, Date.parse('2026-06-14T00:00:00+07:00'))).toBe(true));
});
