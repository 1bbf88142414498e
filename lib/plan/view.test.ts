/** @jest-environment node */
import { itemList } from '../entities/item-list';
import { Records } from '../admin-api/records';
import { registry } from '../entities/registry';
import type { ItemList } from '../entities/item-list';
import { planCalendar } from './calendar';
import type { PlanKind } from './codes';
import { comparisons } from './compare';
import { dayRoutes, planMessage, routesOf } from './message';
import { readPlan } from './plan';
import { routeMap } from './route-map';
import { viewOf } from './view';

const map = (lat: number, lon: number) => `https://www.google.com/maps/embed?pb=!2d${lon}!3d${lat}`;

const RECORDS: Partial<Record<PlanKind, object[]>> = {
  destinasi: [
    {
      id: 1,
      slug: 'kawah',
      judul: 'Kawah Putih',
      harga: '350000',
      satuan_harga: 'orang',
      map: map(-7.1662, 107.4021),
    },
    {
      id: 2,
      slug: 'jip',
      judul: 'Jip Sukawana',
      harga: '900000',
      satuan_harga: 'jip',
      map: map(-6.78, 107.6375),
    },
    { id: 3, slug: 'entah', judul: 'Tanpa dasar', harga: '100000' },
    { id: 4, slug: 'situ', judul: 'Situ Patenggang', map: map(-7.1669, 107.3575) },
  ],
  atraksi: [
    { id: 1, slug: 'braga', title: 'Jalan Braga' },
    { id: 2, slug: 'rusak', title: 'Rusak', price: 'tanya dulu' },
  ],
  akomodasi: [{ id: 1, slug: 'vila', judul: 'Vila Senja', harga: 500000, lokasi: 'Lembang' }],
  transportasi: [
    { id: 1, slug: 'innova', judul: 'Innova', harga: 800000, jumlah_orang: 7 },
    { id: 2, slug: 'elf', judul: 'Elf', harga: 1200000, jumlah_orang: 20 },
  ],
  restoran: [{ id: 1, slug: 'saung', judul: 'Saung Rasa', harga_min: 5000, harga_max: 20000 }],
  tiket: [
    { id: 1, slug: 'kereta', title: 'Kereta', price: 175000, stock: 9, event_date: '2026-12-13 09:30:00' },
  ],
  event: [
    {
      id: 1,
      slug: 'jahat',
      title: 'Malam\r\nBEGIN:VEVENT\nSUMMARY:x, y; z\\',
      price: 50000,
      event_date: '2099-12-12 19:00:00',
      location: 'Aula, lantai 2',
    },
  ],
};

const lists = new Map<PlanKind, ItemList | null>(
  Object.entries(RECORDS).map(([kind, records]) => [
    kind as PlanKind,
    itemList(registry[kind as PlanKind], Records.of(records)),
  ]),
);
const view = (text: string, of = lists) => viewOf(readPlan(text).plan, of);

