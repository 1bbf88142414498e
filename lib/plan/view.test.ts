import { CENTRE } from '../geo/position';
import { planCalendar } from './calendar';
import type { PlanKind } from './codes';
import { comparisons } from './compare';
import { legBetween, legsOf, otherDayWord } from './days';
import { planMessage } from './message';
import type { Stop } from './stop';
import { lists, NOW, view } from './view.fake';

describe('the days of a plan', () => {
  test('the days of a plan have dates from the departure on, and empty days are left out', () => {
    const { days } = view('m2026-12-31!h1!de~kawah!h3!de~jip');
    expect(days.map(({ day, date }) => [day, new Date(date!).toISOString()])).toEqual([
      [1, '2026-12-30T17:00:00.000Z'],
      [3, '2027-01-01T17:00:00.000Z'],
    ]);
  });
  test('the days of a plan number their stops through the whole trip', () => {
    const { days } = view('de~entah!h1!de~kawah!de~jip!tr~innova!h3!at~braga!ak~vila');
    expect(days.map(({ stops }) => stops.map(({ number }) => number))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
  test('the days of a plan give the distance to a stop, as the crow flies and by road', () => {
    const [day] = view('h1!de~kawah!de~jip!de~entah').days;
    expect(day!.stops.map(({ leg }) => leg && Math.round(leg.km))).toEqual([null, 50, null]);
    // Ciwidey is two hours from the city, and Cikole lies beyond it.
    expect(day!.stops[1]!.leg!.stage).toMatchObject({ isOnFoot: false });
    expect(day!.stops[1]!.leg!.stage!.km).toBeGreaterThan(60);
    expect(day!.stops[1]!.leg!.stage!.minutes).toBeGreaterThan(120);
  });
  test('the days of a plan give about the distance to a stop whose location names a known place', () => {
    const [day] = view('h1!de~jip!ti~asia').days;
    expect(day!.stops[1]!.leg).toMatchObject({ isRough: true, stage: { km: 10, isOnFoot: false } });
  });
});

test('legBetween leads to a place with bad roads of its own as its page says, from both sides', () => {
  const centre = { position: CENTRE };
  const malela = { position: { lat: -7.0182386, lon: 107.2072145 } };
  const said = { km: 80, minutes: 240, isOnFoot: false };
  expect([legBetween(centre, malela).stage, legBetween(malela, centre).stage]).toEqual([said, said]);
});

describe('the length of a plan', () => {
  test.each([
    ['h1!pa~dua-hari', 2],
    ['h3!pa~dua-hari', 4],
    ['h1!pa~dua-hari!h3!at~braga', 3],
    ['h1!de~kawah', 1],
    ['pa~dua-hari', 0],
    ['h1!pa~hilang', 1],
  ])('the length of the plan %s, in which a tour may take two days, is %d', (text, length) =>
    expect(view(text).length).toBe(length),
  );
  test('a vehicle is rented for all days of a tour', () =>
    expect(view('tr~innova!h1!pa~dua-hari').vehicles[0]).toMatchObject({ sum: 1_600_000 }));
  test('a plan keeps its departure until the last day of its tour', () => {
    expect(view('m2026-11-24!h1!pa~dua-hari').departure).toBe('2026-11-24');
    expect(view('m2026-11-23!h1!pa~dua-hari').departure).toBeNull();
  });
});

describe('an item with a day of its own', () => {
  const words = (text: string) => {
    const { departure, length, stops } = view(text);
    return stops.map((stop) => otherDayWord(stop, departure, length));
  };
  test.each([
    ['m2026-12-01!h1!ev~konser', 'Konser Mei berlangsung 1 Mei 2027, di luar rencana Anda'],
    ['m2026-12-12!h1!ti~kereta!h2!at~braga', 'Kereta berlangsung 13 Desember 2026, hari 2 rencana Anda'],
    ['m2026-12-12!h2!ti~kereta', null],
    ['h1!ev~konser', null],
    ['m2026-12-02!h1!ev~pasar', null],
    ['m2026-11-29!h2!ev~pasar', null],
    ['m2026-12-03!h1!ev~pasar', 'Pasar Seni berlangsung 30 November – 2 Desember 2026, di luar rencana Anda'],
    // Without a day of the plan, the day before the departure is none of them.
    [
      'm2026-12-01!ev~pasar!h3!de~kawah',
      'Pasar Seni berlangsung 30 November – 2 Desember 2026, hari 1–2 rencana Anda',
    ],
    ['m2026-12-02!h2!ev~pasar', 'Pasar Seni berlangsung 30 November – 2 Desember 2026, hari 1 rencana Anda'],
    ['m2026-12-14!ti~kereta!h1!at~braga', 'Kereta berlangsung 13 Desember 2026, di luar rencana Anda'],
  ])('otherDayWord warns only when an item has another day than in the plan: %s', (text, word) =>
    expect(words(text)[0]).toBe(word),
  );
  test('an event with another day than in the plan has its own day in message and calendar', () => {
    const seen = view('o4!m2026-12-01!h1!ev~konser');
    expect(planMessage(seen)).toContain('1. Konser Mei (Sabtu, 1 Mei 2027; 4 peserta, harga dikonfirmasi)');
    expect(planCalendar(seen, NOW)).toContain('DTSTART;VALUE=DATE:20270501');
    expect(planCalendar(seen, NOW)).not.toContain('20261201');
  });
  test('an event of several days has all of them in message and calendar', () => {
    const seen = view('o4!m2026-12-01!h1!ev~pasar');
    expect(planMessage(seen)).toContain('(30 November – 2 Desember 2026; 4 peserta, harga dikonfirmasi)');
    expect(planCalendar(seen, NOW)).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261203');
  });
});

test('a tour that has begun is not ordered, and no other is on its days', () => {
  const { stops } = view('m2026-11-24!h1!pa~dua-hari!h2!de~kawah');
  expect(stops.map(({ standing }) => standing)).toEqual(['refused', 'choice']);
});

test('a tour of several days has all of them in the calendar', () =>
  expect(planCalendar(view('m2026-12-01!h1!pa~dua-hari'), NOW)).toContain(
    'DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261203',
  ));

test.each([
  ['h1!ak~vila', '20261230', '20261231'],
  ['h1!ak2~vila', '20261230', '20270101'],
  ['h1!ak2x3~vila', '20261230', '20270101'],
])('the stay %s is in the calendar from its day to the one on which one leaves', (text, from, to) =>
  expect(planCalendar(view(`m2026-12-30!${text}`), NOW)).toContain(
    `DTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}`,
  ),
);

describe('a far day', () => {
  test('a day is far with more than four hours on the road, but not by one leg of over two hours', () => {
    const [one] = view('h1!de~kawah!de~jip').days;
    expect([one!.isFar, one!.minutes > 120]).toEqual([false, true]);
    const [two] = view('h1!de~kawah!de~jip!at~kawah-putih').days;
    expect([two!.isFar, two!.minutes > 240]).toEqual([true, true]);
  });

  test.each([
    ['is not far with 159 km outside the areas, at least 238.5 minutes', 1.43, false],
    ['is far with 161 km outside the areas, at least 241.5 minutes', 1.448, true],
  ])('a day %s', (_, degrees, isFar) => {
    const stops = [0, degrees].map((north) => ({ name: `${north}`, position: { lat: north, lon: 99 } }));
    expect(legsOf(stops as Stop[], 0).isFar).toBe(isFar);
  });
});

describe('an outage', () => {
  const failed = (...kinds: PlanKind[]) =>
    new Map(lists).set(kinds[0]!, null).set(kinds[1] ?? kinds[0]!, null);
  test('a plan is partial while the list of one kind fails, and its other stops stay', () =>
    expect(view('de~kawah!ti~kereta', failed('tiket'))).toMatchObject({
      state: 'partial',
      stops: [{ state: 'ok' }, { state: 'failed', title: 'kereta' }],
    }));
  test('a plan is failed while the lists of all its kinds fail', () =>
    expect(view('de~kawah!ti~kereta', failed('tiket', 'destinasi')).state).toBe('failed'));
  test('a plan without items is ok', () => expect(view('').state).toBe('ok'));
});

describe('comparisons', () => {
  test('comparisons puts two vehicles side by side with the facts of their cards', () => {
    const [vehicles, ...others] = comparisons(view('tr~innova!tr~elf!de~kawah!ak~vila').stops);
    expect(others).toEqual([]);
    expect(vehicles).toMatchObject({ label: 'Transportasi', stops: [{ title: 'Innova' }, { title: 'Elf' }] });
    expect(vehicles!.rows[0]).toEqual({ name: 'Rincian', cells: ['7 orang', '20 orang'] });
  });
  test.each(['de~kawah!de~ciwidey', 'h1!ak~vila!ak~hostel'])(
    'comparisons is empty for items that are all visited anyway: %s',
    (text) => expect(comparisons(view(text).stops)).toEqual([]),
  );
});
