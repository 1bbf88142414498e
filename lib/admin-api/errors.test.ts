import { AdminApiError, whenDown } from './errors';

describe('whenDown', () => {
  test('whenDown rethrows an error that is no AdminApiError', async () => {
    await expect(whenDown(Promise.reject(new TypeError('broken')), () => null)).rejects.toThrow('broken');
  });
  test('whenDown handles an AdminApiError whose class comes from another bundle', async () => {
    jest.resetModules();
    const { AdminApiError: Other } = await import('./errors');
    expect(Other).not.toBe(AdminApiError);
    expect(await whenDown(Promise.reject(new Other('timeout', 'x')), () => null)).toBeNull();
  });
  test('whenDown returns what its handler makes of the AdminApiError', async () => {
    const outage = new AdminApiError('timeout', 'x');
    expect(await whenDown(Promise.reject(outage), (error) => error.code)).toBe('timeout');
  });
  test('whenDown returns the resolved value when nothing fails', async () =>
    expect(await whenDown(Promise.resolve(1), () => 2)).toBe(1));
});
