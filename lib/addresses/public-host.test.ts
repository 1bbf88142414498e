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
])('robotsHeader is empty for the local host %s', (host) => expect(robotsHeader(host, null)).toEqual({}));

test.each([
  'jelajahibandung.example',
  'jelajahibandung.example:3000',
  '192.0.2.7:3000',
  '[2001:db8::1]:3000',
  'localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  'jelajahi-bandung',
])('robotsHeader sends noindex for the public host %s', (host) =>
  expect(robotsHeader(host, null)).toEqual(NOINDEX),
);

test('robotsHeader sends noindex when a proxy forwards a request for a public host to localhost', () =>
  expect(robotsHeader('localhost:3000', 'jelajahibandung.example')).toEqual(NOINDEX));

test('robotsHeader is empty for a request without a host', () =>
  expect(robotsHeader(undefined, undefined)).toEqual({}));
