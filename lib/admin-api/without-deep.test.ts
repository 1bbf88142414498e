import { withoutDeep } from './without-deep';

test('withoutDeep makes a list with a hundred thousand levels writable as JSON', () => {
  const nested = `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`;
  const list: unknown = JSON.parse(`{"data":[{"id":1,"judul":"Baik"},{"id":2,"harga":${nested}}]}`);
  const written = JSON.stringify(withoutDeep(list));
  expect(written).toContain('"judul":"Baik"');
  expect(written.length).toBeLessThan(500);
});

test.each([null, 'teks', 7, [], { data: [{ jadwal: [{ aktivitas: [{ aktivitas: 'Jalan' }] }] }] }])(
  'withoutDeep returns %j unchanged',
  (value) => expect(withoutDeep(structuredClone(value))).toEqual(value),
);

test('withoutDeep makes no names for the entries of an array', () => {
  const named = (['entries', 'keys'] as const).map((name) => jest.spyOn(Object, name));
  withoutDeep([0, [1], 2]);
  const calls = named.map((spy) => spy.mock.calls.length);
  named.forEach((spy) => spy.mockRestore());
  expect(calls).toEqual([0, 0]);
});
