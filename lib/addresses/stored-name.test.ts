import { isStorageAddress, otherName, storageAddress } from './stored-name';

const other = (name: string) => otherName(name.split('/'))?.join('/') ?? null;

describe('otherName', () => {
  // encodeURIComponent, PHP's rawurlencode and the parser of a browser.
  test.each([
    ['foto%20kawah.jpg', 'foto kawah.jpg'],
    ['a b/foto%20kawah.jpg', null],
    ['a%20b/foto%20kawah.jpg', 'a b/foto kawah.jpg'],
    ['foto%20(1).jpg', 'foto (1).jpg'],
    ['foto%20%281%29.jpg', 'foto (1).jpg'],
    ['kopi%20&%20teh%20[1].jpg', 'kopi & teh [1].jpg'],
    ['caf%C3%A9.jpg', 'café.jpg'],
    ['50%2520off.jpg', '50%20off.jpg'],
    ['%2561.jpg', '%61.jpg'],
  ])('otherName decodes %j, if an encoder wrote it, to %j', (name, expected) =>
    expect(other(name)).toBe(expected),
  );

  test.each([
    ['foto kawah.jpg', 'foto%20kawah.jpg'],
    ['Promo 100%.jpg', 'Promo%20100%25.jpg'],
    ['what?.jpg', 'what%3F.jpg'],
  ])('otherName encodes %j as %j', (name, expected) => expect(other(name)).toBe(expected));

  // A file must not have unlimited URLs, each of which would be fetched and resized.
  test.each(['a.jpg', '%61.jpg', 'foto%20k%61wah.jpg', 'UPPER%2e.jpg', '100%25 alam.jpg'])(
    'otherName has no second name for %j',
    (name) => expect(other(name)).toBeNull(),
  );

  test.each(['%252e%252e/a.jpg', 'a%2Fb.jpg', '%2E%2E%2Fa.jpg', 'a%5Cb.jpg', 'a%00.jpg', 'a%0Ab.jpg'])(
    'storageAddress and otherName refuse the invalid name %j',
    (name) => expect([storageAddress(name.split('/')), other(name)]).toEqual([null, null]),
  );
});

test.each(['/storage/a.png', '/storage/a%20b/50%2520off.png', "/storage/%231%3F%2B'2'.png"])(
  'isStorageAddress accepts %j',
  (src) => expect(isStorageAddress(src)).toBe(true),
);

test.each([
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
])('isStorageAddress refuses %j', (src) => expect(isStorageAddress(src)).toBe(false));
