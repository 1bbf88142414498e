import { isoMoment } from './jakarta';

describe('isoMoment', () => {
  test('isoMoment returns only the date at midnight in Jakarta', () =>
    expect(isoMoment(Date.parse('2026-06-13T00:00:00+07:00'))).toBe('2026-06-13'));
  test('isoMoment returns the time with the offset of Jakarta', () =>
    expect(isoMoment(Date.parse('2026-06-12T23:30:00Z'))).toBe('2026-06-13T06:30:00+07:00'));
});
