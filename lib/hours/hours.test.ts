import { openNow } from './open-now';
import { readHours } from './read-hours';
import { weekLines } from './week-text';

/** The lines of the week: 'Senin–Jumat 08.00–16.00'. */
function lines(text: string): string[] | null {
  const week = readHours(text);
  return week && weekLines(week).map(({ days, hours }) => `${days} ${hours}`);
}

describe('readHours', () => {
  test.each([
    ['Mo-Su 07:00-17:00', ['Setiap hari 07.00–17.00']],
    ['07:00-17:00', ['Setiap hari 07.00–17.00']],
    ['08.00 - 17.00 WIB', ['Setiap hari 08.00–17.00']],
    ['Tu-Su 09:00-15:00; Mo off', ['Senin Tutup', 'Selasa–Minggu 09.00–15.00']],
    ['Tu-Su 09:00-15:00', ['Senin Tutup', 'Selasa–Minggu 09.00–15.00']],
    ['Mo-Fr 08:00-12:00,13:00-16:00', ['Senin–Jumat 08.00–12.00, 13.00–16.00', 'Sabtu, Minggu Tutup']],
    ['Mo-Su 17:00-02:00', ['Setiap hari 17.00–02.00']],
    ['24/7', ['Setiap hari 24 jam']],
    ['Buka 24 jam', ['Setiap hari 24 jam']],
    ['Senin–Jumat 08.00–16.00, Sabtu tutup', ['Senin–Jumat 08.00–16.00', 'Sabtu, Minggu Tutup']],
    ["Senin s.d. Jum'at: 08.00 s/d 16.00", ['Senin–Jumat 08.00–16.00', 'Sabtu, Minggu Tutup']],
    ['Setiap hari pukul 07.00 sampai 17.00 WIB', ['Setiap hari 07.00–17.00']],
    [
      'Senin-Jumat 08.00-16.00; Sabtu & Minggu 07.00-17.00',
      ['Senin–Jumat 08.00–16.00', 'Sabtu, Minggu 07.00–17.00'],
    ],
    [
      'Mon - Fri: 07.00 - 21.00\nSat - Sun: 07.00 - 22.00',
      ['Senin–Jumat 07.00–21.00', 'Sabtu, Minggu 07.00–22.00'],
    ],
    [
      'Senin-Minggu 07.00-17.00, Jumat libur',
      ['Senin–Kamis 07.00–17.00', 'Jumat Tutup', 'Sabtu, Minggu 07.00–17.00'],
    ],
    ['Everyday: 08.00 - 23.00', ['Setiap hari 08.00–23.00']],
  ])('readHours reads %j as a week', (text, expected) => expect(lines(text)).toEqual(expected));

  test.each([
    'halo',
    '',
    'PH off',
    'Mo-Fr 08:00-16:00; PH off',
    'sunrise-sunset',
    'Mar-Sep 08:00-16:00',
    'Mo-Fr 08:00+',
    '08:00',
    '25:00-26:00',
    '08:61-09:00',
    'Senin-Jumat 08.00-16.00 (Jumat istirahat)',
    'mulai 08.00',
    '13:00-17:00,08:00-12:00',
    'Mo off',
    'x'.repeat(500),
  ])('readHours is null for %j, which it cannot read', (text) => expect(readHours(text)).toBeNull());
});

/** What the page says at a time of Jakarta's clock. */
function saidAt(text: string, time: string): string | undefined {
  return openNow(readHours(text) ?? [], Date.parse(`${time}:00+07:00`))?.text;
}

describe('openNow', () => {
  test.each([
    ['07:00-17:00', '2026-11-24T06:59', 'Tutup, buka 07.00'],
    ['07:00-17:00', '2026-11-24T07:00', 'Buka · tutup 17.00'],
    ['07:00-17:00', '2026-11-24T16:59', 'Buka · tutup 17.00'],
    ['07:00-17:00', '2026-11-24T17:00', 'Tutup, buka Rabu 07.00'],
    ['08:00-24:00', '2026-11-24T23:59', 'Buka · tutup 24.00'],
    ['Tu-Su 08:00-16:00', '2026-11-23T10:00', 'Tutup, buka Selasa 08.00'],
    ['Tu-Su 08:00-16:00', '2026-11-22T18:00', 'Tutup, buka Selasa 08.00'],
    ['Mo-Fr 08:00-16:00', '2026-11-28T10:00', 'Tutup, buka Senin 08.00'],
    ['Mo-Su 17:00-02:00', '2026-11-25T01:30', 'Buka · tutup 02.00'],
    ['Sa 17:00-02:00', '2026-11-29T01:30', 'Buka · tutup 02.00'],
    ['Sa 17:00-02:00', '2026-11-29T02:00', 'Tutup, buka Sabtu 17.00'],
    ['08:00-12:00,13:00-16:00', '2026-11-24T12:30', 'Tutup, buka 13.00'],
    ['24/7', '2026-11-24T03:00', 'Buka 24 jam'],
    ['Sa-Su 00:00-24:00', '2026-11-29T12:00', 'Buka · tutup 24.00'],
    ['Sa-Su 00:00-24:00', '2026-11-28T19:00', 'Buka · tutup Minggu 24.00'],
    ['Mo-Fr 00:00-24:00', '2026-11-30T10:00', 'Buka · tutup Jumat 24.00'],
    ['Sa 00:00-24:00; Su 00:00-02:00', '2026-11-28T00:00', 'Buka · tutup Minggu 02.00'],
    ['Mo 08:00-16:00', '2026-11-23T17:00', 'Tutup, buka Senin 08.00'],
  ])("openNow for %s at %s says '%s'", (text, time, said) => expect(saidAt(text, time)).toBe(said));

  test('openNow is null for a week without opening hours', () => expect(openNow([], Date.now())).toBeNull());
});
