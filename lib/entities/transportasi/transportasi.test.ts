import { priceText } from '../prices';
import { transportasi } from './transportasi';
import fixture from './transportasi.fixture.json';

describe('transport without details', () => {
  const item = transportasi.parseItem({ id: 7, judul: 'Bus' });

  // spec: 3, Transport
  it("has the category 'Transport'", () => expect(item.category).toBe('Transport'));
  it('counts as rated 4.5 and lying in Bandung', () =>
    expect([item.rating, item.place]).toEqual([4.5, 'Bandung']));
  it('says nothing of seats and transmission', () => expect(transportasi.toCard(item).facts).toEqual([]));
});

describe('transport', () => {
  const item = transportasi.parseDetail(fixture.detail.data);

  // spec: 9, Prices of a stay and a ride
  it('is priced per day', () =>
    expect(item.price).toEqual({ prefix: 'Start From', amount: 'Rp 650.000', suffix: '/hari' }));

  it('is priced in Indonesian inside a sentence', () =>
    expect(priceText(item.price)).toBe('mulai Rp 650.000/hari'));
  it.each([
    ['termasuk', ' (dengan pengemudi)'],
    ['lepas kunci', ' (lepas kunci)'],
    ['pilihan', ''],
    [null, ''],
  ])('driven %j names it in its message: %j', (pengemudi, said) =>
    expect(transportasi.orderMessage?.(transportasi.parseDetail({ id: 7, judul: 'Bus', pengemudi }))).toBe(
      `Halo, saya ingin menyewa "Bus"${said}. Apakah masih tersedia?`,
    ),
  );
  // spec: 3, Transport
  it('says seats and transmission', () => {
    expect(transportasi.toCard(item).facts.map(({ text }) => text)).toEqual(['7 orang', 'Manual']);
  });
  // spec: 9, Cards
  it('shows exactly three facilities without a rest', () => {
    expect(transportasi.toCard(item).labels).toEqual(['AC', 'Sopir', 'Audio']);
  });
});
