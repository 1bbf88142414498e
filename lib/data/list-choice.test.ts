import type { Kind } from '../entities/kinds';
import { registry } from '../entities/registry';
import { choicesOf, optionsOf, readChoice } from './list-choice';

const read = (kind: Kind, query: string) => {
  const given = new URLSearchParams(query);
  return readChoice(registry[kind], (name) => given.get(name));
};

describe('a choice that a list does not have', () => {
  test.each<[Kind, string]>([
    ['paket', 'harga=1'],
    ['paket', 'harga=250.000'],
    ['paket', 'harga=0250000'],
    ['paket', 'urut=tanggal'],
    ['paket', 'urut=terbaru'],
    ['paket', 'orang=0'],
    ['paket', 'orang=21'],
    ['paket', 'orang=04'],
    ['paket', 'orang=4.5'],
    ['paket', 'orang=-4'],
    ['paket', 'orang=empat'],
    ['akomodasi', 'orang=4'],
    ['transportasi', 'orang=4'],
    ['event', 'orang=4'],
    ['restoran', 'orang=4'],
    ['paket', 'harga=5000000'],
    ['paket', 'harga=5000000&orang=21'],
    ['paket', 'harga=5000001&orang=4'],
    ['paket', 'hari=4'],
    ['paket', 'hari=0'],
    ['paket', 'kawasan=jakarta'],
    ['paket', 'kawasan=Lembang'],
    ['paket', 'urut=harga&hari=4'],
    ['akomodasi', 'hari=2'],
    ['transportasi', 'kawasan=lembang'],
    ['transportasi', 'pengemudi=pilihan'],
    ['transportasi', 'pengemudi=Dengan'],
    ['transportasi', 'makan=halal'],
    ['akomodasi', 'pengemudi=dengan'],
    ['restoran', 'makan=vegan'],
    ['restoran', 'harga=250000'],
    ['paket', 'harga=25000'],
    ['restoran', 'pengemudi=lepas'],
    ['atraksi', 'makan=halal'],
    ['fasilitas', 'kawasan=lembang'],
    ['fasilitas', 'urut=rating'],
    ['event', 'urut=rating'],
    ['event', 'urut=tanggal'],
    ['blog', 'urut=harga'],
    ['blog', 'kawasan=lembang'],
    ['makanan', 'harga=250000'],
  ])('readChoice is null for the list of %s with the query %s', (kind, query) =>
    expect(read(kind, query)).toBeNull(),
  );
});

test.each<[Kind, string]>([
  ['paket', 'urut=harga&harga=1000000&hari=2&kawasan=ciwidey'],
  ['destinasi', 'urut=rating&harga=250000&hari=3&kawasan=kota-bandung'],
  ['paket', 'harga=5000000&orang=4'],
  ['destinasi', 'urut=harga&harga=250000&orang=20&hari=2'],
  ['atraksi', 'orang=1'],
  ['akomodasi', 'kawasan=lembang'],
  ['transportasi', 'urut=rating&harga=2000000'],
  ['event', 'harga=500000&kawasan=lembang'],
  ['transportasi', 'harga=2000000&pengemudi=lepas'],
  ['restoran', 'urut=harga&harga=25000'],
  ['restoran', 'makan=vegetarian&kawasan=lembang'],
  ['atraksi', ''],
  ['blog', ''],
])('readChoice for the list of %s returns what its query %s says', (kind, query) =>
  expect(new URLSearchParams({ ...read(kind, query) }).toString()).toBe(query),
);

test('readChoice returns the parameters in a fixed order, whatever the order of the query', () =>
  expect(Object.keys(read('paket', 'kawasan=lembang&hari=1&urut=harga') ?? {})).toEqual([
    'urut',
    'hari',
    'kawasan',
  ]));

test('choicesOf and optionsOf offer each kind only the parameters and values that it has', () => {
  const offered = (kind: Kind) => choicesOf(registry[kind]).join(' ');
  expect(offered('paket')).toBe('urut harga orang hari kawasan');
  expect(offered('atraksi')).toBe('urut harga orang kawasan');
  expect(offered('akomodasi')).toBe('urut harga kawasan');
  expect(offered('transportasi')).toBe('urut harga pengemudi');
  expect(offered('restoran')).toBe('urut harga makan kawasan');
  expect(offered('blog')).toBe('');
  expect(optionsOf(registry.event, 'urut')).toEqual(['harga']);
  expect(optionsOf(registry.tiket, 'urut')).toEqual(['harga', 'rating']);
  expect(optionsOf(registry.akomodasi, 'kawasan')).toContain('lembang');
});
