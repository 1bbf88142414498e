/** @jest-environment node */
import { decodePage, encodePage } from './page-encoding';

const page = {
  content: {
    status: 200,
    headers: { 'content-type': 'text/html', 'content-security-policy': 'a' },
    body: Buffer.from('<p>Kawah Putih 🌋</p>'),
  },
  renderedAt: 5,
  staleAt: 30_005,
  isPartial: false,
};

describe('a stored page is absent', () => {
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut', (bytes) => bytes.subarray(0, -5)],
    ['emptied', () => Buffer.alloc(0)],
    ['cut to less than its checksum', (bytes) => bytes.subarray(0, 7)],
    ['altered in its last byte', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([255])])],
    ['longer than written', (bytes) => Buffer.concat([bytes, Buffer.from(' ')])],
    ['replaced by HTML', () => Buffer.from('<html></html>'.repeat(10))],
  ])('when it was %s', (_, change) => {
    const bytes = encodePage('/a', page);
    const changed = change(bytes);
    expect(changed.equals(bytes)).toBe(false);
    expect(decodePage('/a', changed)).toBeNull();
  });
  it('when it is not bytes', () => expect(decodePage('/a', 'x' as never)).toBeNull());
  it('when it is of another address', () => expect(decodePage('/b', encodePage('/a', page))).toBeNull());
});

it('a stored page comes back as it was', () => {
  expect(decodePage('/a', encodePage('/a', page))).toEqual(page);
});
