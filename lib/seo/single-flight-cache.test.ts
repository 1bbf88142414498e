import { singleFlight } from './single-flight-cache';

/** Each test uses its own name: values are cached for the whole process. */
let name = 0;
beforeEach(() => {
  name += 1;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const counter = () => jest.fn(async () => ({}));
const ask = (build: () => Promise<unknown>, isComplete = true) =>
  singleFlight(`uji-${name}`, build, () => isComplete);

test('singleFlight does not cache a failure', async () => {
  await expect(ask(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(ask(async () => 'baik')).resolves.toBe('baik');
});
test('singleFlight builds once for five hundred requests at the same time', async () => {
  const build = counter();
  await Promise.all(Array.from({ length: 500 }, () => ask(build)));
  expect(build).toHaveBeenCalledTimes(1);
});
test('singleFlight waits for a build that takes longer than a value is cached', async () => {
  const build = jest.fn(() => new Promise((done) => setTimeout(done, 900_000)));
  void ask(build);
  jest.advanceTimersByTime(600_000);
  void ask(build);
  expect(build).toHaveBeenCalledTimes(1);
});
test.each([
  ['whole', true, 300_000],
  ['partial', false, 30_000],
])('singleFlight caches a %s value for its time, and no longer', async (_, isComplete, ms) => {
  const build = counter();
  await ask(build, isComplete);
  jest.advanceTimersByTime(ms - 1);
  await ask(build, isComplete);
  expect(build).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await ask(build, isComplete);
  expect(build).toHaveBeenCalledTimes(2);
});
