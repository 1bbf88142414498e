import { priceText } from '../prices';
import { tiket } from './tiket';
import fixture from './tiket.fixture.json';

const bare = { id: 7, name: 'Taman Lampion' };
const stockOf = (stock: unknown) => tiket.toCard(tiket.parseItem({ ...bare, stock })).stock;

describe('stock', () => {
  // spec: 2 Tickets, Stock line; 4, Stock
  it.each([[null], ['0'], [0], [-3], ['habis'], [{}]])("is 'Stok Habis' for %j", (stock) => {
    expect(stockOf(stock)).toEqual({ text: 'Stok Habis', out: true });
  });
  // spec: 4, Stock
  it("is 'Stok: N' above 0", () => expect(stockOf('12')).toEqual({ text: 'Stok: 12', out: false }));
});

describe('a ticket without details', () => {
  // spec: 2 Tickets, Cards
  it('shows no rating on its card', () => expect(tiket.toCard(tiket.parseItem(bare)).rating).toBeNull());
  // spec: 3, Ticket
  it('counts as rated 4.5 on its own page', () => expect(tiket.parseDetail(bare).rating).toBe(4.5));
  // spec: 3, Ticket; 9, Defaults
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

  // spec: 9, Units
  it("is priced 'per tiket'", () => expect(priceText(item.price)).toBe('Rp 75.000 per tiket'));
  it('links by id when it has no slug', () => expect(tiket.toCard(item).href).toBe('/tiket/1'));
  // spec: 2 Tickets, Cards
  it('says place and date', () => {
    expect(tiket.toCard(item).facts.map(({ text }) => text)).toEqual([
      'Stasiun Bandung',
      'Sabtu, 13 Juni 2026',
    ]);
  });
  // spec: 3, Ticket
  it('falls back from name to title', () =>
    expect(tiket.parseItem({ id: 1, title: 'Judul' }).title).toBe('Judul'));
  // spec: 2 Tickets, Cards
  it('shows a rating that it has', () => {
    expect(tiket.toCard(tiket.parseItem({ ...bare, rating: '4.25' })).rating).toBe('4.3');
  });
});

describe('a ticket whose day is over', () => {
  const cardAt = (moment: string, event_date: string | null) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
    return tiket.toCard(tiket.parseItem({ ...bare, price: 50_000, stock: 10, event_date }));
  };
  afterEach(() => jest.restoreAllMocks());

  it('says so, and has no price that anyone could still pay', () =>
    expect(cardAt('2026-11-02T00:00:00+07:00', '2026-11-01')).toMatchObject({
      past: 'Sudah berlangsung',
      price: null,
    }));
  it('is still to come on its day', () =>
    expect(cardAt('2026-11-01T23:59:59+07:00', '2026-11-01')).toMatchObject({ past: null }));
  it('sinks in its list', () =>
    expect(
      tiket.isOver?.(
        { startsAt: Date.parse('2026-11-01T00:00:00+07:00') },
        Date.parse('2026-11-02T00:00:00+07:00'),
      ),
    ).toBe(true));
  it('is none that has no date', () =>
    expect(cardAt('2099-01-01T00:00:00Z', null)).toMatchObject({ past: null }));
});

it.each([[0], ['0.00'], [null]])('has no price where %j is given for one', (price) =>
  expect(tiket.parseItem({ ...bare, price })).toMatchObject({ price: null, priceAmount: null }),
);
