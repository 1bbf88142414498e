import { TokenBucket } from './token-bucket';

describe('TokenBucket', () => {
  let now: number;
  const create = () => new TokenBucket(2, 6_000);
  beforeEach(() => {
    now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });

  function emptied() {
    const allowance = create();
    allowance.take();
    allowance.take();
    return allowance;
  }

  test('take() is false beyond the burst, and secondsUntilFree() is the interval', () => {
    const allowance = emptied();
    expect([allowance.take(), allowance.secondsUntilFree()]).toEqual([false, 6]);
  });
  test('secondsUntilFree() rounds up', () => {
    const allowance = emptied();
    now += 100;
    expect(allowance.secondsUntilFree()).toBe(6);
  });
  test('refused calls of take() do not delay the next token', () => {
    const allowance = emptied();
    for (let tries = 0; tries < 100; tries += 1) allowance.take();
    now += 6_000;
    expect(allowance.take()).toBe(true);
  });
  test('secondsUntilFree() takes no token', () => {
    const allowance = create();
    for (let tries = 0; tries < 100; tries += 1) expect(allowance.secondsUntilFree()).toBe(0);
    expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false]);
  });
  test('giveBack() returns tokens up to the burst', () => {
    const allowance = emptied();
    for (let times = 0; times < 5; times += 1) allowance.giveBack();
    expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false]);
  });
  test('one token is added after each interval', () => {
    const allowance = emptied();
    now += 6_000;
    expect([allowance.take(), allowance.take()]).toEqual([true, false]);
  });
  test('unused tokens accumulate only up to the burst', () => {
    const allowance = emptied();
    now += 86_400_000;
    expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false]);
  });
});
