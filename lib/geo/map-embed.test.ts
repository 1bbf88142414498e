import { mapEmbed, mapPage, mapPosition } from './map-embed';

const GOOGLE = 'https://www.google.com/maps/embed?pb=!1m18!2d107.6';

describe('mapEmbed', () => {
  // spec: 2 Destination detail, Map
  test.each([
    [null],
    [''],
    ['bukan peta'],
    ['http://www.google.com/maps/embed?pb=1'],
    ['//www.google.com/maps/embed?pb=1'],
    ['javascript:alert(1)//www.google.com/maps/embed'],
    ['https://www.google.com.evil.example/maps/embed?pb=1'],
    ['https://evil.example/www.google.com/maps/embed'],
    ['https://www.google.com@evil.example/maps/embed'],
    ['https://a:b@www.google.com/maps/embed?pb=1'],
    ['https://www.google.com:8443/maps/embed?pb=1'],
    ['https://www.google.com/search?q=maps/embed'],
    ['https://www.google.com/maps/../url?q=https://evil.example'],
    ['https://maps.google.com/maps?q=Bandung'],
    ['https://maps.app.goo.gl/abc'],
    ['https://www.openstreetmap.org/export/embed.html.evil'],
    ['https://constructor/maps/embed'],
    ['https://__proto__/maps/embed'],
    ['<iframe src="https://evil.example/maps/embed"></iframe>'],
    ['<iframe width="600"></iframe>'],
    [`${GOOGLE}${'x'.repeat(5000)}`],
  ])('mapEmbed refuses %j', (value) => expect(mapEmbed(value)).toBeNull());

  test.each([
    [GOOGLE],
    ['https://www.google.com/maps/d/embed?mid=1'],
    ['https://maps.google.com/maps?q=Bandung&output=embed'],
    ['https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4'],
  ])('mapEmbed accepts %j', (value) => expect(mapEmbed(value)).toBe(value));

  test.each([
    [`<iframe src="${GOOGLE}&amp;hl=id" width="600"></iframe>`],
    [`<p>Peta:</p><IFRAME width=600 SRC='${GOOGLE}&amp;hl=id'></IFRAME>`],
    [`<iframe src=${GOOGLE}&hl=id></iframe>`],
  ])('mapEmbed takes the address out of %j', (value) => expect(mapEmbed(value)).toBe(`${GOOGLE}&hl=id`));
  test('mapEmbed reads src, not data-src', () => {
    expect(mapEmbed(`<iframe data-src="https://evil.example" src="${GOOGLE}">`)).toBe(GOOGLE);
  });
  test('mapEmbed ignores spaces around an address', () => expect(mapEmbed(` ${GOOGLE}\n`)).toBe(GOOGLE));
});

describe('mapPosition', () => {
  const osm = 'https://www.openstreetmap.org/export/embed.html?bbox=107.3%2C-7.2%2C107.5%2C-7.1&layer=mapnik';

  test.each([
    [null],
    [osm],
    [`${osm}&marker=kawah`],
    [`${osm}&marker=-97.1%2C107.4`],
    [`${osm}&marker=-7.1%2C190`],
    ['https://maps.google.com/maps?q=0,0&output=embed'],
    ['https://maps.google.com/maps?q=7.1662,107.4021&output=embed'],
    ['https://maps.google.com/maps?q=107.4021,-7.1662&output=embed'],
    ['https://www.google.com/maps/embed?pb=!1m18!2d107.6'],
    ['https://maps.google.com/maps?q=Kawah+Putih&output=embed'],
    ['https://maps.google.com/maps?q=-7.1,107.4,12&output=embed'],
  ])('mapPosition is null for %j', (embed) => expect(mapPosition(embed)).toBeNull());

  test.each([
    [`${osm}&marker=-7.1662%2C107.4021`],
    ['https://maps.google.com/maps?q=-7.1662,107.4021&output=embed'],
    ['https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3960.1!2d107.4021!3d-7.1662!2m3!1f0'],
  ])('mapPosition reads the position from %j', (embed) =>
    expect(mapPosition(embed)).toEqual({ lat: -7.1662, lon: 107.4021 }),
  );
});

describe('mapPage', () => {
  const search = 'https://www.google.com/maps/search/?api=1&query=';
  const osm = 'https://www.openstreetmap.org';
  const embed = `${osm}/export/embed.html?bbox=107.3%2C-7.2%2C107.5%2C-7.1&layer=mapnik`;

  test.each([
    ['https://maps.google.com/maps?q=-7.1662,107.4021&output=embed', `${search}-7.1662%2C107.4021`],
    [
      'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3960.1!2d107.4021!3d-7.1662!2m3!1f0',
      `${search}-7.1662%2C107.4021`,
    ],
    ['https://maps.google.com/maps?q=Kawah+Putih,+Ciwidey&output=embed', `${search}Kawah+Putih%2C+Ciwidey`],
    ['https://www.google.com/maps/embed?pb=!1m18!1m12', `${search}Tempat+%26+Kota`],
    ['https://www.google.com/maps/d/embed?mid=1', `${search}Tempat+%26+Kota`],
    [`${embed}&marker=-7.1662%2C107.4021`, `${osm}/?mlat=-7.1662&mlon=107.4021#map=16/-7.1662/107.4021`],
    [embed, `${osm}/#map=14/-7.1500/107.4000`],
    [`${osm}/export/embed.html?layer=mapnik`, `${osm}/search?query=Tempat+%26+Kota`],
  ])('mapPage of %s is %s', (src, page) => expect(mapPage(src, 'Tempat & Kota')).toBe(page));
});
