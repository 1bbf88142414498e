import { MAX_LATER_MS } from '../base/clocks';
import { readRate } from './rate';

const NOW = Date.UTC(2026, 10, 22, 12, 0, 0);
const read = (status: number, headers: Record<string, string>) => readRate(status, headers, NOW);

describe("the rate limit in Laravel's headers", () => {
  test('readRate reads the limit and the remaining requests of a 200', () =>
    expect(read(200, { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '41' })).toEqual({
      refused: false,
      limit: 60,
      remaining: 41,
      resetMs: null,
    }));
  test('readRate reads from a 429 when requests are allowed again', () =>
    expect(
      read(429, {
        'x-ratelimit-limit': '60',
        'x-ratelimit-remaining': '0',
        'retry-after': '37',
        'x-ratelimit-reset': String(NOW / 1000 + 37),
      }),
    ).toEqual({ refused: true, limit: 60, remaining: 0, resetMs: 37_000 }));
  test('readRate reads Retry-After from a 503 as a refusal with its time', () =>
    expect(read(503, { 'retry-after': '60' })).toMatchObject({
      refused: true,
      remaining: 0,
      resetMs: 60_000,
    }));
});

test('readRate does not take a 503 without Retry-After for a refusal', () =>
  expect(read(503, {}).refused).toBe(false));
test('readRate takes a 429 without headers for a refusal without a time', () =>
  expect(read(429, {})).toEqual({ refused: true, limit: null, remaining: 0, resetMs: null }));
test('readRate uses X-RateLimit-Reset when Retry-After is missing', () =>
  expect(read(429, { 'x-ratelimit-reset': String(NOW / 1000 + 20) }).resetMs).toBe(20_000));

describe('Retry-After', () => {
  const after = (value: string, headers = {}) => read(429, { 'retry-after': value, ...headers }).resetMs;

  test('readRate accepts a date in Retry-After', () =>
    expect(after('Sun, 22 Nov 2026 12:00:40 GMT')).toBe(40_000));
  test('readRate measures a date in Retry-After from the Date header of the answer', () =>
    expect(after('Sun, 22 Nov 2026 15:00:40 GMT', { date: 'Sun, 22 Nov 2026 15:00:30 GMT' })).toBe(10_000));
  test.each(['86400', '999999999999', 'Mon, 22 Nov 2027 12:00:00 GMT'])(
    'readRate caps Retry-After %s at MAX_LATER_MS',
    (value) => expect(after(value)).toBe(MAX_LATER_MS),
  );
  test.each(['0', 'Sun, 22 Nov 2026 11:00:00 GMT'])(
    "readRate raises Retry-After '%s' to one second",
    (value) => expect(after(value)).toBe(1000),
  );
  test.each(['', '-5', '1e3', '12.5', 'soon', 'NaN', '2026-11-22', 'x GMT'])(
    'readRate ignores Retry-After %j',
    (value) => expect(after(value)).toBeNull(),
  );
});

test.each(['', '-1', '6e1', 'unlimited', '60, 60'])('readRate ignores %j as a number of requests', (value) =>
  expect(read(200, { 'x-ratelimit-limit': value, 'x-ratelimit-remaining': value })).toMatchObject({
    limit: null,
    remaining: null,
  }),
);
