import { priceText } from '../prices';
import { tiket } from './tiket';
import fixture from './tiket.fixture.json';

const bare = { id: 7, name: 'Taman Lampion' };
const stockOf = (stock: unknown) => tiket.toCard(tiket.parseItem({ ...bare, stock })).stock;

describe('stock', () => {
  // spec: 2 Tickets, Stock line; 4, Stock
  test.each([[null], ['0'], [0], [-3], ['habis'], [{}]])(
    "a ticket card shows 'Stok Habis' for the stock %j",
    (stock) => {
      expect(stockOf(stock)).toEqual({ text: 'Stok Habis', out: true });
    },
  );
  // spec: 4, Stock
  test("a ticket card shows 'Stok: N' when the stock is above 0", () =>
    expect(stockOf('12')).toEqual({ text: 'Stok: 12', out: false }));
});

describe('a ticket without details', () => {
  // spec: 2 Tickets, Cards
  test('a ticket without a rating shows none on its card', () =>
    expect(tiket.toCard(tiket.parseItem(bare)).rating).toBeNull());
  // spec: 3, Ticket
  test('a ticket without a rating has the rating 4.5 on its own page', () =>
    expect(tiket.parseDetail(bare).rating).toBe(4.5));
  // spec: 3, Ticket; 9, Defaults
  test.each([[undefined], [null], ['0'], ['x']])(
    'a ticket is for one person when the capacity is %j',
    (capacity) => {
      expect(tiket.parseDetail({ ...bare, capacity }).capacity).toBe(1);
    },
  );
  test('a ticket without details has no facts on its card', () =>
    expect(tiket.toCard(tiket.parseItem(bare)).facts).toEqual([]));
  test('a ticket without a description has an empty description', () => {
    expect(tiket.parseDetail(bare).descriptionHtml).toBe('');
  });
});

describe('a ticket', () => {
  const item = tiket.parseDetail(fixture.detail.data);

  // spec: 9, Units
  test("a ticket is priced 'per tiket'", () => expect(priceText(item.price)).toBe('Rp 75.000 per tiket'));
  test('a ticket card without a slug links by id', () => expect(tiket.toCard(item).href).toBe('/tiket/1'));
  // spec: 2 Tickets, Cards
  test('a ticket card shows place and date', () => {
    expect(tiket.toCard(item).facts.map(({ text }) => text)).toEqual([
      'Stasiun Bandung',
      'Sabtu, 13 Juni 2026',
    ]);
  });
  // spec: 3, Ticket
  test("a ticket without a name takes its title from the field 'title'", () =>
    expect(tiket.parseItem({ id: 1, title: 'Judul' }).title).toBe('Judul'));
  // spec: 2 Tickets, Cards
  test('a ticket card shows a known rating rounded to one decimal', () => {
    expect(tiket.toCard(tiket.parseItem({ ...bare, rating: '4.25' })).rating).toBe('4.3');
  });
});

describe('a past ticket', () => {
  const cardAt = (moment: string, event_date: string | null) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
    return tiket.toCard(tiket.parseItem({ ...bare, price: 50_000, stock: 10, event_date }));
  };
  afterEach(() => jest.restoreAllMocks());

  test("the card of a past ticket is marked 'Sudah berlangsung' and has no price", () =>
    expect(cardAt('2026-11-02T00:00:00+07:00', '2026-11-01')).toMatchObject({
      past: 'Sudah berlangsung',
      price: null,
    }));
  test('a ticket is not marked as past on its own day', () =>
    expect(cardAt('2026-11-01T23:59:59+07:00', '2026-11-01')).toMatchObject({ past: null }));
  test('isOver is true for a ticket on the day after its date', () =>
    expect(
      tiket.isOver?.(
        { startsAt: Date.parse('2026-11-01T00:00:00+07:00') },
        Date.parse('2026-11-02T00:00:00+07:00'),
      ),
    ).toBe(true));
  test('a ticket without a date is never marked as past', () =>
    expect(cardAt('2099-01-01T00:00:00Z', null)).toMatchObject({ past: null }));
});

test.each([[0], ['0.00'], [null]])('a ticket has no price when %j is given', (price) =>
  expect(tiket.parseItem({ ...bare, price })).toMatchObject({ price: null, priceAmount: null }),
);
