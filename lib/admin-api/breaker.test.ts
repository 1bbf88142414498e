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

  it('lets a path be asked again after two failures', () => {
    const breaker = create();
    fail(breaker, '/a', '/a');
    expect(breaker.allows('/a')).toBe(true);
  });
  it('leaves a path alone at its third failure in a row, and no other', () => {
    const breaker = create();
    fail(breaker, '/a', '/a', '/a', '/a');
    expect([breaker.allows('/a'), breaker.allows('/b')]).toEqual([false, true]);
  });
  it('asks a paused path again when the pause is over', () => {
    const breaker = create();
    fail(breaker, '/a', '/a', '/a');
    now += 500;
    expect(breaker.allows('/a')).toBe(true);
  });
  it('opens for every path when three of them failed', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    expect(breaker.allows('/d')).toBe(false);
  });
  it('counts only failures without a success between them', () => {
    const breaker = create();
    fail(breaker, '/a', '/b');
    breaker.succeeded('/x');
    fail(breaker, '/c', '/d');
    expect(breaker.allows('/e')).toBe(true);
  });
  it('lets one asker try when the pause is over', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    now += 500;
    expect([breaker.allows('/d'), breaker.allows('/e'), breaker.allows('/d')]).toEqual([true, false, false]);
  });
  it('lets another one try when the first never reports', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    now += 500;
    breaker.allows('/d');
    now += 500;
    expect(breaker.allows('/e')).toBe(true);
  });
  it('opens again when the try fails', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    now += 500;
    breaker.allows('/d');
    fail(breaker, '/d');
    expect(breaker.allows('/e')).toBe(false);
  });
  it('lets one ask whether it blocks without taking the try', () => {
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
  it("knows a path's own last failure, else the API's", () => {
    const breaker = create();
    expect(breaker.reason('/a')).toBeNull();
    fail(breaker, '/a', '/b');
    expect([breaker.reason('/a')?.message, breaker.reason('/d')?.message]).toEqual(['/a', '/b']);
  });
  it('closes when the try succeeds', () => {
    const breaker = create();
    fail(breaker, '/a', '/b', '/c');
    now += 500;
    breaker.allows('/d');
    breaker.succeeded('/d');
    expect([breaker.allows('/e'), breaker.allows('/f')]).toEqual([true, true]);
  });
});
