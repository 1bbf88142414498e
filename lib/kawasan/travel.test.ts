import { areaBySlug } from './areas';
import { minuteText, stageOf, wayText, wayTo } from './travel';

const area = (slug: string) => areaBySlug(slug)!;

describe('the way from Alun-Alun', () => {
  test('the way to Kawah Putih is 44 to 56 km long and takes 105 to 150 minutes', () => {
    const { km, minutes } = wayTo({ lat: -7.1662, lon: 107.4021 }, area('ciwidey'));
    expect(km).toBeGreaterThan(44);
    expect(km).toBeLessThan(56);
    expect(minutes).toBeGreaterThanOrEqual(105);
    expect(minutes).toBeLessThanOrEqual(150);
  });
  test('the way to Lembang is 15 to 18 km long and takes 50 minutes', () => {
    expect(wayText(wayTo({ lat: -6.8118, lon: 107.6185 }, area('lembang')))).toMatch(
      /^1[5-8] km · 50 menit$/,
    );
  });
  test('the way to Curug Malela is 80 km long and takes four hours', () => {
    expect(wayText(wayTo({ lat: -7.0182386, lon: 107.2072145 }, area('bandung-barat')))).toBe(
      '80 km · 4 jam',
    );
  });
  test('the way to Curug Malela from elsewhere in the city is by the same bad roads', () => {
    const { km, minutes } = wayTo({ lat: -7.0182386, lon: 107.2072145 }, area('bandung-barat'), {
      lat: -6.8945,
      lon: 107.6045,
    });
    expect([km > 75, minutes > 230]).toEqual([true, true]);
  });
  test("wayText says 'Di Alun-Alun' at Alun-Alun itself", () => {
    expect(wayText(wayTo({ lat: -6.9218, lon: 107.607 }, area('kota-bandung')))).toBe('Di Alun-Alun');
  });
  test('minuteText writes hours and minutes, and wayText a decimal comma', () => {
    expect(minuteText(95)).toBe('1 jam 35 menit');
    expect(wayText({ km: 2.5, minutes: 10 })).toBe('2,5 km · 10 menit');
  });
});

describe('the way between two places', () => {
  const city = { liku: 1.4, laju: 18 };
  const mountains = { liku: 1.6, laju: 24 };
  test('stageOf walks a short way, of at least half a kilometre and five minutes', () => {
    // 0.5 km straight, 0.7 km of streets: nine minutes at 4.5 km an hour.
    expect(stageOf(0.5, [city, city])).toEqual({ km: 0.5, minutes: 10, isOnFoot: true });
    expect(stageOf(0.01, [city, city])).toEqual({ km: 0.5, minutes: 5, isOnFoot: true });
  });
  test('stageOf walks below 1.2 km of streets and drives beyond', () => {
    // 1.19 and 1.22 km.
    expect([0.85, 0.87].map((km) => stageOf(km, [city, city])?.isOnFoot)).toEqual([true, false]);
  });
  test('stageOf drives a longer way by the figures of its area', () => {
    // 10 km straight, 14 km of streets, 47 minutes at 18 km an hour and four to set off.
    expect(stageOf(10, [city, city])).toEqual({ km: 14, minutes: 50, isOnFoot: false });
  });
  test('stageOf rounds to half kilometres below ten and to whole ones above', () => {
    // 6.8 km straight are 9.52 of streets, 7.5 are 10.5.
    expect(stageOf(6.8, [city, city])?.km).toBe(9.5);
    expect(stageOf(7.5, [city, city])?.km).toBe(11);
  });
  test('stageOf takes the figures of the slower of two areas', () => {
    expect(stageOf(10, [mountains, city])).toEqual(stageOf(10, [city, city]));
    expect(stageOf(10, [null, mountains])).toEqual({ km: 16, minutes: 45, isOnFoot: false });
  });
  test('stageOf is null without an area', () => expect(stageOf(10, [null, null])).toBeNull());
});
