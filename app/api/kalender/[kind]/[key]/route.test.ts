import { AdminApiError } from '@/lib/admin-api/errors';
import { lookUp } from '@/lib/items/look-up';
import { GET } from './route';

jest.mock('@/lib/items/look-up', () => ({
  ...jest.requireActual<object>('@/lib/items/look-up'),
  lookUp: jest.fn(),
}));

const ask = async () => {
  const params = Promise.resolve({ kind: 'event', key: 'lari' });
  const { status, headers } = await GET(new Request('http://localhost/event/lari.ics'), { params });
  return [status, headers.get('retry-after'), headers.get('cache-control')];
};

test.each([
  ['cannot be had now', new AdminApiError('timeout', 'x'), [503, '30', 'no-store']],
  [
    'nobody may ask for now',
    new AdminApiError('later', 'x', null, { retrySeconds: 2 }),
    [503, '2', 'no-store'],
  ],
  ['a visitor guesses', new AdminApiError('flood', 'x', null, { retrySeconds: 6 }), [429, '6', 'no-store']],
])(
  'the calendar route answers uncached, with Retry-After, for an item that %s',
  async (_, error, expected) => {
    jest.mocked(lookUp).mockResolvedValue({ state: 'failed', error });
    expect(await ask()).toEqual(expected);
  },
);

test('the calendar route answers 404 for an item that does not exist', async () => {
  jest.mocked(lookUp).mockResolvedValue({ state: 'absent' });
  expect((await ask())[0]).toBe(404);
});

test.each([
  ['/event/lari-pagi', '/event/lari-pagi.ics'],
  ['/event/lari-pagi?utm_source=a#jadwal', '/event/lari-pagi.ics'],
])('the calendar route leads to the file of the item that has moved to %s', async (href, file) => {
  jest.mocked(lookUp).mockResolvedValue({ state: 'moved', href });
  const params = Promise.resolve({ kind: 'event', key: 'lari' });
  const { status, headers } = await GET(new Request('http://localhost/event/lari.ics'), { params });
  expect([status, headers.get('location')]).toEqual([308, file]);
});

test.each(['/event?kategori=wedding', '/tiket/lari', '/'])(
  'the calendar route answers 404 for an item that has moved to %s, which is no event',
  async (href) => {
    jest.mocked(lookUp).mockResolvedValue({ state: 'moved', href });
    expect((await ask())[0]).toBe(404);
  },
);
