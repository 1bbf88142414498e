import { newestUntil, rfc822Time } from './timestamps';

const MIDNIGHT = Date.UTC(2026, 0, 31, 17);

describe('newestUntil', () => {
  test('newestUntil is null for an empty list', () => expect(newestUntil(10, [])).toBeNull());
  test('newestUntil is null when no time is known', () => expect(newestUntil(10, [null, null])).toBeNull());
  test('newestUntil is null when all times lie ahead', () => expect(newestUntil(10, [11])).toBeNull());
  test('newestUntil ignores times that lie ahead', () => expect(newestUntil(10, [3, 11, 7, null])).toBe(7));
  test('newestUntil accepts the present moment', () => expect(newestUntil(10, [10])).toBe(10));
  test('newestUntil accepts a time before 1970', () => expect(newestUntil(10, [-5, null])).toBe(-5));
});

test('rfc822Time writes the time of Jakarta in English', () =>
  expect(rfc822Time(MIDNIGHT)).toBe('Sun, 01 Feb 2026 00:00:00 +0700'));
