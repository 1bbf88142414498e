/** @jest-environment node */
import { samePlace } from './same-place';

const at = (title: string, lat: number | null = -7.1662, isRough = false) => ({
  title,
  position: lat === null ? null : { lat, lon: 107.4021, ...(isRough && { isRough }) },
});

it.each<[string, ReturnType<typeof at>, ReturnType<typeof at>, boolean]>([
  ['a tour and the entrance in one spot', at('Kawah Putih Ciwidey'), at('Kawah Putih'), true],
  ['neighbours that share no word', at('Pasar Baru'), at('Warung Kopi Purnama'), false],
  ['one word in two towns', at('Kawah Putih'), at('Kawah Rengganis', -7.19), false],
  ['equal titles without positions', at('Situ Patenggang', null), at('situ patenggang ', null), true],
  ['equal titles in two towns', at('Alun-Alun'), at('Alun-Alun', -6.9), false],
  [
    'two that are only known by their district',
    at('Bukit Moko', -6.8, true),
    at('Moko Atas', -6.8, true),
    false,
  ],
  ['nothing but short words', at('Jl. Dan'), at('Tur dan'), false],
])('%s', (_what, one, other, isSame) => expect(samePlace(one, [other]) === other).toBe(isSame));

it('of several takes the one that shares most of the title', () => {
  const others = [at('Galeri Rasulullah di Masjid Al Jabbar'), at('Masjid Raya Al Jabbar dan Danau Retensi')];
  expect(samePlace(at('Masjid Raya Al Jabbar'), others)).toBe(others[1]);
});
