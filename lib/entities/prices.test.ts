import { startFrom } from './prices';

describe('startFrom', () => {
  test('startFrom puts a known unit after a slash', () =>
    expect(startFrom(350_000, 'orang')).toEqual({
      prefix: 'Start From :',
      amount: 'Rp 350.000',
      suffix: '/orang',
    }));
  test('startFrom has no suffix without a unit', () => expect(startFrom(350_000)?.suffix).toBe(''));
  test('startFrom is null without an amount', () => expect(startFrom(null, 'orang')).toBeNull());
});
