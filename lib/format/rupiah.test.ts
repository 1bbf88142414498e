import { briefRupiah, parseRupiah, rupiah, rupiahRange } from './rupiah';

describe('rupiah', () => {
  // spec: 9, Indonesian
  test('rupiah groups thousands with dots', () => expect(rupiah(1250000)).toBe('Rp 1.250.000'));
  test('rupiah drops fractions of a rupiah', () => expect(rupiah(1500.4)).toBe('Rp 1.500'));
});

describe('briefRupiah', () => {
  test.each([
    [250_000, '250 rb'],
    [999_000, '999 rb'],
    [1_000_000, '1 jt'],
    [2_000_000, '2 jt'],
  ])('briefRupiah writes %d as %s', (amount, text) => expect(briefRupiah(amount)).toBe(text));
});

describe('rupiahRange', () => {
  test('rupiahRange is null when both bounds are unknown', () => expect(rupiahRange(null, null)).toBeNull());
  test('rupiahRange gives one price when only one bound is known', () =>
    expect(rupiahRange(null, 5000)).toBe('Rp 5.000'));
  test('rupiahRange gives one price when both bounds are equal', () =>
    expect(rupiahRange(5000, 5000)).toBe('Rp 5.000'));
  test('rupiahRange puts swapped bounds in order', () =>
    expect(rupiahRange(40000, 15000)).toBe('Rp 15.000 - Rp 40.000'));
});

describe('parseRupiah', () => {
  test.each([
    ['150.000', 150_000],
    ['Rp 150.000', 150_000],
    ['Rp\u00a0150.000', 150_000],
    ['rp150.000', 150_000],
    ['IDR 150.000', 150_000],
    ['Rp. 150.000,-', 150_000],
    ['Rp. 150.000,--', 150_000],
    ['Rp150.000,00', 150_000],
    ['1.500.000', 1_500_000],
    ['1.500.000,50', 1_500_000.5],
    ['150,000', 150_000],
    ['1,500,000.00', 1_500_000],
    ['150000,00', 150_000],
    ['150000.00', 150_000],
    ['150000.0000', 150_000],
    ['1500.5', 1_500.5],
    ['75', 75],
    ['0', 0],
    ['0.000', 0],
    ['0,00', 0],
    ['Rp 0', 0],
  ])('parseRupiah reads %j', (text, amount) => expect(parseRupiah(text)).toBe(amount));

  test.each([
    '',
    'Rp',
    'abc',
    '1e6',
    '0x10',
    '1_000',
    '+150000',
    '1.50.000',
    '1.500,000',
    '15.0000,00',
    '150 000',
    '150.000 - 200.000',
    '150.000/malam',
    'mulai 150.000',
    'USD 20',
    '$20',
    'gratis ongkir',
    '١٥٠',
  ])('parseRupiah is null for %j, which is no clear amount', (text) => expect(parseRupiah(text)).toBeNull());
});
