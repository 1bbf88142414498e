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
test.each([404, 500, 503])('what a visitor wrote stands in no line of a %i', (status) => {
  const letter = '/contact/kirim?name=Rahasia&phone=0812';
  logAnswer(status, asked(letter, { referrer: `https://contoh.id${letter}` }));
  expect(logged()).toContain('/contact/kirim');
  expect(logged()).not.toMatch(/Rahasia|0812/);
});

// spec: 2 Route table, The attempt
test('of a flood of 404s the first twenty of a second have a line each, and the rest one', () => {
  for (let n = 0; n < 60; n += 1) logAnswer(404, asked(`/banjir-${n}`));
  expect(warn).toHaveBeenCalledTimes(20);
  expect(logged()).toContain('banjir-19');
  jest.advanceTimersByTime(1000);
  expect(warn).toHaveBeenCalledTimes(21);
  expect(logged()).toMatch(/more not found leftOut=40$/);
  logAnswer(404, asked('/sesudahnya'));
  expect(logged()).toContain('sesudahnya');
});

test('an error is logged with its status', () => {
  logAnswer(503, asked('/503'));
  expect(logged()).toMatch(/^answered with an error status=503 method="GET" path="\/503" referrer=null/);
});

test('a path of any length takes one short line, whatever it holds', () => {
  logAnswer(404, asked(`/${'a'.repeat(5000)}%0Anot found path="/palsu"`));
  expect(logged().length).toBeLessThan(500);
  expect(logged()).not.toContain('\n');
});

test('a program of any name takes one short line', () => {
  logAnswer(503, asked('/', { agent: 'a'.repeat(5000) }));
  expect(logged().length).toBeLessThan(600);
});

test.each([200, 304, 308, 405, 429])('a %i is not logged', (status) => {
  logAnswer(status, asked('/'));
  expect(logged()).toBe('');
});
