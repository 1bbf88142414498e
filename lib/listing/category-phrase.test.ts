import { categoryPhrase } from './category-phrase';

test.each([
  ['destinasi', 'Cultural', 'destinasi budaya'],
  ['paket', 'Study Tour', 'paket studi wisata'],
  ['akomodasi', 'Luxury Hotel', 'hotel mewah'],
  ['kendaraan', 'Big Bus', 'bus besar'],
  ['tiket', 'Reservasi Bus & Travel', 'tiket Reservasi Bus & Travel'],
  ['destinasi', '$& baru', 'destinasi $& baru'],
  ['destinasi', 'constructor', 'destinasi constructor'],
])("categoryPhrase for the noun %s and the label %s is '%s'", (noun, label, phrase) => {
  expect(categoryPhrase(noun, label)).toBe(phrase);
});
