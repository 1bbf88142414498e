import { isStorageAddress, otherName, storageAddress } from './stored-name';

const other = (name: string) => otherName(name.split('/'))?.join('/') ?? null;

describe('the other name of a file', () => {
  // encodeURIComponent, PHP's rawurlencode and the parser of a browser.
  it.each([
    ['foto%20kawah.jpg', 'foto kawah.jpg'],
    ['a b/foto%20kawah.jpg', null],
    ['a%20b/foto%20kawah.jpg', 'a b/foto kawah.jpg'],
    ['foto%20(1).jpg', 'foto (1).jpg'],
    ['foto%20%281%29.jpg', 'foto (1).jpg'],
    ['kopi%20&%20teh%20[1].jpg', 'kopi & teh [1].jpg'],
    ['caf%C3%A9.jpg', 'café.jpg'],
    ['50%2520off.jpg', '50%20off.jpg'],
    ['%2561.jpg', '%61.jpg'],
  ])('%j is, where an encoder wrote it, what that says: %j', (name, expected) =>
    expect(other(name)).toBe(expected),
  );

  it.each([
    ['foto kawah.jpg', 'foto%20kawah.jpg'],
    ['Promo 100%.jpg', 'Promo%20100%25.jpg'],
    ['what?.jpg', 'what%3F.jpg'],
  ])('%j is what an encoder makes of it: %j', (name, expected) => expect(other(name)).toBe(expected));

  // A file must not have unlimited URLs, each of which would be fetched and resized.
  it.each(['a.jpg', '%61.jpg', 'foto%20k%61wah.jpg', 'UPPER%2e.jpg', '100%25 alam.jpg'])(
    '%j has none',
    (name) => expect(other(name)).toBeNull(),
  );

  it.each(['%252e%252e/a.jpg', 'a%2Fb.jpg', '%2E%2E%2Fa.jpg', 'a%5Cb.jpg', 'a%00.jpg', 'a%0Ab.jpg'])(
    '%j is no name at all',
    (name) => expect([storageAddress(name.split('/')), other(name)]).toEqual([null, null]),
  );
});

it.each(['/storage/a.png', '/storage/a%20b/50%2520off.png', "/storage/%231%3F%2B'2'.png"])(
  '%j is an address as pages write it',
  (src) => expect(isStorageAddress(src)).toBe(true),
);

it.each([
  '/storage/a b.png',
  '/storage/a%20b%.png',
  '/storage/%61.png',
  '/storage/a%2fb.png',
  '/storage/../a.png',
  '/storage/%252e%252e/a.png',
  '/storage//a.png',
  '/storage/',
  '/art/a.png',
  `/storage/${'a'.repeat(300)}.png`,
  '',
])('%j is none', (src) => expect(isStorageAddress(src)).toBe(false));
