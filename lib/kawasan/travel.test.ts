import { areaBySlug } from './areas';
import { minuteText, wayText, wayTo } from './travel';

const area = (slug: string) => areaBySlug(slug)!;

describe('the way from Alun-Alun', () => {
  it('to Kawah Putih is about fifty kilometres and two hours, as the destination says', () => {
    const { km, minutes } = wayTo({ lat: -7.1662, lon: 107.4021 }, area('ciwidey'));
    expect(km).toBeGreaterThan(44);
    expect(km).toBeLessThan(56);
    expect(minutes).toBeGreaterThanOrEqual(105);
    expect(minutes).toBeLessThanOrEqual(150);
  });
  it('to Lembang takes the fifty minutes that the shuttle needs', () => {
    expect(wayText(wayTo({ lat: -6.8118, lon: 107.6185 }, area('lembang')))).toMatch(
      /^1[5-8] km · 50 menit$/,
    );
  });
  it('to Curug Malela takes the four hours that its bad roads take', () => {
    expect(wayText(wayTo({ lat: -7.0182386, lon: 107.2072145 }, area('bandung-barat')))).toBe(
      '80 km · 4 jam',
    );
  });
  it('is none at Alun-Alun itself', () => {
    expect(wayText(wayTo({ lat: -6.9218, lon: 107.607 }, area('kota-bandung')))).toBe('Di Alun-Alun');
  });
  it('is told in hours and minutes, with a comma', () => {
    expect(minuteText(95)).toBe('1 jam 35 menit');
    expect(wayText({ km: 2.5, minutes: 10 })).toBe('2,5 km · 10 menit');
  });
});
