/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { SettingsError } from './settings';
import { parseSite, placeholders, type Site } from './site';

const shipped = JSON.parse(readFileSync('site.config.json', 'utf8')) as Site;
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

describe("a wrong operator's file", () => {
  it.each(['', '{', 'nama: x', '{"name": "a",\n"email" }'])('%j is named as no JSON, in one line', (text) => {
    expect(failure(text)).toBeInstanceOf(SettingsError);
    expect(failure(text).message).toMatch(/^site\.json is not valid JSON: [^\n]+$/);
  });

  it.each<[string, object]>([
    ['name', { name: '' }],
    ['email', { email: 'halo' }],
    ['officeMap', { officeMap: 'http://www.google.com/maps/embed' }],
    ['admins', { admins: real.admins.slice(0, 1) }],
    ['admins.1.phone', { admins: [real.admins[0], { ...real.admins[1], phone: '0812-3456-7890' }] }],
    ['socials.tiktok', { socials: { ...real.socials, tiktok: 'javascript:alert(1)' } }],
    ['foodTour.price', { foodTour: { ...real.foodTour, price: '1400000' } }],
    ['foodTour.groupSize', { foodTour: { ...real.foodTour, groupSize: 0 } }],
    ['address', { address: undefined }],
  ])('the field %s is named, in one line', (field, change) => {
    const error = failure(JSON.stringify({ ...real, ...change }));
    expect(error).toBeInstanceOf(SettingsError);
    expect(error.message).toMatch(
      new RegExp(`^site\\.json: field "${field.replaceAll('.', '\\.')}" is wrong \\([^\\n]+\\)`),
    );
  });
});

describe('placeholders', () => {
  it('are all found in the shipped file', () => {
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
  it('are none in a filled-in file', () =>
    expect(placeholders(parseSite(JSON.stringify(real), 'site.json'))).toEqual([]));
});

it('the shipped file tells the Food Tour of the specification', () => {
  expect(parseSite(JSON.stringify(shipped), 'site.json').foodTour).toEqual({
    price: 1400000,
    hours: '3,5 jam',
    spots: '3-5',
    groupSize: 8,
  });
});
