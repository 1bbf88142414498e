/** @jest-environment node */
import { rupiah, rupiahRange } from './rupiah';

describe('rupiah', () => {
  it('groups thousands the Indonesian way', () => expect(rupiah(1250000)).toBe('Rp 1.250.000'));
  it('drops fractions of a rupiah', () => expect(rupiah(1500.4)).toBe('Rp 1.500'));
});

describe('rupiahRange', () => {
  it('is null when both bounds are unknown', () => expect(rupiahRange(null, null)).toBeNull());
  it('gives one price when only one bound is known', () => expect(rupiahRange(null, 5000)).toBe('Rp 5.000'));
  it('gives one price when both bounds are equal', () => expect(rupiahRange(5000, 5000)).toBe('Rp 5.000'));
  it('puts swapped bounds in order', () => expect(rupiahRange(40000, 15000)).toBe('Rp 15.000 - Rp 40.000'));
});
