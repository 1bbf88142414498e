import { dayRoutes, routeMap, routesOf } from './route';
import { view } from './view.fake';

describe('routesOf and dayRoutes', () => {
  test('routesOf splits a way into addresses of ten stops, each beginning where the last one ended', () => {
    const { stops } = view('h1!de~kawah!de~jip');
    const many = Array.from({ length: 12 }, (_, index) => stops[index % 2]!);
    const [first, second, ...rest] = routesOf(many).map((href) => href.split('/dir/')[1]!.split('/'));
    expect(rest).toEqual([]);
    expect(first).toHaveLength(10);
    expect(second).toEqual([first!.at(-1), '-7.1662,107.4021', '-6.78,107.6375']);
  });
  test('routesOf searches for a stop without a point by its name and place, as one encoded part', () =>
    expect(routesOf(view('h1!de~kawah!ev~jahat').stops)).toEqual([
      `https://www.google.com/maps/dir/-7.1662,107.4021/${encodeURIComponent('Malam BEGIN:VEVENT SUMMARY:x, y; z\\, Aula, lantai 2')}`,
    ]));
  test('dayRoutes names one route for each day with at least two stops', () =>
    expect(
      dayRoutes(view('h1!de~kawah!de~jip!h2!de~situ!h3!at~braga!de~kawah')).map(({ text }) => text),
    ).toEqual(['Rute hari 1']));
  test('routesOf leaves out a facility, which is no place', () => {
    expect(routesOf(view('h1!de~kawah!fa~panggung').stops)).toEqual([]);
    expect(routesOf(view('h1!de~kawah!fa~panggung!de~jip').stops)).toEqual(
      routesOf(view('h1!de~kawah!de~jip').stops),
    );
  });
  test('routesOf is empty for one stop', () => expect(routesOf(view('de~kawah').stops)).toEqual([]));
});

describe('routeMap', () => {
  const mapOf = (plan: string) => routeMap(view(plan));
  test('routeMap has the numbered stops of all days on the smallest sheet that holds them', () => {
    const map = mapOf('h1!de~jip!h2!de~kawah!de~situ')!;
    expect(map.sheets.name).toBe('bandung-raya');
    expect(map.pins.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Jip Sukawana',
      '2 Kawah Putih',
      '3 Situ Patenggang',
    ]);
    expect(mapOf('h1!de~jip')!.sheets.name).toBe('lembang');
  });
  test('routeMap joins the stops of one day, but not those of two days', () => {
    const { pins, lines } = mapOf('h1!de~jip!h2!de~kawah!de~situ')!;
    expect(lines).toEqual([{ from: pins[1]!.at, to: pins[2]!.at }]);
  });
  test('routeMap leaves out a stop without a place and joins its neighbours', () => {
    const { pins, lines } = mapOf('h1!de~kawah!re~saung!de~jip')!;
    expect(pins.map(({ number }) => number)).toEqual([1, 3]);
    expect(lines).toHaveLength(1);
  });
  test('routeMap is null when no stop has both a place and a day', () => {
    expect(mapOf('h1!re~saung')).toBeNull();
    expect(mapOf('de~kawah')).toBeNull();
  });
});
