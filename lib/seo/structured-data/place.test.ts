import { isAddress, venue } from './place';

describe('isAddress', () => {
  it.each([
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
  ])('refuses %j', (text) => expect(isAddress(text)).toBe(false));
  it.each([['Jl. Braga No. 99, Bandung'], ['Gedung Sate'], ['Cicendo, Bandung']])('takes %j', (text) =>
    expect(isAddress(text)).toBe(true),
  );
});

describe('venue', () => {
  it.each([[null], ['Bandung'], ['Kota Bandung, Gedung Sate'], ['Kabupaten Bandung Barat'], ['Daring']])(
    'is unknown in %j',
    (text) => expect(venue(text)).toBeNull(),
  );
  it('is not the name of a street', () =>
    expect(venue('Jl. Asia Afrika No. 65, Bandung')).toEqual({
      name: null,
      address: 'Jl. Asia Afrika No. 65, Bandung',
    }));
  it('stands before the first comma', () =>
    expect(venue('Saung Angklung Udjo, Jl. Padasuka, Kota Bandung')).toEqual({
      name: 'Saung Angklung Udjo',
      address: 'Saung Angklung Udjo, Jl. Padasuka, Kota Bandung',
    }));
});
