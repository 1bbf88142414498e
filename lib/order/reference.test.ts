import { KINDS } from '../entities/kinds';
import { referenceOf } from './reference';

describe('referenceOf', () => {
  test('referenceOf is the letter of the kind and the id of the API', () => {
    expect(referenceOf('paket', { key: 'lembang', apiKeys: ['lembang', '12'] })).toBe('P12');
    expect(referenceOf('event', { key: '7', apiKeys: ['7'] })).toBe('E7');
  });
  test('referenceOf ends with a stable code of five characters when the id is no number', () => {
    const of = (key: string) => referenceOf('paket', { key, apiKeys: [key] });
    expect(of('kawah-putih')).toMatch(/^P-[0-9A-Z]{5}$/);
    expect(of('kawah-putih')).toBe(of('kawah-putih'));
    expect(of('kawah-putih')).not.toBe(of('kawah-putin'));
  });
  // spec: 1, Ordering
  test('referenceOf begins with a different letter for each kind', () => {
    const letters = KINDS.map((kind) => referenceOf(kind, { key: '1', apiKeys: ['1'] }));
    expect(new Set(letters).size).toBe(KINDS.length);
  });
});
