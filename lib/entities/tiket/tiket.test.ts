/** @jest-environment node */
import { priceText } from '../prices';
import { tiket } from './tiket';
import fixture from './tiket.fixture.json';

const bare = { id: 7, name: 'Taman Lampion' };
const stockOf = (stock: unknown) => tiket.toCard(tiket.parseItem({ ...bare, stock })).stock;

describe('stock', () => {
  it.each([[null], ['0'], [0], [-3], ['habis'], [{}]])("is 'Stok Habis' for %j", (stock) => {
    expect(stockOf(stock)).toEqual({ text: 'Stok Habis', out: true });
  });
  it("is 'Stok: N' above 0", () => expect(stockOf('12')).toEqual({ text: 'Stok: 12', out: false }));
});

describe('a ticket without details', () => {
  it('shows no rating on its card', () => expect(tiket.toCard(tiket.parseItem(bare)).rating).toBeNull());
  it('counts as rated 4.5 on its own page', () => expect(tiket.parseDetail(bare).rating).toBe(4.5));
  it.each([[undefined], [null], ['0'], ['x']])('is for one person when the capacity is %j', (capacity) => {
    expect(tiket.parseDetail({ ...bare, capacity }).capacity).toBe(1);
  });
  it('has no facts', () => expect(tiket.toCard(tiket.parseItem(bare)).facts).toEqual([]));
  it('has an empty description, for which the page has its own text', () => {
    expect(tiket.parseDetail(bare).descriptionHtml).toBe('');
  });
});

describe('a ticket', () => {
  const item = tiket.parseDetail(fixture.detail.data);

  it("is priced 'per tiket'", () => expect(priceText(item.price)).toBe('Rp 75.000 per tiket'));
  it('links by id when it has no slug', () => expect(tiket.toCard(item).href).toBe('/tiket/1'));
  it('says place and date', () => {
    expect(tiket.toCard(item).facts.map(({ text }) => text)).toEqual([
      'Stasiun Bandung',
      'Sabtu, 13 Juni 2026',
    ]);
  });
  it('falls back from name to title', () =>
    expect(tiket.parseItem({ id: 1, title: 'Judul' }).title).toBe('Judul'));
  it('shows a rating that it has', () => {
    expect(tiket.toCard(tiket.parseItem({ ...bare, rating: '4.25' })).rating).toBe('4.3');
  });
});
