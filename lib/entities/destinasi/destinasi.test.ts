import { priceText } from '../prices';
import { destinasi } from './destinasi';
import fixture from './destinasi.fixture.json';

const bare = { id: 7, judul: 'Ranca Upas' };

describe('a destination without details', () => {
  const item = destinasi.parseDetail(bare);

  test('a destination without details has no price, duration or category', () => {
    expect([item.price, item.duration, item.category]).toEqual([null, null, '']);
  });
  // spec: 9, Defaults
  test('a destination without details has the rating 4.5 and the place Bandung', () =>
    expect([item.rating, item.place]).toEqual([4.5, 'Bandung']));
  // spec: 3, Destination
  test('a destination without details has empty lists and a null map, never undefined ones', () => {
    expect(item).toMatchObject({
      schedule: [],
      places: [],
      included: [],
      excluded: [],
      overviewHtml: '',
      map: null,
    });
  });
  test('a destination card without a slug links by id', () =>
    expect(destinasi.toCard(item).href).toBe('/destination/7'));
});

describe('a destination', () => {
  const item = destinasi.parseDetail(fixture.detail.data);

  // spec: 9, Prices
  test("a destination is priced with the prefix 'Start From :'", () =>
    expect(item.price).toEqual({ prefix: 'Start From :', amount: 'Rp 1.250.000', suffix: '' }));

  test("a destination's price reads 'mulai Rp …' inside a sentence", () =>
    expect(priceText(item.price)).toBe('mulai Rp 1.250.000'));
  test('a destination has a duration in days and nights', () => expect(item.duration).toBe('2 Hari 1 Malam'));
  test('a destination card shows the duration', () => {
    expect(destinasi.toCard(item).facts).toEqual([{ icon: 'clock', text: '2 Hari 1 Malam' }]);
  });
  // spec: 2 Home, Card links
  test('a destination card links to /destination, not to /destinasi', () => {
    expect(destinasi.toCard(item).href).toBe('/destination/kawah-putih');
  });
  // spec: 3, Destination; 5, Comma-separated
  test("a destination's comma-separated places are split without empty entries", () => {
    expect(item.places).toEqual(['Kawah Putih', 'Situ Patenggang', 'Ranca Upas']);
  });
  test('a destination reads a comma-separated list from JSON text', () => {
    expect(item.included).toEqual(['Pemandu', 'Tiket masuk', 'Air mineral']);
  });
  test('a destination reads a comma-separated list from a single record', () => {
    expect(item.excluded).toEqual(['Makan malam', 'Belanja pribadi']);
  });
  // spec: 2 Destination detail, Jadwal
  test("a destination's schedule has its days in order", () => {
    expect(item.schedule).toEqual([
      { day: 1, title: 'Kawah', activities: ['Dijemput pukul 05.00', 'Kawah Putih'] },
      { day: 2, title: 'Danau dan teh', activities: ['Situ Patenggang'] },
    ]);
  });
  test('a destination takes the map address out of an iframe', () => {
    expect(item.map).toBe('https://www.google.com/maps/embed?pb=!1m18&hl=id');
  });
  // spec: 2 Destination detail, Overview
  test("a destination's overview keeps its formatting and drops its script", () => {
    expect(item.overviewHtml).toBe(
      '<p>Kabut turun pelan di antara pinus &#x26; kebun teh.</p><p>Datanglah <strong>pagi</strong>.</p>',
    );
  });
});

describe('the schedule', () => {
  const schedule = (jadwal: unknown) => destinasi.parseDetail({ ...bare, jadwal }).schedule;

  test.each([['bukan jadwal'], [[null, 'x', 3]], [[{ day: 1 }]], [{}]])(
    "a destination's schedule is empty for %j",
    (jadwal) => {
      expect(schedule(jadwal)).toEqual([]);
    },
  );
  test('a schedule numbers its days by position when they have no number', () => {
    expect(schedule([{ title: 'a' }, { title: 'b', day: 'kedua' }]).map(({ day }) => day)).toEqual([1, 2]);
  });
  test("a schedule is sorted by the number in 'Hari 10', not by text", () => {
    const days = schedule([
      { title: 'a', day: 'Hari 10' },
      { title: 'b', day: 'Hari 9' },
    ]);
    expect(days.map(({ day }) => day)).toEqual([9, 10]);
  });
  test('a schedule reads activities that are plain strings and drops empty ones', () => {
    expect(schedule([{ day: 1, aktivitas: ['Jalan', null, ' Makan '] }])[0]?.activities).toEqual([
      'Jalan',
      'Makan',
    ]);
  });
});
