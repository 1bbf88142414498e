import { oncePer } from './once-per';

it('makes what it is asked for once per key', () => {
  const make = jest.fn((key: { name: string }) => ({ of: key.name }));
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  expect([oncePer(a, make), oncePer(b, make)]).toEqual([{ of: 'a' }, { of: 'b' }]);
  expect(oncePer(a, make)).toBe(oncePer(a, make));
  expect(make.mock.calls).toEqual([[a], [b]]);
});

it('takes an equal key for another one, for it may be of other data', () => {
  const make = jest.fn(() => 1);
  oncePer(['a'], make);
  oncePer(['a'], make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps what different functions make of a key apart', () => {
  const key = ['a', 'b'];
  const first = (list: string[]) => list.at(0);
  const last = (list: string[]) => list.at(-1);
  expect([oncePer(key, first), oncePer(key, last), oncePer(key, first)]).toEqual(['a', 'b', 'a']);
});

it('remembers also that there is nothing', () => {
  const make = jest.fn(() => undefined);
  const key = {};
  oncePer(key, make);
  oncePer(key, make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('remembers no failure', () => {
  const key = {};
  const make = jest
    .fn(() => 1)
    .mockImplementationOnce(() => {
      throw new Error('no');
    });
  expect(() => oncePer(key, make)).toThrow('no');
  expect(oncePer(key, make)).toBe(1);
});
