/** @jest-environment node */
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
  expect(JSON.parse(records.json.toString())).toEqual(list);
});

it('reads one record without the others', () =>
  expect(Records.of(['a', { b: 'é' }, 'c']).at(1)).toEqual({ b: 'é' }));

it.each([-1, 2, 0.5])('has no record at %d of two', (index) =>
  expect(Records.of(['a', 'b']).at(index)).toBeUndefined(),
);

it('gives each reader a record of its own', () => {
  const records = Records.of([{ id: 1 }]);
  expect(records.at(0)).not.toBe(records.at(0));
});
