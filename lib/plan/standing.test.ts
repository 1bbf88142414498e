import { processWide } from '../base/process-wide.mjs';
import { destinasi } from '../entities/destinasi/destinasi';
import { lookUp } from '../items/look-up';
import { provideBy } from '../items/provider.fake';
import { planCalendar } from './calendar';
import { planMessage } from './message';
import { readPlan } from './plan';
import { loadPlan } from './view';
import { NOW, stopIn, view } from './view.fake';

describe('the sum of a plan', () => {
  test('the sum of a plan adds up what has a price and a unit, counted as each kind is', () => {
    const { bill, stops } = view(
      'o4!tr~innova!h1!de~kawah!ak2~vila!h2!de~jip!ti~kereta!at~braga!re~saung!h3!de~entah',
    );
    expect(stops.map(({ key, sum }) => [key, sum])).toEqual([
      // Three days of a vehicle, because the plan has three.
      ['innova', 2_400_000],
      ['kawah', 4 * 350_000],
      ['vila', 1_000_000],
      // One jeep.
      ['jip', 900_000],
      ['kereta', 700_000],
      ['braga', 0],
      ['saung', null],
      ['entah', null],
    ]);
    expect(bill).toEqual({
      total: 6_400_000,
      holds: 'Tiket, tur, penginapan, dan sewa',
      holdsNot: 'Belum termasuk makan, bensin, dan tol di luar tur.',
      unpriced: 1,
      perPerson: 1_600_000,
    });
  });
  test('the sum of a plan has no share per person when the number of people is not given', () =>
    expect(view('h1!de~kawah').bill).toMatchObject({ total: 700_000, perPerson: null }));
  test.each(['at~rusak', 'ev~konser', 'de~entah', 'ti~nol', 'at~braga!de~entah'])(
    'the sum of the plan %s is null, with one unpriced item',
    (text) => expect(view(text).bill).toMatchObject({ total: null, holds: '', unpriced: 1 }),
  );
  test('a plan in which nothing can be ordered has no sum and no order', () => {
    for (const text of ['at~hilang', 're~saung', 'ti~habis', 'ev~lewat', 'cSmVtcHV0'])
      expect(view(text)).toMatchObject({ bill: { total: null, unpriced: 0 }, canOrder: false });
  });
  test('the sum of a plan with a free stop alone is 0', () =>
    expect(view('at~braga').bill).toMatchObject({ total: 0, unpriced: 0 }));
  test('the sum of a stop whose price is for the whole group is that price', () =>
    expect(stopIn('o30!h1!pa~dua-hari').sum).toBe(900_000));
});

describe('a stay', () => {
  test.each([
    ['o2!ak2~vila', 1, 1_000_000, null],
    ['o6!ak2~vila', 2, 2_000_000, null],
    ['o6!ak2x1~vila', 1, 1_000_000, '1 kamar memuat 4 orang, rombongan Anda 6 orang.'],
    ['o2!ak~hostel', 2, 250_000, null],
    ['o3!akx2~hostel', 2, 250_000, '2 ranjang memuat 2 orang, rombongan Anda 3 orang.'],
  ])('the stay %s is counted with %d rooms or beds', (text, times, sum, tooFew) => {
    expect(stopIn(text)).toMatchObject({ counted: { times }, sum, tooFew });
  });
  test('a stay with more rooms than are free is refused', () =>
    expect(stopIn('o4!ak2x4~vila')).toMatchObject({ standing: 'refused', reason: 'Tersisa 3 kamar' }));
});

describe('the vehicles of a plan', () => {
  const words = (text: string) => view(text).stops.map(({ tooFew }) => tooFew);
  test('a vehicle with fewer seats than people says so, and how many of it they take', () => {
    expect(words('o8!tr~innova')).toEqual([
      '1 kendaraan memuat 7 orang, rombongan Anda 8 orang: perlu 2 kendaraan ini.',
    ]);
    expect(view('o8!tr~innova')).toMatchObject({ stops: [{ standing: 'ordered', sum: 800_000 }] });
  });
  test('vehicles are full together, and each says how many of it would do', () => {
    expect(words('o27!tr~innova!tr~elf')).toEqual([null, null]);
    const both = '2 kendaraan memuat 27 orang, rombongan Anda 40 orang: perlu';
    expect(words('o40!tr~innova!tr~elf')).toEqual([`${both} 3 kendaraan ini.`, `${both} 2 kendaraan ini.`]);
  });
  test.each(['o7!tr~innova', 'o99!tr~jazz', 'o99!tr~innova!tr~jazz', 'o99!at~braga'])(
    'nothing is said of seats in %s, where they do or are not known',
    (text) => expect(words(text).filter(Boolean)).toEqual([]),
  );
});

describe('a refused stop', () => {
  test.each([
    ['ti~habis', 'Stok habis'],
    ['ti~lalu', 'Sudah berlangsung'],
    ['ev~lewat', 'Sudah berlangsung'],
    ['ev~rekaan', 'Contoh, belum dapat dipesan'],
    ['at~hilang', 'Tidak lagi tersedia'],
    ['o1!h1!pa~empat', 'Minimal 4 orang'],
    ['o4!pa3~empat', 'Minimal 4 orang'],
    ['o4!ti~sisa', 'Tersisa 3 tiket'],
    ['fa4~panggung', 'Tersisa 3 unit'],
    ['m2026-12-12!h1!pa~jeda', 'Tidak berjalan pada hari Sabtu'],
  ])('the refused stop %s keeps its reason, and is left out of sum, list and calendar', (text, reason) => {
    const seen = view(`${text}!h2!at~kawah-putih`);
    const stop = seen.stops.find((one) => one.reason !== null)!;
    expect(stop).toMatchObject({ standing: 'refused', reason, sum: null });
    const [list, left] = planMessage(seen).split('Tidak ikut dipesan');
    expect(list).not.toContain(stop.title);
    expect(left).toContain(`- ${stop.title}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`);
    expect(planCalendar(view(`m2026-12-12!${text}!h2!at~kawah-putih`), NOW)).not.toContain(
      `SUMMARY:${stop.title}`,
    );
  });
});

