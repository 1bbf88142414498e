import { AdminApiError } from './errors';
import { Requests, type Provider } from './requests';

const refused: Provider = (_path, _room, heard) => {
  heard({ refused: true, limit: 60, remaining: 0, resetMs: 10_000 });
  return Promise.reject(new AdminApiError('later', 'answered 429', 429));
};
let requests: Requests;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  requests = new Requests({ provider: refused, freshMs: 60_000 });
});
afterEach(() => jest.useRealTimers());

/** What all wait for when one of this turn was refused for ten seconds. */
async function waits(turn: 'first' | 'second') {
  requests.ask('/a', (ask) => ask('', () => null), { turn }).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  return (['first', 'second', 'last'] as const).map((each) => requests.laterSeconds(each));
}

test('a refused search makes only searches wait', async () =>
  expect(await waits('second')).toEqual([null, 10, null]));

test('a refused page makes pages, searches and renewals wait', async () =>
  expect(await waits('first')).toEqual([10, 10, 10]));
