import { planCalendar } from './calendar';
import { planMessage } from './message';
import { NOW, view } from './view.fake';

describe('the departure', () => {
  test.each([
    ['o2!m2026-12-30!at~braga', 'berangkat Rabu, 30 Desember 2026, untuk 2 orang'],
    ['o2!m2026-12-30!at~braga!h2!de~kawah', 'berangkat Rabu, 30 Desember 2026, untuk 2 orang'],
    ['o2!at~braga', 'tanggal menyusul, untuk 2 orang'],
    ['o2!m2020-01-01!h1!at~braga', 'tanggal menyusul, untuk 2 orang'],
    ['o2!m2029-01-01!h1!at~braga', 'tanggal menyusul, untuk 2 orang'],
    // Under way: today is the second day.
    ['o2!m2026-11-24!h1!at~braga!h2!at~kawah-putih', 'berangkat Selasa, 24 November 2026, untuk 2 orang'],
    ['o2!m2026-11-24!h1!at~braga', 'tanggal menyusul, untuk 2 orang'],
  ])('the first line of a plan message says the departure of %s, or that it follows', (text, said) =>
    expect(planMessage(view(text)).split('\n')[0]).toBe(
      `Halo, saya ingin memesan perjalanan ini, ${said}. Apakah masih tersedia?`,
    ),
  );
});

describe('planMessage', () => {
  const text = planMessage(
    view('o4!m2026-12-12!tr~innova!h1!de~kawah!re~saung!ev~jahat!h0!ti~kereta!at~hilang!cSmVtcHV0'),
  );
  test('planMessage has all items, dates, people, the sum, what it includes and the plan’s address', () => {
    expect(text).toContain('Kendaraan: Innova (1 hari × Rp 800.000 = Rp 800.000)');
    expect(text).toContain(
      'Hari 1, Sabtu, 12 Desember 2026\n1. Kawah Putih (4 orang × Rp 350.000 = Rp 1.400.000)',
    );
    expect(text).toContain('2. Saung Rasa (4 orang, bayar di tempat)');
    expect(text).toContain(
      'Belum dijadwalkan\n1. Kereta (Minggu, 13 Desember 2026; 4 tiket × Rp 175.000 = Rp 700.000)',
    );
    expect(text).toContain('Catatan: Jemput');
    expect(text).toContain('Perkiraan: Rp 2.900.000, Rp 725.000 per orang, 1 harga dikonfirmasi.');
    expect(text).toContain('Tiket, tur, dan sewa. Belum termasuk makan, bensin, dan tol di luar tur.');
    expect(text).toMatch(/\nhttp\S+\/rencana\?r=o4!m2026-12-12!tr~innova!ti~kereta!at~hilang!h1!\S+$/);
  });
  test.each([
    ['jazz', 'Kendaraan: Jazz (dengan pengemudi; 1 hari × Rp 600.000 = Rp 600.000)'],
    ['brio', 'Kendaraan: Brio (lepas kunci; 1 hari × Rp 400.000 = Rp 400.000)'],
  ])('planMessage says who drives the vehicle %s at its price', (key, line) =>
    expect(planMessage(view(`tr~${key}!h1!at~braga`)).split('\n')).toContain(line),
  );
  test('planMessage writes a title with line breaks in one line, and omits an item that is gone', () => {
    expect(text).toContain(
      '3. Malam BEGIN:VEVENT SUMMARY:x, y; z\\ (Sabtu, 12 Desember 2099; 4 peserta, harga dikonfirmasi)',
    );
    expect(text).not.toContain('hilang (');
  });
});

describe('planCalendar', () => {
  const linesOf = (plan: string) =>
    (planCalendar(view(plan), NOW) ?? '').replaceAll('\r\n ', '').split('\r\n');
  const text = planCalendar(view('m2026-12-12!h1!de~kawah!ev~jahat!h0!ti~kereta'), NOW) ?? '';
  const lines = linesOf('m2026-12-12!h1!de~kawah!ev~jahat!h0!ti~kereta');
  test('planCalendar dates a stop by its day, and an event or ticket by its own time without an end', () => {
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261213T023000Z',
      'DTSTART;VALUE=DATE:20261212',
      'DTSTART:20991212T120000Z',
    ]);
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual(['DTEND;VALUE=DATE:20261213']);
  });
  test('planCalendar gives entries stable ids that differ between plans and stops', () => {
    const uids = (plan: string) => linesOf(plan).filter((line) => line.startsWith('UID'));
    const one = uids('o2!m2026-12-30!h1!de~kawah!h2!de~jip');
    expect(uids('o2!m2026-12-30!h1!de~kawah!h2!de~jip')).toEqual(one);
    const both = [...one, ...uids('o2!m2026-12-30!h1!de~kawah!h2!de~situ')];
    expect(new Set(both).size).toBe(4);
  });
  test('planCalendar escapes a hostile title and location, so that they begin no line', () => {
    expect(lines).toContain('SUMMARY:Malam BEGIN:VEVENT SUMMARY:x\\, y\\; z\\\\');
    expect(lines).toContain('LOCATION:Aula\\, lantai 2');
  });
  test('planCalendar has no line of more than 75 octets, and ends each line with CRLF', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
  test('planCalendar is null when nothing has a date', () =>
    expect(planCalendar(view('h1!de~kawah'), NOW)).toBeNull());
});
