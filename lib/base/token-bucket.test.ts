/** @jest-environment node */
import { TokenBucket } from './token-bucket';

describe('TokenBucket', () => {
  let now: number;
  const create = () => new TokenBucket(2, 6_000, () => now);
  beforeEach(() => (now = 1_000));

  function emptied() {
    const allowance = create();
    allowance.tryAcquire();
    allowance.tryAcquire();
    return allowance;
  }

  it('refuses what is beyond the burst, and says for how long', () => expect(emptied().tryAcquire()).toBe(6));
  it('rounds the seconds up', () => {
    const allowance = emptied();
    now += 100;
    expect(allowance.tryAcquire()).toBe(6);
  });
  it('counts nothing that it refused', () => {
    const allowance = emptied();
    for (let tries = 0; tries < 100; tries += 1) allowance.tryAcquire();
    now += 6_000;
    expect(allowance.tryAcquire()).toBe(0);
  });
  it('takes nothing from who only asks', () => {
    const allowance = create();
    for (let tries = 0; tries < 100; tries += 1) expect(allowance.isSpent()).toBe(false);
    expect(allowance.tryAcquire()).toBe(0);
    expect(emptied().isSpent()).toBe(true);
  });
  it('takes back what was not used, and no more than the burst', () => {
    const allowance = emptied();
    for (let times = 0; times < 5; times += 1) allowance.giveBack();
    expect([allowance.tryAcquire(), allowance.tryAcquire(), allowance.tryAcquire()]).toEqual([0, 0, 6]);
  });
  it('gives one after each interval', () => {
    const allowance = emptied();
    now += 6_000;
    expect([allowance.tryAcquire(), allowance.tryAcquire()]).toEqual([0, 6]);
  });
  it('saves no more than the burst', () => {
    const allowance = emptied();
    now += 86_400_000;
    expect([allowance.tryAcquire(), allowance.tryAcquire(), allowance.tryAcquire()]).toEqual([0, 0, 6]);
  });
});
