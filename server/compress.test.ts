import { encodingFor } from './compress';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', null],
    ['deflate', null],
    ['', null],
    [undefined, null],
  ])('is for Accept-Encoding %j: %j', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});
