import { withoutDeep } from './without-deep';

it('leaves a list that can be written of one that nests a hundred thousand deep', () => {
  const nested = `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`;
  const list: unknown = JSON.parse(`{"data":[{"id":1,"judul":"Baik"},{"id":2,"harga":${nested}}]}`);
  const written = JSON.stringify(withoutDeep(list));
  expect(written).toContain('"judul":"Baik"');
  expect(written.length).toBeLessThan(500);
});

it.each([null, 'teks', 7, [], { data: [{ jadwal: [{ aktivitas: [{ aktivitas: 'Jalan' }] }] }] }])(
  'leaves %j as it is',
  (value) => expect(withoutDeep(structuredClone(value))).toEqual(value),
);
