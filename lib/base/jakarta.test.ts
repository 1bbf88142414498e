import { dayNumberOf, isoMoment } from './jakarta';

describe('isoMoment', () => {
  it('never says midnight', () =>
    expect(isoMoment(Date.parse('2026-06-13T00:00:00+07:00'))).toBe('2026-06-13'));
  it('has the offset of Jakarta', () =>
    expect(isoMoment(Date.parse('2026-06-12T23:30:00Z'))).toBe('2026-06-13T06:30:00+07:00'));
});

describe('dayNumberOf', () => {
  it('changes at midnight in Jakarta', () => {
    const midnight = Date.parse('2026-06-13T00:00:00+07:00');
    expect(dayNumberOf(midnight) - dayNumberOf(midnight - 1)).toBe(1);
    expect(dayNumberOf(midnight + 86_399_999)).toBe(dayNumberOf(midnight));
  });
});
