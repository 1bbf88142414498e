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

it('of an API that says nothing nobody ever waits', () => {
  for (let sent = 0; sent < 1000; sent += 1) answered({ limit: null });
  expect(waits()).toEqual([0, 0, 0]);
});

describe('once little remains', () => {
  it.each([
    [59, ['first', 'second', 'last']],
    [31, ['first', 'second', 'last']],
    [30, ['first', 'second']],
    [7, ['first', 'second']],
    [6, ['first']],
    [1, ['first']],
  ])('of 60 %d, those may go: %j', (remaining, turns) => {
    answered({ remaining });
    expect(free()).toEqual(turns);
  });
  it('what is under way counts as gone', () => {
    answered({ remaining: 32 });
    pace.sent();
    pace.sent();
    expect(free()).toEqual(['first', 'second']);
  });
  it('the others may go again in a minute', () => {
    answered({ remaining: 10 });
    now += 59_999;
    expect(free()).toEqual(['first', 'second']);
    now += 1;
    expect(free()).toEqual(TURNS);
  });
});

describe('when nothing remains', () => {
  it('one page asks when there is more, and all others wait for its answer', () => {
    answered({ remaining: 0 });
    expect(free()).toEqual(['first']);
    pace.sent();
    expect(free()).toEqual([]);
  });
  it('all wait as long as the API then says, and go on', () => {
    answered({ remaining: 0 });
    answered({ refused: true, remaining: 0, resetMs: 37_000 });
    expect([waits(), pace.isTold]).toEqual([[37_000, 37_000, 37_000], true]);
    now += 37_000;
    expect([free(), pace.isTold]).toEqual([TURNS, false]);
  });
  it('as many go on as the API takes in one window', () => {
    answered({ refused: true, remaining: 0, resetMs: 1_000 });
    now += 1_000;
    for (let sent = 0; sent < 60; sent += 1) {
      expect(pace.wait('first')).toBe(0);
      pace.sent();
    }
    expect(pace.wait('first')).toBeGreaterThan(0);
  });
  it('a refusal that does not say how long is waited for a moment', () => {
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

  it('let one renewal ask whether they were counted, and no second one meanwhile', () => {
    expect(free()).toEqual(TURNS);
    pace.sent();
    expect(free()).toEqual(['first', 'second']);
  });
  it('hold nothing back once an answer says that they were not counted', () => {
    answered({ remaining: 58 });
    expect(free()).toEqual(TURNS);
    pace.sent();
    expect(free()).toEqual(TURNS);
  });
  it('hold renewals back once an answer says that they were', () => {
    answered({ remaining: 19 });
    expect(free()).toEqual(['first', 'second']);
  });
  it('hold renewals back where a 429 says how long', () => {
    answered({ refused: true, remaining: 0, resetMs: 30_000 });
    expect(free()).toEqual([]);
  });
});

describe('several at once', () => {
  it('are counted by themselves while their answers come in another order', () => {
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
  it('of which none has been answered yet are not in what the first answer says', () => {
    for (let sent = 0; sent < 16; sent += 1) pace.sent();
    pace.heard(rate({ remaining: 44 }));
    expect(free()).toEqual(['first', 'second']);
  });
});

it('windows are taken to be as long as one was of which the API said the end', () => {
  answered({ remaining: 59 });
  now += 2_000;
  answered({ refused: true, remaining: 0, resetMs: 3_000 });
  now += 3_000;
  answered({ remaining: 12 });
  expect(pace.wait('last')).toBe(5_000);
});

it('a window that began anew earlier than supposed is noticed', () => {
  answered({ remaining: 3 });
  now += 20_000;
  answered({ remaining: 59 });
  expect(free()).toEqual(TURNS);
  answered({ remaining: 20 });
  now += 45_000;
  expect(free()).toEqual(['first', 'second']);
});

it("another one's requests count: the API's word is less than what was sent", () => {
  answered({ remaining: 59 });
  answered({ remaining: 12 });
  expect(free()).toEqual(['first', 'second']);
});
