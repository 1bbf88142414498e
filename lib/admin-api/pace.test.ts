import type { Priority } from '../base/semaphore';
import { Pace } from './pace';
import type { Rate } from './rate';

const TURNS: Priority[] = ['first', 'second', 'last'];
let now: number;
let pace: Pace;
beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  pace = new Pace(5_000);
});

const rate = (told: Partial<Rate> = {}): Rate => ({
  refused: false,
  limit: 60,
  remaining: null,
  resetMs: null,
  ...told,
});
/** A lone request, and the rate limit in its response. */
function answered(told: Partial<Rate>, by = pace) {
  by.sent();
  by.heard(rate(told));
  by.ended();
}
const waits = () => TURNS.map((turn) => pace.wait(turn));
/** The priorities that may send now. */
const free = () => TURNS.filter((turn) => pace.wait(turn) === 0);

test('no priority ever waits when the API names no rate limit', () => {
  for (let sent = 0; sent < 1000; sent += 1) answered({ limit: null });
  expect(waits()).toEqual([0, 0, 0]);
});

describe('few remaining requests', () => {
  test.each([
    [59, ['first', 'second', 'last']],
    [31, ['first', 'second', 'last']],
    [30, ['first', 'second']],
    [7, ['first', 'second']],
    [6, ['first']],
    [1, ['first']],
  ])('with %d of 60 requests remaining, these priorities may send: %j', (remaining, turns) => {
    answered({ remaining });
    expect(free()).toEqual(turns);
  });
  test('all priorities may send again a minute after the API has stopped to name what remains', () => {
    answered({ remaining: 59 });
    now += 60_000;
    for (let sent = 0; sent < 100; sent += 1) answered({ limit: null });
    now += 60_000;
    expect(free()).toEqual(TURNS);
  });
  test('requests in progress count as used', () => {
    answered({ remaining: 32 });
    pace.sent();
    pace.sent();
    expect(free()).toEqual(['first', 'second']);
  });
  test('all priorities may send again a minute after the requests ran low', () => {
    answered({ remaining: 10 });
    now += 59_999;
    expect(free()).toEqual(['first', 'second']);
    now += 1;
    expect(free()).toEqual(TURNS);
  });
});

describe('no remaining requests', () => {
  test('one page may probe when nothing remains, and everything waits until it is answered', () => {
    answered({ remaining: 0 });
    expect(free()).toEqual(['first']);
    pace.sent();
    expect(free()).toEqual([]);
  });
  test('all priorities wait for the time that a 429 names, and may send afterwards', () => {
    answered({ remaining: 0 });
    answered({ refused: true, remaining: 0, resetMs: 37_000 });
    expect([waits(), pace.isTold]).toEqual([[37_000, 37_000, 37_000], true]);
    now += 37_000;
    expect([free(), pace.isTold]).toEqual([TURNS, false]);
  });
  test('as many requests as the limit may be sent in the window after a 429', () => {
    answered({ refused: true, remaining: 0, resetMs: 1_000 });
    now += 1_000;
    for (let sent = 0; sent < 60; sent += 1) {
      expect(pace.wait('first')).toBe(0);
      pace.sent();
    }
    expect(pace.wait('first')).toBeGreaterThan(0);
  });
  test('all priorities wait five seconds after a refusal that names no time', () => {
    answered({ limit: null, refused: true, remaining: 0 });
    expect(waits()).toEqual([5_000, 5_000, 5_000]);
    now += 5_000;
    expect(free()).toEqual(TURNS);
  });
});

describe('requests that were never answered', () => {
  const hang = (times: number) => {
    for (let sent = 0; sent < times; sent += 1) pace.sent();
    for (let sent = 0; sent < times; sent += 1) pace.ended();
  };
  beforeEach(() => {
    answered({ remaining: 59 });
    hang(40);
  });

  test('one renewal may probe after forty requests without an answer, and no second one meanwhile', () => {
    expect(free()).toEqual(TURNS);
    pace.sent();
    expect(free()).toEqual(['first', 'second']);
  });
  test('no priority waits once an answer shows that the unanswered requests were not counted', () => {
    answered({ remaining: 58 });
    expect(free()).toEqual(TURNS);
    pace.sent();
    expect(free()).toEqual(TURNS);
  });
  test('renewals wait once an answer shows that the unanswered requests were counted', () => {
    answered({ remaining: 19 });
    expect(free()).toEqual(['first', 'second']);
  });
  test('all priorities wait when a 429 with a time follows unanswered requests', () => {
    answered({ refused: true, remaining: 0, resetMs: 30_000 });
    expect(free()).toEqual([]);
  });
});

describe('several requests at once', () => {
  test('concurrent requests are counted locally while their answers arrive out of order', () => {
    answered({ remaining: 59 });
    for (let sent = 0; sent < 10; sent += 1) pace.sent();
    for (const remaining of [50, 58, 55]) {
      pace.heard(rate({ remaining }));
      pace.ended();
    }
    for (let left = 49; left > 30; left -= 1) {
      expect(pace.wait('last')).toBe(0);
      pace.sent();
    }
    expect(pace.wait('last')).toBeGreaterThan(0);
  });
  test('the first remaining count is reduced by the requests that are still in progress', () => {
    for (let sent = 0; sent < 16; sent += 1) pace.sent();
    pace.heard(rate({ remaining: 44 }));
    expect(free()).toEqual(['first', 'second']);
  });
});

test('the window length is learned from a 429 that names its end and used for the next window', () => {
  answered({ remaining: 59 });
  now += 2_000;
  answered({ refused: true, remaining: 0, resetMs: 3_000 });
  now += 3_000;
  answered({ remaining: 12 });
  expect(pace.wait('last')).toBe(5_000);
});

test('a higher remaining count of a lone request starts a new window of a minute', () => {
  answered({ remaining: 3 });
  now += 20_000;
  answered({ remaining: 59 });
  expect(free()).toEqual(TURNS);
  answered({ remaining: 20 });
  now += 45_000;
  expect(free()).toEqual(['first', 'second']);
});

test('a remaining count below the own count holds renewals back, as others use the API too', () => {
  answered({ remaining: 59 });
  answered({ remaining: 12 });
  expect(free()).toEqual(['first', 'second']);
});
