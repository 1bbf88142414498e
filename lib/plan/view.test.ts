import { planCalendar } from './calendar';
import type { PlanKind } from './codes';
import { comparisons } from './compare';
import { legsOf, otherDayWord } from './days';
import { planMessage } from './message';
import type { Stop } from './stop';
import { lists, NOW, view } from './view.fake';

describe('the days', () => {
  it('have dates from the first one on, and no empty ones', () => {
    const { days } = view('m2026-12-31!h1!de~kawah!h3!de~jip');
    expect(days.map(({ day, date }) => [day, new Date(date!).toISOString()])).toEqual([
      [1, '2026-12-30T17:00:00.000Z'],
      [3, '2027-01-01T17:00:00.000Z'],
    ]);
  });
  it('number their stops through the whole trip, as the map does', () => {
    const { days } = view('de~entah!h1!de~kawah!de~jip!tr~innova!h3!at~braga!ak~vila');
    expect(days.map(({ stops }) => stops.map(({ number }) => number))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
  it('say how far it is, as the crow flies and by road', () => {
    const [day] = view('h1!de~kawah!de~jip!de~entah').days;
    expect(day!.stops.map(({ leg }) => leg && Math.round(leg.km))).toEqual([null, 50, null]);
    // Ciwidey is two hours from the city, and Cikole lies beyond it.
    expect(day!.stops[1]!.leg!.stage).toMatchObject({ isOnFoot: false });
    expect(day!.stops[1]!.leg!.stage!.km).toBeGreaterThan(60);
    expect(day!.stops[1]!.leg!.stage!.minutes).toBeGreaterThan(120);
  });
});

describe('a day of its own', () => {
  const words = (text: string) => {
    const { departure, length, stops } = view(text);
    return stops.map((stop) => otherDayWord(stop, departure, length));
  };
  it.each([
    ['m2026-12-01!h1!ev~konser', 'Konser Mei berlangsung 1 Mei 2027, di luar rencana Anda'],
    ['m2026-12-12!h1!ti~kereta!h2!at~braga', 'Kereta berlangsung 13 Desember 2026, hari 2 rencana Anda'],
    ['m2026-12-12!h2!ti~kereta', null],
    ['h1!ev~konser', null],
  ])('that is not the one in the plan is said: %s', (text, word) => expect(words(text)[0]).toBe(word));
  it('stands in the message, and is the day in the calendar', () => {
    const seen = view('o4!m2026-12-01!h1!ev~konser');
    expect(planMessage(seen)).toContain('1. Konser Mei (Sabtu, 1 Mei 2027; 4 peserta, harga dikonfirmasi)');
    expect(planCalendar(seen, NOW)).toContain('DTSTART;VALUE=DATE:20270501');
    expect(planCalendar(seen, NOW)).not.toContain('20261201');
  });
});

describe('a day', () => {
  it('is far after more than four hours on the road, however long one leg is', () => {
    const [one] = view('h1!de~kawah!de~jip').days;
    expect([one!.isFar, one!.minutes > 120]).toEqual([false, true]);
    const [two] = view('h1!de~kawah!de~jip!at~kawah-putih').days;
    expect([two!.isFar, two!.minutes > 240]).toEqual([true, true]);
  });

  it.each([
    ['is not far with 159 km outside the areas, at least 238.5 minutes', 1.43, false],
    ['is far with 161 km outside the areas, at least 241.5 minutes', 1.448, true],
  ])('%s', (_, degrees, isFar) => {
    const stops = [0, degrees].map((north) => ({ name: `${north}`, position: { lat: north, lon: 99 } }));
    expect(legsOf(stops as Stop[], 0).isFar).toBe(isFar);
  });
});

describe('an outage', () => {
  const failed = (...kinds: PlanKind[]) =>
    new Map(lists).set(kinds[0]!, null).set(kinds[1] ?? kinds[0]!, null);
  it('of one kind leaves the others', () =>
    expect(view('de~kawah!ti~kereta', failed('tiket'))).toMatchObject({
      state: 'partial',
      stops: [{ state: 'ok' }, { state: 'failed', title: 'kereta' }],
    }));
  it('of all kinds of a plan leaves nothing of it', () =>
    expect(view('de~kawah!ti~kereta', failed('tiket', 'destinasi')).state).toBe('failed'));
  it('has nothing to do with an empty plan', () => expect(view('').state).toBe('ok'));
});

describe('a comparison', () => {
  it('is of two or three of a kind', () => {
    const [vehicles, ...others] = comparisons(view('tr~innova!tr~elf!de~kawah!ak~vila').stops);
    expect(others).toEqual([]);
    expect(vehicles).toMatchObject({ label: 'Transportasi', stops: [{ title: 'Innova' }, { title: 'Elf' }] });
    expect(vehicles!.rows[0]).toEqual({ name: 'Rincian', cells: ['7 orang', '20 orang'] });
  });
  it.each(['de~kawah!de~ciwidey', 'h1!ak~vila!ak~hostel'])(
    'is of nothing that is visited anyway: %s',
    (text) => expect(comparisons(view(text).stops)).toEqual([]),
  );
});
