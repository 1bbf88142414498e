import { priceText } from '../prices';
import { akomodasi } from './akomodasi';
import fixture from './akomodasi.fixture.json';

describe('accommodation without details', () => {
  const item = akomodasi.parseItem({ id: 7, judul: 'Pondok' });

  // spec: 3, Accommodation
  it("has the category 'Hotel'", () => expect(item.category).toBe('Hotel'));
  it('counts as rated 4.5 and lying in Bandung', () =>
    expect([item.rating, item.place]).toEqual([4.5, 'Bandung']));
  it('says nothing of rooms it does not know', () => expect(akomodasi.toCard(item).facts).toEqual([]));
  it('has no facilities', () => expect(akomodasi.toCard(item).labels).toEqual([]));
});

describe('accommodation', () => {
  const item = akomodasi.parseDetail(fixture.detail.data);

  // spec: 9, Prices of a stay and a ride
  it('is priced per night', () => expect(priceText(item.price)).toBe('Rp 350.000/malam'));
  // spec: 3, Accommodation
  it('drops empty facilities', () => expect(item.facilities).toEqual(['Wifi', 'Sarapan', 'Parkir', 'Kolam']));
  // spec: 9, Cards
  it("shows three facilities, then '+N lainnya'", () => {
    expect(akomodasi.toCard(item).labels).toEqual(['Wifi', 'Sarapan', 'Parkir', '+1 lainnya']);
  });
  // spec: 3, Accommodation
  it('says how many rooms are free', () =>
    expect(akomodasi.toCard(item).facts[0]?.text).toBe('12 kamar tersedia'));
  it('says for how many people a room is, before the rooms', () => {
    const known = akomodasi.parseItem({ id: 1, judul: 'a', kapasitas: '2', kamar_tersedia: 3 });
    expect(akomodasi.toCard(known).facts.map(({ text }) => text)).toEqual([
      'untuk 2 orang',
      '3 kamar tersedia',
    ]);
    const unknown = akomodasi.parseItem({ id: 1, judul: 'a', kapasitas: '0' });
    expect(akomodasi.toCard(unknown).facts).toEqual([]);
  });
  it('says so when no room is free', () => {
    const full = akomodasi.parseItem({ id: 1, judul: 'a', kamar_tersedia: '0' });
    expect(akomodasi.toCard(full).facts[0]?.text).toBe('0 kamar tersedia');
  });
  it('takes a price of 0 as a price', () => {
    expect(priceText(akomodasi.parseItem({ id: 1, judul: 'a', harga: '0.00' }).price)).toBe('Rp 0/malam');
  });
});
