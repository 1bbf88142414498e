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
});
