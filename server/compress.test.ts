import { costOfLength } from '@/lib/base/cost-of-length.fake';
import { encodingFor } from './compress';

describe('encodingFor', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', null],
    ['deflate', null],
    ['', null],
    [undefined, null],
  ])('encodingFor turns Accept-Encoding %j into %j', (accepted, encoding) =>
    expect(encodingFor(accepted)).toBe(encoding),
  );
  test('encodingFor reads a weight with spaces around its semicolon', () =>
    expect(encodingFor('br ; q=0 , gzip ; q=0.5')).toBe('gzip'));
  test('the work of encodingFor grows with the length of a row of spaces, not with its square', () =>
    expect(costOfLength(encodingFor, (length) => `br${' '.repeat(length)}x`, 15_000)).toBeLessThan(4));
});
