import { logThrown } from './log-errors';

let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => log.mockRestore());

const where = (path: string) => ({ path, method: 'GET', route: '/event/[slug]' });

test('an error that Next reports twice is logged once, with path, route and stack', () => {
  const error = Object.assign(new Error('pecah'), { digest: '42' });
  logThrown(error, where('/event/a'));
  logThrown(error, where('/event/a'));
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0][0]).toMatch(
    /^uncaught error path="\/event\/a".*route="\/event\/\[slug\]".*reason="pecah".*stack="Error: pecah/,
  );
});

test('the same error is logged again when it occurs at another path', () => {
  logThrown(new Error('pecah'), where('/event/b'));
  logThrown(new Error('pecah'), where('/event/c'));
  expect(log).toHaveBeenCalledTimes(2);
});

test('a thrown text is logged as the reason', () => {
  logThrown('teks', where('/event/d'));
  expect(log.mock.calls[0][0]).toContain('reason="teks"');
});

test('what a visitor wrote in the query is not logged with an error', () => {
  logThrown(new Error('pecah'), where('/contact/kirim?name=Rahasia&phone=0812'));
  expect(log.mock.calls[0][0]).toContain('path="/contact/kirim"');
  expect(log.mock.calls.flat().join()).not.toMatch(/Rahasia|0812/);
});
