import { Records } from './records';

const LISTS = [
  [],
  [1],
  [null],
  [{ id: 1, judul: 'Kawah "Putih", 🌋\n' }, 'teks', [], {}, 0],
  [['a', ['b']], { a: ']' }],
];

it.each(LISTS)('holds what came out of JSON: %j', (...list) => {
  const records = Records.of(list);
  expect([...records]).toEqual(list);
  expect(JSON.parse(records.json().toString())).toEqual(list);
});

it('reads one record without the others', () =>
  expect(Records.of(['a', { b: 'é' }, 'c']).at(1)).toEqual({ b: 'é' }));

it.each([-1, 2, 0.5])('has no record at %d of two', (index) =>
  expect(Records.of(['a', 'b']).at(index)).toBeUndefined(),
);

it('holds more than it packs together', () => {
  const list = Array.from({ length: 100 }, (_, id) => ({ id }));
  const records = Records.of(list);
  expect([...records]).toEqual(list);
  expect(JSON.parse(records.json().toString())).toEqual(list);
  expect([0, 31, 32, 99, 100].map((index) => records.at(index))).toEqual([
    { id: 0 },
    { id: 31 },
    { id: 32 },
    { id: 99 },
    undefined,
  ]);
});

it('holds huge records among others', () => {
  const huge = { judul: 'é'.repeat(600_000) };
  const list = [huge, 1, huge, huge, 2, 3];
  const records = Records.of(list);
  expect([...records]).toEqual(list);
  expect(JSON.parse(records.json().toString())).toEqual(list);
  expect(list.map((_, index) => records.at(index))).toEqual(list);
  expect(records.at(6)).toBeUndefined();
});

it('does not parse a huge record for who reads its neighbour', () => {
  const records = Records.of([1, { judul: 'é'.repeat(600_000) }, 2]);
  const parse = jest.spyOn(JSON, 'parse');
  expect([records.at(0), records.at(2)]).toEqual([1, 2]);
  expect(parse.mock.calls.map(([text]) => text.length)).toEqual([3, 3]);
  parse.mockRestore();
});

it.each([
  [[], [], true],
  [[1], [1], true],
  [[1], [2], false],
  [[1], [1, 2], false],
])('tells whether another holds the same: %j and %j', (one, other, same) =>
  expect(Records.of(one).equals(Records.of(other))).toBe(same),
);

it('gives each reader a record of its own', () => {
  const records = Records.of([{ id: 1 }]);
  expect(records.at(0)).not.toBe(records.at(0));
});
