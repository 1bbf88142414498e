import { newestUntil, rfc822Time } from './timestamps';

const MIDNIGHT = Date.UTC(2026, 0, 31, 17);

describe('newestUntil', () => {
  it('is null for nothing', () => expect(newestUntil(10, [])).toBeNull());
  it('is null for what is not known', () => expect(newestUntil(10, [null, null])).toBeNull());
  it('is null when all lies ahead', () => expect(newestUntil(10, [11])).toBeNull());
  it('passes over what lies ahead', () => expect(newestUntil(10, [3, 11, 7, null])).toBe(7));
  it('takes this very moment', () => expect(newestUntil(10, [10])).toBe(10));
  it('takes a moment before 1970', () => expect(newestUntil(10, [-5, null])).toBe(-5));
});

it("writes an RFC 822 time in Jakarta's time, in English", () =>
  expect(rfc822Time(MIDNIGHT)).toBe('Sun, 01 Feb 2026 00:00:00 +0700'));
