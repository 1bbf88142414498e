import { oncePer } from './once-per';

test('oncePer calls a function once per key and returns the same result again', () => {
  const make = jest.fn((key: { name: string }) => ({ of: key.name }));
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  expect([oncePer(a, make), oncePer(b, make)]).toEqual([{ of: 'a' }, { of: 'b' }]);
  expect(oncePer(a, make)).toBe(oncePer(a, make));
  expect(make.mock.calls).toEqual([[a], [b]]);
});

test('oncePer calls the function again for an equal key that is another object', () => {
  const make = jest.fn(() => 1);
  oncePer(['a'], make);
  oncePer(['a'], make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('oncePer keeps the results of different functions for the same key apart', () => {
  const key = ['a', 'b'];
  const first = (list: string[]) => list.at(0);
  const last = (list: string[]) => list.at(-1);
  expect([oncePer(key, first), oncePer(key, last), oncePer(key, first)]).toEqual(['a', 'b', 'a']);
});

test('oncePer remembers a result of undefined', () => {
  const make = jest.fn(() => undefined);
  const key = {};
  oncePer(key, make);
  oncePer(key, make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('oncePer calls a function again after it threw', () => {
  const key = {};
  const make = jest
    .fn(() => 1)
    .mockImplementationOnce(() => {
      throw new Error('no');
    });
  expect(() => oncePer(key, make)).toThrow('no');
  expect(oncePer(key, make)).toBe(1);
});
