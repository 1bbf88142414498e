import { startFrom } from './prices';

describe('the price from which something starts', () => {
  it('names its unit after a stroke', () =>
    expect(startFrom(350_000, 'orang')).toEqual({
      prefix: 'Start From :',
      amount: 'Rp 350.000',
      suffix: '/orang',
    }));
  it('has no stroke where the unit is not known', () => expect(startFrom(350_000)?.suffix).toBe(''));
  it('is none without an amount', () => expect(startFrom(null, 'orang')).toBeNull());
});
