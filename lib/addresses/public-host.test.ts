import { robotsHeader } from './public-host';

const NOINDEX = { 'x-robots-tag': 'noindex' };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

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
])('%s is this machine', (host) => expect(robotsHeader(host, null)).toEqual({}));

test.each([
  'jelajahibandung.example',
  'jelajahibandung.example:3000',
  '192.0.2.7:3000',
  '[2001:db8::1]:3000',
  'localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  'jelajahi-bandung',
])('%s is not', (host) => expect(robotsHeader(host, null)).toEqual(NOINDEX));

test('the host that a proxy was asked for counts', () =>
  expect(robotsHeader('localhost:3000', 'jelajahibandung.example')).toEqual(NOINDEX));

test('a request without a host has none', () => expect(robotsHeader(undefined, undefined)).toEqual({}));
