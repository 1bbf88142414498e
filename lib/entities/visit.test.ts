import { atraksi } from './atraksi/atraksi';
import { restoran } from './restoran/restoran';
import { tiket } from './tiket/tiket';
import { priceAge } from './visit';
import { DRIVER_TEXT, transportasi } from './transportasi/transportasi';

const place = (fields: object) => atraksi.parseItem({ id: 1, title: 'Kawah Putih', ...fields });

test('an attraction without visit fields has no visit', () => expect(place({}).visit).toBeNull());

test.each([
  ['jam_buka', 'Mo-Su 07:00-17:00'],
  ['jam_operasional', '07.00 - 17.00 WIB'],
  ['opening_hours', ['Senin-Jumat 07.00-17.00', 'Sabtu-Minggu 07.00-17.00']],
  ['opening_hours', { senin: '07:00-17:00', 'selasa-minggu': '07:00-17:00' }],
])('the field %s with %j is read as a week of opening hours', (name, hours) =>
  expect(place({ [name]: hours }).visit?.hours?.week).toEqual(Array(7).fill([[420, 1020]])),
);

test('opening hours that cannot be read are kept as given, without a week', () =>
  expect(place({ jam_buka: 'Buka sampai habis' }).visit?.hours).toEqual({
    given: 'Buka sampai habis',
    week: null,
  }));

test('a visit has the month of its check and its length, or null for invalid values', () => {
  const { visit } = place({ jam_buka: '24 jam', jam_dicek: '2026-11', lama_kunjungan: '45' });
  expect(visit).toMatchObject({ checkedIn: '2026-11', minutes: 45 });
  expect(place({ jam_buka: '24 jam', jam_dicek: 'kemarin', lama_kunjungan: -3 }).visit).toMatchObject({
    checkedIn: null,
    minutes: null,
  });
});

test.each([
  ['05-11-2026', '2026-11'],
  ['5 November 2026', '2026-11'],
  ['2026/11/05', '2026-11'],
  ['Sabtu, 13 Juni 2026', '2026-06'],
  ['2026-10-31T23:00:00+00:00', '2026-11'],
])('the hours checked on %s have the month %s', (jam_dicek, month) =>
  expect(place({ jam_buka: '24 jam', jam_dicek }).visit?.checkedIn).toBe(month),
);

test.each([
  ['05-06-2023', '2023-06', 'harga 2023'],
  [2023, '2023', 'harga 2023'],
  ['2023-06', '2023-06', 'harga 2023'],
  ['2026', '2026', null],
  ['kemarin', undefined, null],
  [null, undefined, null],
])('a price with the date %j shows its year only if that is not the current one', (given, read, said) => {
  const { visit } = place({ harga_per: given });
  expect(visit?.pricedIn).toBe(read);
  expect(priceAge(visit, Date.parse('2026-11-25'))).toBe(said);
});

test("a price becomes last year's at midnight in Jakarta", () => {
  const { visit } = place({ harga_per: 2026 });
  expect(priceAge(visit, Date.parse('2026-12-31T16:59:00Z'))).toBeNull();
  expect(priceAge(visit, Date.parse('2026-12-31T17:00:00Z'))).toBe('harga 2026');
});

test('tickets and restaurants have opening hours as well', () => {
  expect(
    tiket.parseItem({ id: 1, name: 'Trans Studio', jam_buka: '10:00-18:00' }).visit?.hours?.week,
  ).toBeTruthy();
  expect(
    restoran.parseItem({ id: 1, judul: 'Lotek', opening_hours: '08:00-16:00' }).visit?.hours?.week,
  ).toBeTruthy();
});

const car = (fields: object) => transportasi.parseItem({ id: 1, judul: 'Innova', ...fields });

test.each([
  [{ sopir: 'tidak termasuk' }, 'self'],
  [{ sopir: 'Belum termasuk' }, 'self'],
  [{ sopir: 'Sopir tidak termasuk, BBM termasuk' }, 'self'],
  [{ driver: 'not included' }, 'self'],
  [{ driver: 'Without driver' }, 'self'],
  [{ driver: 'excluded' }, 'self'],
  [{ driver: 'no' }, 'self'],
  [{ pengemudi: 'tidak dengan sopir' }, 'self'],
  [{ pengemudi: 'tanpa pengemudi' }, 'self'],
  [{ pengemudi: 'belum diketahui' }, null],
  [{ pengemudi: 'termasuk sopir, tidak termasuk BBM' }, 'with'],
  [{ pengemudi: 'dengan atau tanpa sopir' }, 'both'],
  [{ pengemudi: 'termasuk' }, 'with'],
  [{ driver: true }, 'with'],
  [{ dengan_pengemudi: '1' }, 'with'],
  [{ sopir: 'Dengan sopir' }, 'with'],
  [{ pengemudi: 'Lepas kunci' }, 'self'],
  [{ driver: 0 }, 'self'],
  [{ pengemudi: 'pilihan' }, 'both'],
  [{ pengemudi: 'dengan pengemudi atau lepas kunci' }, 'both'],
  [{ pengemudi: 'hubungi kami' }, null],
  [{}, null],
])('transport with %j has the driver %s', (fields, driver) => expect(car(fields).driver).toBe(driver));

test('the facilities of transport begin with the driver and do not repeat it', () => {
  const { facilities } = car({ pengemudi: 'lepas kunci', fasilitas_1: 'AC', fasilitas_2: 'Lepas kunci' });
  expect(facilities).toEqual([DRIVER_TEXT.self, 'AC']);
});

test('the facilities of transport keep what is included besides the driver', () => {
  const more = ['BBM termasuk', 'Kursi dengan sandaran kepala', 'Sopir dan BBM termasuk'];
  const [fasilitas_1, fasilitas_2, fasilitas_3] = more;
  const { facilities } = car({
    ...{ sopir: 'termasuk', fasilitas_1, fasilitas_2, fasilitas_3 },
    ...{ fasilitas_4: 'Termasuk sopir', fasilitas_5: 'Driver included' },
  });
  expect(facilities).toEqual([DRIVER_TEXT.with, ...more]);
});

const restaurant = (fields: object) => restoran.parseItem({ id: 1, judul: 'Lotek Mahmud', ...fields });

test.each([
  [{}, null],
  [{ vegetarian: false }, null],
  [{ vegetarian: 0 }, null],
  [{ vegetarian: 'Tidak' }, null],
  [{ vegetarian: 'tidak ada' }, null],
  [{ vegetarian: 'false' }, null],
  [{ vegetarian: ['no'] }, null],
  [{ vegetarian: '-' }, null],
  [{ vegetarian: true }, []],
  [{ vegetarian: '1' }, []],
  [{ vegetarian: ['lotek', 'karedok'] }, ['lotek', 'karedok']],
  [{ vegetarian: '["lotek"]' }, ['lotek']],
])('a restaurant with %j has the vegetarian dishes %j', (fields, dishes) =>
  expect(restaurant(fields).vegetarian).toEqual(dishes),
);

test('a restaurant is halal only if its record says so', () => {
  expect(restaurant({ halal: true }).isHalal).toBe(true);
  expect(restaurant({}).isHalal).toBe(false);
});
