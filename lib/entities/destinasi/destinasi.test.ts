import { priceText } from '../prices';
import { destinasi } from './destinasi';
import fixture from './destinasi.fixture.json';

const bare = { id: 7, judul: 'Ranca Upas' };

describe('a destination without details', () => {
  const item = destinasi.parseDetail(bare);

  it('has no price, no duration, no category', () => {
    expect([item.price, item.duration, item.category]).toEqual([null, null, '']);
  });
  // spec: 9, Defaults
  it('counts as rated 4.5 and lying in Bandung', () =>
    expect([item.rating, item.place]).toEqual([4.5, 'Bandung']));
  // spec: 3, Destination
  it('has empty lists and no map, never undefined ones', () => {
    expect(item).toMatchObject({
      schedule: [],
      places: [],
      included: [],
      excluded: [],
      overviewHtml: '',
      map: null,
    });
  });
  it('is found by its id when it has no slug', () =>
    expect(destinasi.toCard(item).href).toBe('/destination/7'));
});

describe('a destination', () => {
  const item = destinasi.parseDetail(fixture.detail.data);

  // spec: 9, Prices
  it("is priced 'Start From : Rp'", () =>
    expect(item.price).toEqual({ prefix: 'Start From :', amount: 'Rp 1.250.000', suffix: '' }));

  it('is priced in Indonesian inside a sentence', () =>
    expect(priceText(item.price)).toBe('mulai Rp 1.250.000'));
  it('lasts days and nights', () => expect(item.duration).toBe('2 Hari 1 Malam'));
  it('shows the duration on its card', () => {
    expect(destinasi.toCard(item).facts).toEqual([{ icon: 'clock', text: '2 Hari 1 Malam' }]);
  });
  // spec: 2 Home, Card links
  it('links to /destination, not to /destinasi', () => {
    expect(destinasi.toCard(item).href).toBe('/destination/kawah-putih');
  });
  // spec: 3, Destination; 5, Comma-separated
  it('splits comma lists and drops empty entries', () => {
    expect(item.places).toEqual(['Kawah Putih', 'Situ Patenggang', 'Ranca Upas']);
  });
  it('reads a comma list from JSON text', () => {
    expect(item.included).toEqual(['Pemandu', 'Tiket masuk', 'Air mineral']);
  });
  it('reads a comma list from a single record', () => {
    expect(item.excluded).toEqual(['Makan malam', 'Belanja pribadi']);
  });
  // spec: 2 Destination detail, Jadwal
  it('puts the days of the schedule in order', () => {
    expect(item.schedule).toEqual([
      { day: 1, title: 'Kawah', activities: ['Dijemput pukul 05.00', 'Kawah Putih'] },
      { day: 2, title: 'Danau dan teh', activities: ['Situ Patenggang'] },
    ]);
  });
  it('takes the address of the map out of an iframe', () => {
    expect(item.map).toBe('https://www.google.com/maps/embed?pb=!1m18&hl=id');
  });
  // spec: 2 Destination detail, Overview
  it('keeps the formatting of the overview and drops its script', () => {
    expect(item.overviewHtml).toBe(
      '<p>Kabut turun pelan di antara pinus &#x26; kebun teh.</p><p>Datanglah <strong>pagi</strong>.</p>',
    );
  });
});

describe('the schedule', () => {
  const schedule = (jadwal: unknown) => destinasi.parseDetail({ ...bare, jadwal }).schedule;

  it.each([['bukan jadwal'], [[null, 'x', 3]], [[{ day: 1 }]], [{}]])('is empty for %j', (jadwal) => {
    expect(schedule(jadwal)).toEqual([]);
  });
  it('numbers days without a number by their place', () => {
    expect(schedule([{ title: 'a' }, { title: 'b', day: 'kedua' }]).map(({ day }) => day)).toEqual([1, 2]);
  });
  it("reads the number out of 'Hari 10' and does not sort by text", () => {
    const days = schedule([
      { title: 'a', day: 'Hari 10' },
      { title: 'b', day: 'Hari 9' },
    ]);
    expect(days.map(({ day }) => day)).toEqual([9, 10]);
  });
  it('reads activities that are plain texts', () => {
    expect(schedule([{ day: 1, aktivitas: ['Jalan', null, ' Makan '] }])[0]?.activities).toEqual([
      'Jalan',
      'Makan',
    ]);
  });
});
