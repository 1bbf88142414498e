import { noPlan, ownPlan, subscribe } from './own-plan';

test('nothing is drawn again for whoever has no plan: it reads as on the server', () => {
  expect(ownPlan()).toBe(noPlan());
});

test('what another tab keeps is read from the cookie store: the event may come before the document has it', async () => {
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
