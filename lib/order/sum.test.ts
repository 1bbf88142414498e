import type { OrderFields } from './order';
import { PAKET } from './order.fake';
import { aheadOf, barLine, HINT, sumOf } from './sum';

const TODAY = '2026-11-23';
const none = { date: null, number: null, days: null };
const sum = (over: Partial<OrderFields>, set: object) =>
  sumOf({ ...PAKET, ...over }, { ...none, ...set }, TODAY);
const UNSURE = 'Perkiraan, dikonfirmasi lewat WhatsApp.';

test('sumOf says the least number and the day of an untouched order, and that nothing is required', () => {
  expect(sum({}, {})).toEqual({ text: 'Mulai 2 orang, tanggal menyusul', total: null, note: HINT });
  expect(sum({ day: '2027-01-02', unit: 'peserta', min: 1 }, {}).text).toBe(
    'Mulai 1 peserta, Sabtu, 2 Januari 2027',
  );
});

const SEVERAL = { day: '2026-11-27', lastDay: '2026-11-29', unit: 'peserta', min: 1, price: null };
test('sumOf names all days of an item that lasts several', () => {
  expect(sum(SEVERAL, {}).text).toBe('Mulai 1 peserta, 27–29 November 2026');
  expect(sum(SEVERAL, { number: 2 }).note).toMatch(/^27–29 November 2026\. /);
});

test.each<[string, Partial<OrderFields>, object, string, string | null]>([
  ['a date alone', {}, { date: '2026-12-05' }, 'Mulai 2 orang', null],
  ['people', {}, { number: 4 }, '4 orang × Rp 1.250.000', 'Rp 5.000.000'],
  ['a price for all', { isWhole: true }, { number: 4 }, '4 orang, per rombongan', 'Rp 1.250.000'],
  ['no price', { price: null }, { number: 4 }, '4 orang', null],
  [
    'units for days',
    { unit: 'unit', price: 650_000, hasDays: true },
    { number: 4, days: 2 },
    '4 unit × Rp 650.000 × 2 hari',
    'Rp 5.200.000',
  ],
  // The price of a vehicle whose driver is the visitor's choice is that with one.
  ['a vehicle without its driver', { unit: 'hari', min: 1 }, { number: 2, driver: 'lepas' }, '2 hari', null],
  [
    'a vehicle whose price without a driver is known',
    { unit: 'hari', min: 1, selfDrive: 400_000 },
    { number: 2, driver: 'lepas' },
    '2 hari × Rp 400.000',
    'Rp 800.000',
  ],
  ['days without units', { unit: 'unit', min: 1, hasDays: true }, { days: 2 }, 'Mulai 1 unit, 2 hari', null],
])('sumOf has the text and total of an order with %s', (_what, over, set, text, total) =>
  expect(sum(over, set)).toMatchObject({ text, total }),
);

test.each<[string, Partial<OrderFields>, object, string]>([
  ['that the date is missing', { price: null }, { number: 4 }, 'Tanggal menyusul.'],
  ['the date in words', {}, { date: '2026-12-05' }, 'Sabtu, 5 Desember 2026.'],
  ['that a sum is no bill', {}, { date: '2026-12-05', number: 4 }, `Sabtu, 5 Desember 2026. ${UNSURE}`],
  [
    'the last morning of a stay',
    { unit: 'malam', price: null },
    { date: '2026-12-30', number: 3 },
    'Masuk Rabu, 30 Desember 2026. Keluar Sabtu, 2 Januari 2027.',
  ],
  [
    'that six days are short',
    {},
    { date: '2026-11-29' },
    'Minggu, 29 November 2026. Kurang dari 7 hari: tanyakan dulu ketersediaan.',
  ],
  [
    'that the price without a driver is asked for',
    { unit: 'hari' },
    { number: 2, date: '2026-12-05', driver: 'lepas' },
    'Sabtu, 5 Desember 2026. Lepas kunci: harga dikonfirmasi lewat WhatsApp.',
  ],
  [
    'that a place is closed that day',
    { price: null, off: { days: [1], isRefused: false } },
    { date: '2026-12-07' },
    'Senin, 7 Desember 2026. Tutup hari Senin.',
  ],
  [
    'nothing of a closed day beside all days of what lasts several',
    { ...SEVERAL, off: { days: [5], isRefused: false } },
    { number: 2 },
    '27–29 November 2026. Kurang dari 7 hari: tanyakan dulu ketersediaan.',
  ],
  [
    'nothing to ask where the price without a driver is known',
    { unit: 'hari', selfDrive: 400_000 },
    { number: 2, driver: 'lepas' },
    `Tanggal menyusul. Lepas kunci. ${UNSURE}`,
  ],
  ['nothing of it a week ahead', {}, { date: '2026-11-30' }, 'Senin, 30 November 2026.'],
  [
    'how many tickets are left',
    { unit: 'tiket', max: 6, price: null },
    { number: 6 },
    'Tanggal menyusul. Stok tersisa 6 tiket.',
  ],
])('sumOf notes %s', (_what, over, set, note) => expect(sum(over, set).note).toBe(note));

test.each([
  ['orang', 'Sebaiknya pesan 7 hari sebelumnya. Lebih dekat? Tanyakan dulu.'],
  ['tiket', 'Jadwal dan sisa tiket dikonfirmasi lewat WhatsApp.'],
])('aheadOf begins an order of %s with the days on which it cannot be had', (unit, words) => {
  expect(aheadOf({ ...PAKET, unit })).toBe(words);
  expect(aheadOf({ ...PAKET, unit, off: { days: [1, 5, 6, 0], isRefused: true } })).toBe(
    `Tidak berjalan pada hari Senin, Jumat, Sabtu, dan Minggu. ${words}`,
  );
});

test.each<[Partial<OrderFields>, object, string]>([
  [{}, {}, '2 orang · tanggal'],
  [{}, { number: 4 }, '4 orang · tanggal'],
  [{}, { number: 4, date: '2026-12-05' }, '4 orang · 5 Des'],
  [{ day: '2027-01-02', unit: 'peserta', min: 1 }, {}, '1 peserta · 2 Jan'],
  [SEVERAL, {}, '1 peserta · 27–29 Nov'],
])('barLine shortens an order for the bar of a phone: %j %j', (over, set, line) =>
  expect(barLine({ ...PAKET, ...over }, { ...none, ...set })).toBe(line),
);
