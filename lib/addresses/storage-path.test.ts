import { linkedPicture, storagePath } from './storage-path';

describe('storagePath', () => {
  test.each([
    [null],
    [''],
    [0],
    [42],
    [{ path: 'a.png' }],
    ['/'],
    ['..'],
    ['../a.png'],
    ['/storage/../.env'],
    ['a/%2e%2e/b.png'],
    ['a%2fb.png'],
    ['a%5cb.png'],
    ['a\\b.png'],
    ['a//b.png'],
    ['a.png?x=1'],
    ['a.png#x'],
    ['a.JPG?v=2'],
    ['..%/a.png/..'],
    ['%/../a.png'],
    ['%\\a.png'],
    ['a%00.png'],
    ['a\nb.png'],
    ['..;/a.png'],
    ['a/%252e%252e/b.png'],
    ['https://admin.example/storage/a.png?v=2'],
    ['https://admin.example/storage/a.png?v=2&name=b.png'],
    ['https://admin.example/storage/a%2fb.png'],
    ['https://admin.example/storage/%2e%2e/b.png'],
    ['https://evil.example/a.png'],
    ['https://admin.example/storage/../.env'],
    ['//evil.example/a.png'],
    ['javascript:alert(1)'],
    ['data:image/png;base64,AAAA'],
    ['a'.repeat(501)],
  ])('storagePath refuses %j', (value) => expect(storagePath(value)).toBeNull());

  // spec: 3, Images
  test.each([
    ['destinasi/a.jpg', '/storage/destinasi/a.jpg'],
    ['/storage/a.jpg', '/storage/a.jpg'],
    ['storage/a.jpg', '/storage/a.jpg'],
    ['public/a.jpg', '/storage/a.jpg'],
    ['https://admin.example/storage/a.jpg', '/storage/a.jpg'],
    // A path is a file name, to the last character.
    ['kawah putih.jpg', '/storage/kawah%20putih.jpg'],
    ['/storage/kawah putih.jpg', '/storage/kawah%20putih.jpg'],
    ['café&"<>.jpg', '/storage/caf%C3%A9%26%22%3C%3E.jpg'],
    ['Promo 100%.jpg', '/storage/Promo%20100%25.jpg'],
    ['paket/diskon 50% akhir pekan.jpg', '/storage/paket/diskon%2050%25%20akhir%20pekan.jpg'],
    ['promo 50%ab kawah.png', '/storage/promo%2050%25ab%20kawah.png'],
    ['IMG #1.jpg', '/storage/IMG%20%231.jpg'],
    ['what?.jpg', '/storage/what%3F.jpg'],
    ['mau ke mana?#1.png', '/storage/mau%20ke%20mana%3F%231.png'],
    ['a.jpg?.png', '/storage/a.jpg%3F.png'],
    ['kopi+teh.png', '/storage/kopi%2Bteh.png'],
    [`"kawah" 'putih'.png`, `/storage/%22kawah%22%20'putih'.png`],
    ['paket/50%20off.jpg', '/storage/paket/50%2520off.jpg'],
    ['/storage/paket/50%20off.jpg', '/storage/paket/50%2520off.jpg'],
    ['100%25 alam.jpg', '/storage/100%2525%20alam.jpg'],
    ['UPPER%2e.jpg', '/storage/UPPER%252e.jpg'],
    ['a%3Fx.png', '/storage/a%253Fx.png'],
    ['%E0%A4%A.png', '/storage/%25E0%25A4%25A.png'],
  ])('storagePath turns %j into an address under /storage/', (value, expected) =>
    expect(storagePath(value)).toBe(expected),
  );

  const asset = 'https://admin.example/storage/';

  test.each([
    ['kawah%20putih.jpg', '/storage/kawah%20putih.jpg'],
    ['promo%2050%25%20kawah.png', '/storage/promo%2050%25%20kawah.png'],
    ['50%2520off.jpg', '/storage/50%2520off.jpg'],
    ['kawah putih.jpg', '/storage/kawah%20putih.jpg'],
  ])('storagePath decodes the escapes in the URL of %j', (path, expected) =>
    expect(storagePath(asset + path)).toBe(expected),
  );

  // Laravel's asset() and Storage::url() encode nothing.
  test.each([
    ['sampul 100% asli.jpg', '/storage/sampul%20100%25%20asli.jpg'],
    ['kawah%20putih/diskon 5%.png', '/storage/kawah%2520putih/diskon%205%25.png'],
    ['kawah #1.png', '/storage/kawah%20%231.png'],
    ['what?.jpg', '/storage/what%3F.jpg'],
    ['100%25 alam.jpg', '/storage/100%2525%20alam.jpg'],
    ['UPPER%2e.jpg', '/storage/UPPER%252e.jpg'],
  ])('storagePath takes the name in the URL of %j, which no encoder wrote, literally', (path, expected) =>
    expect(storagePath(asset + path)).toBe(expected),
  );
});

describe('linkedPicture', () => {
  // spec: 3, Images
  // Pictures in HTML and Markdown are URLs, with or without a host.
  test.each([
    ['/storage/kawah%20putih.jpg', '/storage/kawah%20putih.jpg'],
    ['/storage/kawah putih.jpg', '/storage/kawah%20putih.jpg'],
    ['https://admin.example/storage/kawah%20putih.jpg', '/storage/kawah%20putih.jpg'],
    ['/storage/diskon 5%.jpg', '/storage/diskon%205%25.jpg'],
    ['/storage/a.jpg?v=2', null],
    ['https://evil.example/a.png', null],
  ])('linkedPicture maps %j to the address of a stored picture, or to null', (value, expected) =>
    expect(linkedPicture(value)).toBe(expected),
  );
});
