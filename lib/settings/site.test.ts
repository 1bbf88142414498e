import { readFileSync } from 'node:fs';
import { SettingsError } from './settings';
import { parseSite, placeholders, type Admin, type Site } from './site';

const shipped = JSON.parse(readFileSync('site.config.json', 'utf8')) as Site & { admins: [Admin, Admin] };
const real: Site = {
  ...shipped,
  email: 'halo@jelajah.id',
  address: 'Jl. Dago No. 1, Bandung',
  admins: [
    { ...shipped.admins[0], phone: '+62 812-3456-7890' },
    { ...shipped.admins[1], phone: '+62 812-3456-7891' },
  ],
  socials: {
    instagram: 'https://www.instagram.com/jelajah',
    facebook: 'https://www.facebook.com/jelajah',
    tiktok: 'https://www.tiktok.com/@jelajah',
    youtube: 'https://www.youtube.com/@jelajah',
  },
};

function failure(text: string): Error {
  try {
    parseSite(text, 'site.json');
  } catch (error) {
    return error as Error;
  }
  throw new Error('was accepted');
}

describe('a wrong site config', () => {
  test.each(['', '{', 'nama: x', '{"name": "a",\n"email" }'])(
    'parseSite rejects %j as invalid JSON in one line',
    (text) => {
      expect(failure(text)).toBeInstanceOf(SettingsError);
      expect(failure(text).message).toMatch(/^site\.json is not valid JSON: [^\n]+$/);
    },
  );

  // spec: 3, Admin chat contact
  test.each<[string, object]>([
    ['name', { name: '   ' }],
    ['email', { email: 'halo' }],
    ['officeMap', { officeMap: 'http://www.google.com/maps/embed' }],
    ['officeMap', { officeMap: 'https://maps.app.goo.gl/abc' }],
    ['officeMap', { officeMap: '<iframe src="https://peta.example/embed"></iframe>' }],
    ['admins', { admins: [] }],
    ['admins', { admins: Array(7).fill(real.admins[0]) }],
    ['admins.0.speciality', { admins: [{ role: 'Admin', phone: '+62 812-3456-7890' }] }],
    ['admins.0.role', { admins: [{ person: 'Rani', speciality: 'Tiket', phone: '+62 812-3456-7890' }] }],
    ['admins.0.hours', { admins: [{ ...real.admins[0], hours: '24 jam' }] }],
    ['admins.0.hours', { admins: [{ ...real.admins[0], hours: '20.00-04.00' }] }],
    ['admins.0.days', { admins: [{ ...real.admins[0], hours: '08.00-20.00', days: 'Monday' }] }],
    ['admins.0.hours', { admins: [{ ...real.admins[0], days: 'Senin' }] }],
    ['admins.0.services.1', { admins: [{ ...real.admins[0], services: ['paket', 'pesawat'] }] }],
    ['admins.0.jam', { admins: [{ ...real.admins[0], jam: '08.00-20.00' }] }],
    ['socials.instgram', { socials: { instgram: 'https://www.instagram.com/jelajah' } }],
    [
      'verification.google',
      { verification: { google: '<meta name="google-site-verification" content="a">' } },
    ],
    ['verification.bing', { verification: { bing: 'abc' } }],
    ['notice.text', { notice: { text: '' } }],
    ['notice.from', { notice: { text: 'Libur', from: '19 Maret' } }],
    ['notice.until', { notice: { text: 'Libur', from: '2027-03-19', until: '2027-03-01' } }],
    ['notice.until', { notice: { text: 'Libur', until: '2027-02-30' } }],
    ['pengumuman', { pengumuman: 'Libur' }],
    ['admins.1.phone', { admins: [real.admins[0], { ...real.admins[1], phone: '0812-3456-7890' }] }],
    ['socials.tiktok', { socials: { ...real.socials, tiktok: 'javascript:alert(1)' } }],
    ['foodTour.price', { foodTour: { ...real.foodTour, price: '1400000' } }],
    ['foodTour.prise', { foodTour: { ...real.foodTour, prise: 1400000 } }],
    ['foodTour.groupSize', { foodTour: { ...real.foodTour, groupSize: 0 } }],
    ['address', { address: undefined }],
  ])('parseSite rejects a wrong field %s in one line that names it', (field, change) => {
    const error = failure(JSON.stringify({ ...real, ...change }));
    expect(error).toBeInstanceOf(SettingsError);
    expect(error.message).toMatch(
      new RegExp(`^site\\.json: field "${field.replaceAll('.', '\\.')}" is wrong \\([^\\n]+\\)`),
    );
  });
});