test.each(['m2026-12-12!h2!pa~jeda', 'm2026-12-12!pa~jeda!h1!at~braga', 'h1!pa~jeda'])(
  'a tour that does not run on Saturdays is ordered in %s, which does not put it on one',
  (text) => expect(stopIn(text)).toMatchObject({ standing: 'ordered', sum: 200_000 }),
);

describe('a tour whose smallest group only its detail says', () => {
  const asked: string[] = [];
  beforeAll(() =>
    provideBy((path) => {
      asked.push(path);
      const trip = { judul: 'Gunung Dago', harga: 100_000, satuan_harga: 'orang' };
      const isDetail = path.endsWith('/gunung-dago');
      if (isDetail) return Promise.resolve({ data: { ...trip, min_people: 6 } });
      return Promise.resolve({
        data: path.endsWith('/destinasis') ? [{ id: 1, slug: 'gunung-dago', ...trip }] : [],
      });
    }),
  );
  afterAll(() => Object.assign(processWide, { adminApiClient: undefined }));
  const stopOf = async (text: string) => (await loadPlan(readPlan(text).plan)).stops[0];

  test('a tour is refused below the smallest group of its detail once that was asked for, not before', async () => {
    expect(await stopOf('o1!h1!de~gunung-dago')).toMatchObject({ standing: 'ordered' });
    await lookUp(destinasi, 'gunung-dago');
    const before = asked.length;
    expect(await stopOf('o1!h1!de~gunung-dago')).toMatchObject({ reason: 'Minimal 6 orang' });
    expect(await stopOf('o6!h1!de~gunung-dago')).toMatchObject({ standing: 'ordered', sum: 600_000 });
    expect(asked).toHaveLength(before);
  });
});

describe('a trip on its second day', () => {
  const begun = view('o2!m2026-11-24!tr~innova!h1!at~kawah-putih!re~saung!ev~konser!h2!at~braga!de~jip');
  test('a trip on its second day orders only what is not past, and rents its vehicle for that', () => {
    expect(begun.stops.map(({ key, standing, reason }) => [key, standing, reason])).toEqual([
      ['innova', 'ordered', null],
      ['kawah-putih', 'refused', 'Hari 1 sudah lewat'],
      ['saung', 'refused', 'Hari 1 sudah lewat'],
      // It has a day of its own, which is still to come.
      ['konser', 'ordered', null],
      ['braga', 'ordered', null],
      ['jip', 'ordered', null],
    ]);
    expect(begun.bill.total).toBe(800_000 + 900_000);
  });
  test('a trip on its second day names what is past apart, in the message alone', () => {
    const [list, left] = planMessage(begun).split('Tidak ikut dipesan');
    expect(list).not.toContain('Kawah Putih');
    expect(left).toContain('- Kawah Putih: hari 1 sudah lewat\n- Saung Rasa: hari 1 sudah lewat');
    expect(planCalendar(begun, NOW)).not.toMatch(/Kawah Putih|Saung Rasa/);
  });
  test('a tour of two days takes no order on its second day', () =>
    expect(view('m2026-11-24!h1!pa~dua-hari')).toMatchObject({
      canOrder: false,
      stops: [{ reason: 'Hari 1 sudah lewat' }],
    }));
  test('what takes no order for another reason says that on a past day', () =>
    expect(view('m2026-11-24!h1!ti~habis!h2!at~braga').stops[0]).toMatchObject({ reason: 'Stok habis' }));
});

describe('two tours of a day', () => {
  const standings = (text: string) => view(text).stops.map(({ key, standing }) => `${key} ${standing}`);
  test('two tours on one day are a choice, and only the first is added up', () => {
    expect(standings('o4!h1!de~kawah!de~jip')).toEqual(['kawah ordered', 'jip choice']);
    expect(view('o4!h1!de~kawah!de~jip').bill.total).toBe(1_400_000);
    expect(planMessage(view('o4!h1!de~kawah!de~jip'))).toContain('- Jip Sukawana: pilih salah satu');
  });
  test('two tours on two days, or without a day, are both ordered', () => {
    expect(standings('o4!h1!de~kawah!h2!de~jip')).toEqual(['kawah ordered', 'jip ordered']);
    expect(standings('o4!de~kawah!de~jip')).toEqual(['kawah ordered', 'jip ordered']);
  });
  test('a tour on the last day of a longer tour is a choice', () =>
    expect(standings('o4!h1!pa~dua-hari!h2!de~jip!h3!de~kawah')).toEqual([
      'dua-hari ordered',
      'jip choice',
      'kawah ordered',
    ]));
  test('a tour that is refused leaves the other tour of its day ordered', () =>
    expect(standings('o1!h1!pa~empat!de~jip')).toEqual(['empat refused', 'jip ordered']));
});

test('a stop at a place that is sold both ways names the other way and its price', () => {
  expect(stopIn('de~kawah')).toMatchObject({
    label: 'Tur',
    otherWay: { kind: 'atraksi', key: 'kawah-putih', way: 'Datang sendiri', price: 'tiket Rp\u00a081.000' },
  });
  expect(stopIn('at~kawah-putih')).toMatchObject({
    label: 'Datang sendiri',
    otherWay: { kind: 'destinasi', key: 'kawah', way: 'Ikut tur', price: 'mulai Rp\u00a0350.000/orang' },
  });
  expect(stopIn('at~braga').otherWay).toBeNull();
});
