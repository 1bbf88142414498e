import { AdminApiError, whenDown } from './errors';

describe('whenDown', () => {
  it('does not take a mistake of the program for an outage', async () => {
    await expect(whenDown(Promise.reject(new TypeError('broken')), () => null)).rejects.toThrow('broken');
  });
  it('knows an outage that another bundle of the process reports', async () => {
    jest.resetModules();
    const { AdminApiError: Other } = await import('./errors');
    expect(Other).not.toBe(AdminApiError);
    expect(await whenDown(Promise.reject(new Other('timeout', 'x')), () => null)).toBeNull();
  });
  it('gives what stands for an outage, which may say why', async () => {
    const outage = new AdminApiError('timeout', 'x');
    expect(await whenDown(Promise.reject(outage), (error) => error.code)).toBe('timeout');
  });
  it('gives what was promised', async () => expect(await whenDown(Promise.resolve(1), () => 2)).toBe(1));
});
