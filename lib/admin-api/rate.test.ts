import { MAX_LATER_MS } from '../base/clocks';
import { readRate } from './rate';

const NOW = Date.UTC(2026, 10, 22, 12, 0, 0);
const read = (status: number, headers: Record<string, string>) => readRate(status, headers, NOW);

describe('what Laravel says with an answer', () => {
  it('is how many requests a minute has, and how many are left', () =>
    expect(read(200, { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '41' })).toEqual({
      refused: false,
      limit: 60,
      remaining: 41,
      resetMs: null,
    }));
  it('is, once none is left, when there are new ones', () =>
    expect(
      read(429, {
        'x-ratelimit-limit': '60',
        'x-ratelimit-remaining': '0',
        'retry-after': '37',
        'x-ratelimit-reset': String(NOW / 1000 + 37),
      }),
    ).toEqual({ refused: true, limit: 60, remaining: 0, resetMs: 37_000 }));
  it('is, while it is being updated, when to come back', () =>
    expect(read(503, { 'retry-after': '60' })).toMatchObject({
      refused: true,
      remaining: 0,
      resetMs: 60_000,
    }));
});

it('a 503 that names no time is a failure', () => expect(read(503, {}).refused).toBe(false));
it('a 429 means later also without a time', () =>
  expect(read(429, {})).toEqual({ refused: true, limit: null, remaining: 0, resetMs: null }));
it('the time of the window is taken where Retry-After is missing', () =>
  expect(read(429, { 'x-ratelimit-reset': String(NOW / 1000 + 20) }).resetMs).toBe(20_000));

describe('Retry-After', () => {
  const after = (value: string, headers = {}) => read(429, { 'retry-after': value, ...headers }).resetMs;

  it('may be a date', () => expect(after('Sun, 22 Nov 2026 12:00:40 GMT')).toBe(40_000));
  it("as a date is counted by the API's own clock", () =>
    expect(after('Sun, 22 Nov 2026 15:00:40 GMT', { date: 'Sun, 22 Nov 2026 15:00:30 GMT' })).toBe(10_000));
  it.each(['86400', '999999999999', 'Mon, 22 Nov 2027 12:00:00 GMT'])('%s is no longer than sane', (value) =>
    expect(after(value)).toBe(MAX_LATER_MS),
  );
  it.each(['0', 'Sun, 22 Nov 2026 11:00:00 GMT'])('%s is a second', (value) =>
    expect(after(value)).toBe(1000),
  );
  it.each(['', '-5', '1e3', '12.5', 'soon', 'NaN', '2026-11-22', 'x GMT'])('%j says nothing', (value) =>
    expect(after(value)).toBeNull(),
  );
});

it.each(['', '-1', '6e1', 'unlimited', '60, 60'])('%j is no number of requests', (value) =>
  expect(read(200, { 'x-ratelimit-limit': value, 'x-ratelimit-remaining': value })).toMatchObject({
    limit: null,
    remaining: null,
  }),
);
