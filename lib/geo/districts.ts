import type { Position } from './position';

/**
 * Approximate centre of the sights in each district (kecamatan) around Bandung, in degrees: medians of
 * addresses with positions, or read from a map. Accurate to one or two kilometres in the city, three outside.
 */
const DISTRICTS: Record<string, readonly [lat: number, lon: number]> = {
  Andir: [-6.915, 107.593],
  Antapani: [-6.917, 107.66],
  Arcamanik: [-6.917, 107.675],
  'Astana Anyar': [-6.93, 107.599],
  'Babakan Ciparay': [-6.945, 107.577],
  'Bandung Kidul': [-6.957, 107.63],
  'Bandung Kulon': [-6.928, 107.567],
  'Bandung Wetan': [-6.905, 107.615],
  Batununggal: [-6.927, 107.636],
  'Bojongloa Kaler': [-6.933, 107.591],
  'Bojongloa Kidul': [-6.952, 107.597],
  'Buah Batu': [-6.942, 107.658],
  'Cibeunying Kaler': [-6.894, 107.632],
  'Cibeunying Kidul': [-6.9, 107.65],
  Cibiru: [-6.926, 107.72],
  Cicendo: [-6.905, 107.598],
  Cidadap: [-6.872, 107.603],
  Cimenyan: [-6.866, 107.634],
  Cinambo: [-6.929, 107.69],
  Coblong: [-6.89, 107.609],
  Gedebage: [-6.951, 107.697],
  Kiaracondong: [-6.925, 107.648],
  Lembang: [-6.816, 107.618],
  Lengkong: [-6.928, 107.622],
  Mandalajati: [-6.896, 107.672],
  Panyileukan: [-6.934, 107.706],
  Rancasari: [-6.953, 107.677],
  Regol: [-6.93, 107.608],
  Sukajadi: [-6.889, 107.594],
  Sukasari: [-6.87, 107.588],
  'Sumur Bandung': [-6.917, 107.612],
  'Ujung Berung': [-6.912, 107.7],
};

const named = (part: string) =>
  part
    .toLowerCase()
    .replace(/^\s*(?:kec\.|kecamatan)\s/, '')
    .replace(/\s/g, '');
const byName = new Map(Object.entries(DISTRICTS).map(([name, [lat, lon]]) => [named(name), { lat, lon }]));

/**
 * The approximate position of an address, from the district that one of its comma-separated parts names; null
 * without one. 'Jl. Lengkong Kecil' is a street and no district.
 */
export function districtPosition(address: string | null): Position | null {
  const found = address
    ?.split(',')
    .map((part) => byName.get(named(part)))
    .find(Boolean);
  return found ? { ...found, isRough: true } : null;
}
