/** @jest-environment node */
import type { Summary } from '../entities/item-list';
import type { Kind } from '../entities/kinds';
import { listMap } from './list-map';

const shown = (...points: ([lat: number, lon: number] | string)[]) =>
  points.map((point, index) => ({
    summary: (typeof point === 'string'
      ? { place: point }
      : { position: { lat: point[0], lon: point[1] } }) as Summary,
    card: { title: `Nomor ${index + 1}`, href: `/akomodasi/${index + 1}` },
  }));
const BRAGA: [number, number] = [-6.9163, 107.6092];
const DAGO: [number, number] = [-6.8702, 107.6186];
const CIATER: [number, number] = [-6.7381, 107.6566];

it('numbers the items as they stand in the list, and leaves out what has no place', () => {
  const map = listMap('akomodasi', shown(BRAGA, 'di suatu tempat', CIATER));
  expect(map?.pins.map(({ number, href }) => [number, href])).toEqual([
    [1, '/akomodasi/1'],
    [3, '/akomodasi/3'],
  ]);
  expect(map?.placed).toHaveLength(2);
});
it.each([
  ['Pusat kota', [BRAGA]],
  ['Kota Bandung', [BRAGA, DAGO]],
  ['Lembang', [CIATER]],
  ['Bandung Raya', [BRAGA, CIATER]],
])('takes %s, the smallest sheet that holds them all', (name, points) =>
  expect(listMap('atraksi', shown(...points))?.name).toBe(name),
);
it('takes the sheet of the area that the visitor chose, also for what lies elsewhere', () => {
  const map = listMap('akomodasi', shown(CIATER, BRAGA), 'lembang');
  expect([map?.name, map?.placed.length]).toEqual(['Lembang', 2]);
  expect(listMap('akomodasi', shown(BRAGA), 'kota-bandung')?.name).toBe('Kota Bandung');
});
it('takes the place that a location names', () =>
  expect(listMap('destinasi', shown('Situ Cileunca, Pangalengan'))?.name).toBe('Pangalengan'));
it.each<Kind>(['transportasi', 'fasilitas', 'blog', 'event'])('is none for %s', (kind) =>
  expect(listMap(kind, shown(BRAGA))).toBeNull(),
);
it('is none where no item has a place', () => expect(listMap('akomodasi', shown('entah'))).toBeNull());