describe('the sum', () => {
  it('is of what has a price and a basis, counted as the kind is', () => {
    const { sums, total, unpriced } = view(
      'o4!tr~innova!h1!de~kawah!de~jip!ak2~vila!h2!ti~kereta!at~braga!re~saung!de~entah',
    );
    expect(sums).toEqual([
      // Two days of a vehicle, because the plan has two.
      { label: 'Transportasi', sum: 1_600_000 },
      // Four people, and one jeep.
      { label: 'Destinasi', sum: 4 * 350_000 + 900_000 },
      { label: 'Akomodasi', sum: 1_000_000 },
      { label: 'Tiket', sum: 700_000 },
      { label: 'Atraksi', sum: 0 },
    ]);
    expect(total).toBe(5_600_000);
    expect(unpriced).toBe(2);
  });
  it('knows no price that cannot be read, and none of what is gone', () => {
    expect(view('at~rusak')).toMatchObject({ total: 0, unpriced: 1, sums: [] });
    expect(view('at~hilang')).toMatchObject({
      total: 0,
      unpriced: 0,
      stops: [{ state: 'gone', title: 'hilang' }],
    });
  });
});

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
  it('say how far it is, as the crow flies and by road, and where it is too far', () => {
    const [day] = view('h1!de~kawah!de~jip!de~entah').days;
    expect(day!.stops.map(({ leg }) => leg && Math.round(leg.km))).toEqual([null, 50, null]);
    expect(day!.stops[1]!.leg!.isFar).toBe(true);
    // Ciwidey is two hours from the city, and Cikole lies beyond it.
    expect(day!.stops[1]!.leg!.stage).toMatchObject({ isOnFoot: false });
    expect(day!.stops[1]!.leg!.stage!.km).toBeGreaterThan(60);
    expect(day!.stops[1]!.leg!.stage!.minutes).toBeGreaterThan(120);
    expect(view('h1!de~kawah!de~jip!at~braga').days[0]!.isFar).toBe(false);
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

describe('the message', () => {
  const text = planMessage(
    view('o4!m2026-12-12!tr~innova!h1!de~kawah!re~saung!ev~jahat!h0!ti~kereta!at~hilang!cSmVtcHV0'),
  );
  it('has all items, dates, people, the sum and the plan’s address', () => {
    expect(text).toContain('Mulai: Sabtu, 12 Desember 2026. Rombongan: 4 orang.');
    expect(text).toContain('Kendaraan: Innova (1 hari, Rp 800.000)');
    expect(text).toContain('Hari 1, Sabtu, 12 Desember 2026\n1. Kawah Putih (4 orang, Rp 1.400.000)');
    expect(text).toContain('2. Saung Rasa (4 orang, harga dikonfirmasi)');
    expect(text).toContain('Belum dijadwalkan\n1. Kereta (4 tiket, Rp 700.000)');
    expect(text).toContain('Catatan: Jemput');
    expect(text).toContain('Perkiraan: Rp 2.950.000, 1 harga dikonfirmasi.');
    expect(text).toMatch(/\nhttp\S+\/rencana\?r=o4!m2026-12-12!tr~innova!ti~kereta!at~hilang!h1!\S+$/);
  });
  it('has no line that a title made, and nothing of what is gone', () => {
    expect(text).toContain('3. Malam BEGIN:VEVENT SUMMARY:x, y; z\\ (1 event, Rp 50.000)');
    expect(text).not.toContain('hilang (');
  });
});

describe('the way in Google Maps', () => {
  it('has at most ten stops an address, and each begins where the one before ends', () => {
    const { stops } = view('h1!de~kawah!de~jip');
    const many = Array.from({ length: 12 }, (_, index) => stops[index % 2]!);
    const [first, second, ...rest] = routesOf(many).map((href) => href.split('/dir/')[1]!.split('/'));
    expect(rest).toEqual([]);
    expect(first).toHaveLength(10);
    expect(second).toEqual([first!.at(-1), '-7.1662,107.4021', '-6.78,107.6375']);
  });
  it('asks for what has no point by its name, as one part of the address', () =>
    expect(routesOf(view('h1!de~kawah!ev~jahat').stops)).toEqual([
      `https://www.google.com/maps/dir/-7.1662,107.4021/${encodeURIComponent('Malam BEGIN:VEVENT SUMMARY:x, y; z\\, Aula, lantai 2')}`,
    ]));
  it('has one address a day, named by it; a day of one stop needs none', () =>
    expect(
      dayRoutes(view('h1!de~kawah!de~jip!h2!de~situ!h3!at~braga!de~kawah')).map(({ text }) => text),
    ).toEqual(['Rute hari 1']));
  it('leads nowhere from one stop', () => expect(routesOf(view('de~kawah').stops)).toEqual([]));
});

describe('the map of the route', () => {
  const mapOf = (plan: string) => routeMap(view(plan));
  it('has the stops of the days by their numbers, on the sheet that holds them all', () => {
    const map = mapOf('h1!de~jip!h2!de~kawah!de~situ')!;
    expect(map.sheets.name).toBe('bandung-raya');
    expect(map.pins.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Jip Sukawana',
      '2 Kawah Putih',
      '3 Situ Patenggang',
    ]);
    expect(mapOf('h1!de~jip')!.sheets.name).toBe('lembang');
  });
  it('joins the stops of one day, and not two days', () => {
    const { pins, lines } = mapOf('h1!de~jip!h2!de~kawah!de~situ')!;
    expect(lines).toEqual([{ from: pins[1]!.at, to: pins[2]!.at }]);
  });
  it('leaves out a stop without a place, and joins its neighbours', () => {
    const { pins, lines } = mapOf('h1!de~kawah!re~saung!de~jip')!;
    expect(pins.map(({ number }) => number)).toEqual([1, 3]);
    expect(lines).toHaveLength(1);
  });
  it('is none without a stop that has a place', () => {
    expect(mapOf('h1!re~saung')).toBeNull();
    expect(mapOf('de~kawah')).toBeNull();
  });
});

describe('the calendar', () => {
  const text =
    planCalendar(view('m2026-12-12!h1!de~kawah!ev~jahat!h0!ti~kereta'), Date.UTC(2026, 10, 23)) ?? '';
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  it('has the days, and events and tickets at their own time', () => {
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20261212',
      'DTSTART:20261213T023000Z',
      'DTSTART:20991212T120000Z',
    ]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
  });
  it('escapes what a title says, which begins no line', () => {
    expect(lines).toContain('SUMMARY:Malam BEGIN:VEVENT SUMMARY:x\\, y\\; z\\\\');
    expect(lines).toContain('LOCATION:Aula\\, lantai 2');
  });
  it('has no line of more than 75 octets, and ends each as it should', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
  it('is none where nothing is dated', () => expect(planCalendar(view('h1!de~kawah'), 0)).toBeNull());
});

describe('a comparison', () => {
  it('is of two or three of a kind', () => {
    const [vehicles, ...others] = comparisons(view('tr~innova!tr~elf!de~kawah!ak~vila').stops);
    expect(others).toEqual([]);
    expect(vehicles).toMatchObject({ label: 'Transportasi', stops: [{ title: 'Innova' }, { title: 'Elf' }] });
    expect(vehicles!.rows[0]).toEqual({ name: 'Rincian', cells: ['7 orang', '20 orang'] });
  });
});
