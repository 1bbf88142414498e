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

  it('refuses what is beyond the burst, and says for how long', () => {
    const allowance = emptied();
    expect([allowance.take(), allowance.secondsUntilFree()]).toEqual([false, 6]);
  });
  it('rounds the seconds up', () => {
    const allowance = emptied();
    now += 100;
    expect(allowance.secondsUntilFree()).toBe(6);
  });
  it('counts nothing that it refused', () => {
    const allowance = emptied();
    for (let tries = 0; tries < 100; tries += 1) allowance.take();
    now += 6_000;
    expect(allowance.take()).toBe(true);
  });
  it('takes nothing from who only asks', () => {
    const allowance = create();
    for (let tries = 0; tries < 100; tries += 1) expect(allowance.secondsUntilFree()).toBe(0);
    expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false]);
  });
  it('takes back what was not used, and no more than the burst', () => {
    const allowance = emptied();
    for (let times = 0; times < 5; times += 1) allowance.giveBack();
    expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false]);
  });
  it('gives one after each interval', () => {
    const allowance = emptied();
    now += 6_000;
    expect([allowance.take(), allowance.take()]).toEqual([true, false]);
  });
  it('saves no more than the burst', () => {
    const allowance = emptied();
    now += 86_400_000;
    expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false]);
  });
});
