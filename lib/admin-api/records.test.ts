import { Records } from './records';

const LISTS = [
  [],
  [1],
  [null],
  [{ id: 1, judul: 'Kawah "Putih", 🌋\n' }, 'teks', [], {}, 0],
  [['a', ['b']], { a: ']' }],
];

test.each(LISTS)('Records returns the JSON values that it was made of: %j', (...list) => {
  const records = Records.of(list);
  expect([...records]).toEqual(list);
  expect(JSON.parse(records.json().toString())).toEqual(list);
});

test('Records.at returns a single record', () =>
  expect(Records.of(['a', { b: 'é' }, 'c']).at(1)).toEqual({ b: 'é' }));

test.each([-1, 2, 0.5])('Records.at is undefined for the index %d of two records', (index) =>
  expect(Records.of(['a', 'b']).at(index)).toBeUndefined(),
);

test('Records returns a hundred records and reads each by its index', () => {
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

test('Records returns records larger than a megabyte among small ones', () => {
  const huge = { judul: 'é'.repeat(600_000) };
  const list = [huge, 1, huge, huge, 2, 3];
  const records = Records.of(list);
  expect([...records]).toEqual(list);
  expect(JSON.parse(records.json().toString())).toEqual(list);
  expect(list.map((_, index) => records.at(index))).toEqual(list);
  expect(records.at(6)).toBeUndefined();
});

test('Records.at does not parse a huge record when its neighbour is read', () => {
  const records = Records.of([1, { judul: 'é'.repeat(600_000) }, 2]);
  const parse = jest.spyOn(JSON, 'parse');
  expect([records.at(0), records.at(2)]).toEqual([1, 2]);
  expect(parse.mock.calls.map(([text]) => text.length)).toEqual([3, 3]);
  parse.mockRestore();
});

test.each([
  [[], [], true],
  [[1], [1], true],
  [[1], [2], false],
  [[1], [1, 2], false],
])('Records.equals compares %j with %j', (one, other, same) =>
  expect(Records.of(one).equals(Records.of(other))).toBe(same),
);

test('Records.at returns a new object for each call', () => {
  const records = Records.of([{ id: 1 }]);
  expect(records.at(0)).not.toBe(records.at(0));
});
