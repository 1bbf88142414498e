import { act, renderHook } from '@testing-library/react';
import { ownPlan, refresh, subscribe, useKept } from './own-plan';

afterEach(() => {
  document.cookie = 'rencana=;path=/;max-age=0';
  act(refresh);
});

test('useKept renders again when its own item is kept, and not when another is', () => {
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useKept((names) => names.includes('de~kawah-putih'));
  });
  document.cookie = 'rencana=ak~hotel-savoy;path=/';
  act(refresh);
  expect([result.current, drawn]).toEqual([false, 1]);
  document.cookie = 'rencana=ak~hotel-savoy!de1~kawah-putih;path=/';
  act(refresh);
  expect([result.current, drawn]).toEqual([true, 2]);
});

test('ownPlan reads the cookie store after a change in another tab, before the document has it', async () => {
  const store = Object.assign(new EventTarget(), { get: async () => ({ value: 'de~kawah-putih' }) });
  Object.assign(window, { cookieStore: store });
  const heard = jest.fn();
  const end = subscribe(heard);
  expect(ownPlan()).toBe('');
  store.dispatchEvent(new Event('change'));
  await Promise.resolve();
  expect(document.cookie).toBe('');
  expect(ownPlan()).toBe('de~kawah-putih');
  expect(heard).toHaveBeenCalledTimes(1);
  end();
});

test('the cookie store is asked once for a change, however often somebody began to listen', () => {
  const store = Object.assign(new EventTarget(), { get: jest.fn(async () => null) });
  Object.assign(window, { cookieStore: store });
  subscribe(() => undefined)();
  const end = subscribe(() => undefined);
  store.dispatchEvent(new Event('change'));
  expect(store.get).toHaveBeenCalledTimes(1);
  end();
});
