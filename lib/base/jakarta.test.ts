import { isoMoment } from './jakarta';

describe('isoMoment', () => {
  it('never says midnight', () =>
    expect(isoMoment(Date.parse('2026-06-13T00:00:00+07:00'))).toBe('2026-06-13'));
  it('has the offset of Jakarta', () =>
    expect(isoMoment(Date.parse('2026-06-12T23:30:00Z'))).toBe('2026-06-13T06:30:00+07:00'));
});
