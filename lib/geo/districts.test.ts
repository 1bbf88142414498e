import { districtPosition } from './districts';

test.each([
  ['Jl. Braga No. 78, Sumur Bandung, Bandung', -6.917],
  ['Jl. Cimanuk No.43, Citarum, Kec. Bandung Wetan, Kota Bandung', -6.905],
  ['Cidadap, Bandung', -6.872],
  ['Jl. Terusan, kecamatan BUAHBATU, Bandung', -6.942],
])("districtPosition gives '%s' the rough position of its district", (address, lat) => {
  expect(districtPosition(address)).toMatchObject({ lat, isRough: true });
});

test.each([
  [null],
  [''],
  ['Bandung'],
  ['Jl. Lengkong Kecil No. 8, Bandung'],
  ['Jl. Lembang, Menteng, Jakarta'],
])('districtPosition is null for %j, which names no known district', (address) =>
  expect(districtPosition(address)).toBeNull(),
);
