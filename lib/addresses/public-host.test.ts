import { publicHost } from './public-host';

const hostOf = (headers: Record<string, string>) => publicHost(headers.host, headers['x-forwarded-host']);

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'site.localhost:3000',
  '127.0.0.1',
  '127.0.0.1:3000',
  '127.1.2.3:80',
  '[::1]',
  '[::1]:3000',
])('%s is this machine', (host) => expect(hostOf({ host })).toBeNull());

test.each([
  'jelajahibandung.example',
  'jelajahibandung.example:3000',
  '192.0.2.7:3000',
  '[2001:db8::1]:3000',
  'localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  'jelajahi-bandung',
])('%s is not', (host) => expect(hostOf({ host })).toBe(host));

test('the host that a proxy was asked for counts', () =>
  expect(hostOf({ host: 'localhost:3000', 'x-forwarded-host': 'jelajahibandung.example' })).toBe(
    'jelajahibandung.example',
  ));

test('a request without a host has none', () => expect(hostOf({})).toBeNull());
