import type { ListChoice } from '../addresses/list-choice';
import { akomodasi } from '../entities/akomodasi/akomodasi';
import { itemList } from '../entities/item-list';
import { restoran } from '../entities/restoran/restoran';
import { aroundOf } from './choosing';
import { nearestMatches } from './nearest';

const stay = (judul: string, harga: number, map: string | null) => ({
  id: judul,
  judul,
  contoh: judul === 'Kota',
  harga,
  lokasi: 'x',
  map,
});
const at = (lat: number, lon: number) => `https://www.google.com/maps?q=${lat},${lon}&output=embed`;
/** The point of arrival of Lembang is 6.81 south, 107.62 east. */
const RECORDS = [
  stay('Jauh', 300_000, at(-7.1, 107.45)),
  stay('Dekat', 400_000, at(-6.87, 107.6)),
  stay('Mahal', 900_000, at(-6.83, 107.61)),
  stay('Entah', 100_000, null),
  stay('Kota', 445_000, at(-6.9, 107.61)),
];

function near(choice: ListChoice, description: typeof akomodasi | typeof restoran = akomodasi) {
  const list = itemList(akomodasi, RECORDS as never);
  const around = aroundOf(akomodasi, list.summaries);
  return nearestMatches(description as never, list, list.summaries, choice, around);
}

test.each<[string, ListChoice]>([
  ['no area is chosen', { harga: '500000' }],
  ['no such area is', { harga: '500000', kawasan: 'atlantis' }],
  ['nothing has all else', { harga: '1', kawasan: 'lembang' }],
])('nearestMatches is empty when %s', (_where, choice) => expect(near(choice)).toEqual([]));

test('nearestMatches is empty for a kind without detail pages', () =>
  expect(near({ harga: '500000', kawasan: 'lembang' }, restoran)).toEqual([]));

test('nearestMatches returns the nearest items that match the other filters, marks samples, and omits unknown positions', () =>
  expect(near({ harga: '500000', kawasan: 'lembang' })).toEqual([
    { title: 'Dekat', href: '/akomodasi/dekat', isSample: false, about: 'Rp 400.000/malam · ± 7 km' },
    { title: 'Kota', href: '/akomodasi/kota', isSample: true, about: 'Rp 445.000/malam · ± 10 km' },
    { title: 'Jauh', href: '/akomodasi/jauh', isSample: false, about: 'Rp 300.000/malam · ± 37 km' },
  ]));
