import { dayRoutes, routesOf } from './route';
import { routeMap } from './route-map';
import { view } from './view.fake';

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
