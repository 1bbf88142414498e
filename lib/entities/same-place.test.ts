import { isSamePlace, samePlace } from './same-place';

const at = (title: string, lat: number | null = -7.1662, isRough = false) => ({
  title,
  position: lat === null ? null : { lat, lon: 107.4021, ...(isRough && { isRough }) },
});

test.each<[string, ReturnType<typeof at>, ReturnType<typeof at>, boolean]>([
  ['a tour and the entrance in one spot', at('Kawah Putih Ciwidey'), at('Kawah Putih'), true],
  ['equal titles within a kilometre', at('Situ Patenggang'), at('situ patenggang ', -7.17), true],
  ['a title that only shares words', at('Museum Gedung Sate'), at('Gedung Sate dan Museumnya'), false],
  ['a title that goes on within a word', at('Kawah Putih'), at('Kawah Putihnya'), false],
  ['neighbours that share no word', at('Pasar Baru'), at('Warung Kopi Purnama'), false],
  ['one beginning in two towns', at('Kawah Putih'), at('Kawah Putih Lama', -7.19), false],
  ['equal titles without positions', at('Situ Patenggang', null), at('Situ Patenggang', null), false],
  ['equal titles in two towns', at('Alun-Alun'), at('Alun-Alun', -6.9), false],
  ['two known by their district', at('Bukit Moko', -6.8, true), at('Bukit Moko', -6.8, true), false],
  ['no titles', at(''), at(''), false],
])('isSamePlace gives the right answer in both directions for %s', (_what, one, other, isSame) => {
  expect(isSamePlace(one, other)).toBe(isSame);
  expect(isSamePlace(other, one)).toBe(isSame);
});

test('samePlace picks the candidate that shares most of the title', () => {
  const summaries = ['Masjid Raya', 'Masjid Raya Al Jabbar dan Danau Retensi', 'Masjid'].map((title) =>
    at(title),
  );
  expect(samePlace(at('Masjid Raya Al Jabbar'), { summaries } as never)).toBe(summaries[1]);
});
