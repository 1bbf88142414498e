import { keptOf } from './advice';
import { readPlan } from './plan';
import { parseReadyPlan } from './ready';

const READY = [
  parseReadyPlan(
    'sehari',
    `---
judul: Sehari di Ciwidey
ringkas: Kawah.
orang: 4
urutan: 1
seni: kawah
kawasan: [ciwidey]
biaya: [{ untuk: Tol, per: kendaraan, harga: 30000 }]
hari:
  - judul: Kawah dan danau
    perhentian:
      - { jam: '08.00', item: at~a, catatan: Pagi. }
      - { jam: '11.00', item: at~b, catatan: Siang. }
      - { jam: '14.30', item: at~c, catatan: Sore. }
---
Teks.`,
  ),
];
const kept = (text: string) => {
  const { title, days, stops } = keptOf(readPlan(text).plan, READY);
  return { title, days: [...days.values()], stops: [...stops].map(([name, { time }]) => `${name} ${time}`) };
};

test.each<[string, string, string[]]>([
  ['as it was', 'h1!ssehari!at~a!at~b!at~c', ['at~a 08.00', 'at~b 11.00', 'at~c 14.30']],
  ['with something between', 'h1!ssehari!at~a!re~x!at~b!at~c', ['at~a 08.00', 'at~b 11.00', 'at~c 14.30']],
  ['without one', 'h1!ssehari!at~a!at~c', ['at~a 08.00', 'at~c 14.30']],
  ['with the first one last', 'h1!ssehari!at~b!at~c!at~a', ['at~b 11.00', 'at~c 14.30']],
  ['with one on another day', 'h1!ssehari!at~a!h2!at~b', ['at~a 08.00']],
  ['behind an own day', 'h1!at~z!h2!ssehari!at~a', ['at~a 08.00']],
])(
  'keptOf keeps the hours of stops still in their places when a ready plan was kept %s',
  (_how, text, stops) =>
    expect(kept(text)).toEqual({ title: 'Sehari di Ciwidey', days: ['Kawah dan danau'], stops }),
);

test.each(['h1!at~a!at~b', 'h1!sentah!at~a', 'h1!ssehari!at~z', 'h1!ssehari!h2!at~a'])(
  'keptOf is empty for %s, where no stop is in its place of a ready plan',
  (text) => expect(kept(text)).toEqual({ title: null, days: [], stops: [] }),
);
