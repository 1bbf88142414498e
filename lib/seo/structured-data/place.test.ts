import { isAddress, venue } from './place';

describe('isAddress', () => {
  test.each([
    [null],
    [''],
    ['-'],
    ['Bandung'],
    ['KOTA BANDUNG'],
    ['Kab. Bandung Barat'],
    ['Bandung, Jawa Barat, Indonesia'],
    ['Kawasan Lembang'],
    ['Lokasi belum ditentukan'],
    ['Online via Zoom'],
    ['TBA'],
  ])('isAddress refuses %j', (text) => expect(isAddress(text)).toBe(false));
  test.each([['Jl. Braga No. 99, Bandung'], ['Gedung Sate'], ['Cicendo, Bandung']])(
    'isAddress accepts %j',
    (text) => expect(isAddress(text)).toBe(true),
  );
});

describe('venue', () => {
  test.each([[null], ['Bandung'], ['Kota Bandung, Gedung Sate'], ['Kabupaten Bandung Barat'], ['Daring']])(
    'venue is null for %j',
    (text) => expect(venue(text)).toBeNull(),
  );
  test('venue has an address but no name for a street', () =>
    expect(venue('Jl. Asia Afrika No. 65, Bandung')).toEqual({
      name: null,
      address: 'Jl. Asia Afrika No. 65, Bandung',
    }));
  test('venue takes the name before the first comma', () =>
    expect(venue('Saung Angklung Udjo, Jl. Padasuka, Kota Bandung')).toEqual({
      name: 'Saung Angklung Udjo',
      address: 'Saung Angklung Udjo, Jl. Padasuka, Kota Bandung',
    }));
});
