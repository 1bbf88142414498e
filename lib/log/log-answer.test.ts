import { logAnswer, type Asked } from './log-answer';

let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.runOnlyPendingTimers(); // each test has a second of its own
  jest.useRealTimers();
  warn.mockRestore();
});

const logged = () => warn.mock.calls.flat().join('\n');
const asked = (url: string, more: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url,
  referrer: undefined,
  agent: undefined,
  ...more,
});

// spec: 2 Route table, The attempt; 8, Unknown route
test('a 404 is logged with path and referrer', () => {
  logAnswer(404, asked('/hilang?page=9', { referrer: 'https://luar.example/tautan' }));
  expect(logged()).toMatch(
    /^not found method="GET" path="\/hilang\?page=9" referrer="https:\/\/luar.example\/tautan"/,
  );
});

// spec: 2 Route table, The attempt
test.each([404, 500, 503])('what a visitor wrote is left out of the log line of a %i', (status) => {
  const letter = '/contact/kirim?name=Rahasia&phone=0812';
  logAnswer(status, asked(letter, { referrer: `https://contoh.id${letter}` }));
  expect(logged()).toContain('/contact/kirim');
  expect(logged()).not.toMatch(/Rahasia|0812/);
});

// spec: 2 Route table, The attempt
test('of sixty 404s in a second twenty are logged each, and the rest as a number', () => {
  for (let n = 0; n < 60; n += 1) logAnswer(404, asked(`/banjir-${n}`));
  expect(warn).toHaveBeenCalledTimes(20);
  expect(logged()).toContain('banjir-19');
  jest.advanceTimersByTime(1000);
  expect(warn).toHaveBeenCalledTimes(21);
  expect(logged()).toMatch(/more not found leftOut=40$/);
  logAnswer(404, asked('/sesudahnya'));
  expect(logged()).toContain('sesudahnya');
});

test('a 503 is logged as an error with its status', () => {
  logAnswer(503, asked('/503'));
  expect(logged()).toMatch(/^answered with an error status=503 method="GET" path="\/503" referrer=null/);
});

test('a long path with an encoded line break is logged in one short line', () => {
  logAnswer(404, asked(`/${'a'.repeat(5000)}%0Anot found path="/palsu"`));
  expect(logged().length).toBeLessThan(500);
  expect(logged()).not.toContain('\n');
});

test('a long User-Agent is cut in the log', () => {
  logAnswer(503, asked('/', { agent: 'a'.repeat(5000) }));
  expect(logged().length).toBeLessThan(600);
});

test.each([200, 304, 308, 405, 429])('an answer with status %i is not logged', (status) => {
  logAnswer(status, asked('/'));
  expect(logged()).toBe('');
});
