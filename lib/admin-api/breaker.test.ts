import { Breaker } from './breaker';

let now = 0;
const fail = (breaker: Breaker, ...paths: string[]) =>
  paths.forEach((path) => breaker.failed(path, new Error(path)));
beforeEach(() => {
  now = 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

describe('Breaker', () => {
  const create = () => new Breaker(500);

  test('the breaker still allows a path after two failures', () => {
    const breaker = create();
    fail(breaker, '/a', '/a');
    expect(breaker.allows('/a')).toBe(true);
  });
  test('the breaker blocks only the failing path after more than three failures of it in a row', () => {
    const breaker = create();
    fail(breaker, '/a', '/a', '/a', '/a');
    expect([breaker.allows('/a'), breaker.allows('/b')]).toEqual([false, true]);
  });
  test('the breaker allows a blocked path again when its pause is over', () => {
    const breaker = create();
    fail(breaker, '/a', '/a', '/a');
    now += 500;
    expect(breaker.allows('/a')).toBe(true);
  });
  test('the breaker blocks every path after one failure each of three paths', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    expect(breaker.allows('/d')).toBe(false);
  });
  test('the breaker stays closed when a success comes between the failures of four paths', () => {
    const breaker = create();
    fail(breaker, '/a', '/b');
    breaker.succeeded('/x');
    fail(breaker, '/c', '/d');
    expect(breaker.allows('/e')).toBe(true);
  });
  test('the open breaker allows a single request when its pause is over', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    now += 500;
    expect([breaker.allows('/d'), breaker.allows('/e'), breaker.allows('/d')]).toEqual([true, false, false]);
  });
  test('the breaker allows another try one pause later when the first try never reports', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    now += 500;
    breaker.allows('/d');
    now += 500;
    expect(breaker.allows('/e')).toBe(true);
  });
  test('the breaker blocks all paths again when the try fails', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    now += 500;
    breaker.allows('/d');
    fail(breaker, '/d');
    expect(breaker.allows('/e')).toBe(false);
  });
  test('blocks() reports whether a path is blocked without using up the try', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    const before = breaker.blocks('/d');
    now += 500;
    expect([before, breaker.blocks('/d'), breaker.allows('/d'), breaker.blocks('/e')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
  test("reason() returns a path's own last failure, else that of the whole API, else null", () => {
    const breaker = create();
    expect(breaker.reason('/a')).toBeNull();
    fail(breaker, '/a', '/b');
    expect([breaker.reason('/a')?.message, breaker.reason('/d')?.message]).toEqual(['/a', '/b']);
  });
  test('the breaker closes when the try succeeds', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    now += 500;
    breaker.allows('/d');
    breaker.succeeded('/d');
    expect([breaker.allows('/e'), breaker.allows('/f')]).toEqual([true, true]);
  });
});