describe('the site config of a real agency', () => {
  const admins = [
    {
      person: 'Rani',
      role: 'Konsultan',
      services: ['paket', 'destinasi'],
      hours: '08.00-20.00',
      phone: '+62 812-3456-7890',
    },
    { person: 'Asep', role: 'Admin', speciality: 'Semua yang lain', phone: '+62 812-3456-7891' },
    {
      person: 'Dewi',
      role: 'Transportasi',
      services: ['transportasi'],
      hours: '09.00-17.00',
      days: 'Senin-Sabtu',
      phone: '+62 812-3456-7892',
    },
  ];
  const read = (change: object) => parseSite(JSON.stringify({ ...real, ...change }), 'site.json');

  // spec: 3, Admin chat contact
  test('parseSite returns one to six admins with name, role, phone, hours and services', () => {
    const [first, second, third] = read({ admins }).admins;
    expect(first).toMatchObject({
      person: 'Rani',
      name: 'Konsultan',
      speciality: 'Paket tour, destinasi',
      services: ['paket', 'destinasi'],
    });
    expect(first.week).toHaveLength(7);
    expect(second).toMatchObject({ person: 'Asep', speciality: 'Semua yang lain' });
    expect(second?.week).toBeUndefined();
    expect(third?.week?.map(([, , hour, day]) => `${day} ${hour}`)).toEqual(
      ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'].map((day) => `${day} 09.00`),
    );
    expect(read({ admins: admins.slice(0, 1) }).admins).toHaveLength(1);
    expect(read({ admins: [...admins, ...admins] }).admins).toHaveLength(6);
  });
  test('parseSite returns only the social accounts that are given', () => {
    const { instagram } = real.socials;
    expect(read({ socials: { instagram, tiktok: '' } }).socials).toMatchObject({ instagram });
    expect(read({ socials: undefined }).socials).toEqual({});
    expect(placeholders(read({ socials: { instagram } }))).toEqual([]);
  });
  test('parseSite returns the address of the office map, of its iframe too, and null for none', () => {
    const map = 'https://www.google.com/maps/embed?pb=!1m14!2d107.6093!3d-6.9175';
    expect(read({ officeMap: map }).officeMap).toBe(map);
    expect(read({ officeMap: `<iframe src="${map}" width="600"></iframe>` }).officeMap).toBe(map);
    expect(read({ officeMap: '' }).officeMap).toBeNull();
  });
  test('parseSite returns verifications and a notice', () => {
    const verification = {
      google: 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ',
      bing: '0123456789ABCDEF0123456789ABCDEF',
    };
    const notice = { text: 'Libur Lebaran 19–23 Maret', from: '2027-03-15', until: '2027-03-23' };
    expect(read({ verification, notice })).toMatchObject({ verification, notice });
  });
});

test('parseSite accepts the example in docs/site-config.md', () => {
  const text = readFileSync('docs/site-config.md', 'utf8');
  const { admins, notice } = parseSite(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '', 'docs');
  expect(admins.map(({ person }) => person)).toEqual(['Rani', 'Dewi', 'Asep']);
  expect(notice?.until).toBe('2027-03-23');
});

test('parseSite returns the admins of the shipped site config, in the older form, unchanged', () => {
  expect(parseSite(JSON.stringify(shipped), 'site.json').admins).toEqual(shipped.admins);
});

describe('placeholders', () => {
  test('placeholders finds all placeholders of the shipped site config', () => {
    expect(placeholders(shipped)).toEqual([
      'email',
      'address',
      'admins.0.phone',
      'admins.1.phone',
      'socials.instagram',
      'socials.facebook',
      'socials.tiktok',
      'socials.youtube',
    ]);
  });
  test('placeholders finds none in a filled-in site config', () =>
    expect(placeholders(parseSite(JSON.stringify(real), 'site.json'))).toEqual([]));
});

// spec: 1, Food Tour offer; 9, Food Tour
test('the shipped site config has the Food Tour of the specification', () => {
  expect(parseSite(JSON.stringify(shipped), 'site.json').foodTour).toEqual({
    price: 1400000,
    hours: '3,5 jam',
    spots: '3-5',
    groupSize: 8,
  });
});
