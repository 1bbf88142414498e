import { priceText } from '../prices';
import { event, nearestFirst, toHomeCard } from './event';
import fixture from './event.fixture.json';

describe('an event without details', () => {
  const item = event.parseDetail({ id: 7, title: 'Malam Angklung' });
  const card = event.toCard(item);

  // spec: 3, Event
  test("an event without a category is in 'Event'", () => expect(item.category).toBe('Event'));
  // spec: 2 Events, Cards
  test('an event card says that date and place are not decided when they are missing', () => {
    expect(card.facts.map(({ text }) => text)).toEqual([
      'Tanggal belum ditentukan',
      'Lokasi belum ditentukan',
    ]);
  });
  test('an event shows no capacity of 0', () => {
    const unset = event.parseItem({ id: 7, title: 'Malam Angklung', capacity: 0 });
    expect(event.toCard(unset).facts).toEqual(card.facts);
  });
  // spec: 3, Event's place
  test("a home card of an event without a place shows 'Bandung'", () => {
    expect(toHomeCard(item).facts.at(-1)?.text).toBe('Bandung');
  });
  test('an event without a date has no calendar leaf', () => expect(card.leaf).toBeNull());
  // spec: 3, Event
  test('an event without a rating has the rating 4.5 on its own page', () => expect(item.rating).toBe(4.5));
  test.each([[0], ['0.00'], ['7.5'], [-1], ['bagus']])('an event has no rating when %j is given', (rating) =>
    expect(event.parseDetail({ id: 7, title: 'Malam Angklung', rating }).rating).toBeNull(),
  );
  test.each([[0], ['0.00'], ['Rp 0'], [null]])('an event has no price when %j is given', (price) => {
    const free = event.parseDetail({ id: 7, title: 'Malam Angklung', price });
    expect([free.price, free.priceAmount, event.toCard(free).price]).toEqual([null, null, null]);
  });
  test('an event with an impossible date shows the date as not decided', () => {
    expect(event.parseItem({ id: 1, title: 'a', event_date: '0000-00-00 00:00:00' }).dateText).toBe(
      'Tanggal belum ditentukan',
    );
  });
});

describe('an event', () => {
  const item = event.parseDetail(fixture.detail.data);
  const card = event.toCard(item);

  // spec: 9, Prices
  test("an event is priced with the prefix 'Start From :'", () =>
    expect(item.price).toEqual({ prefix: 'Start From :', amount: 'Rp 150.000', suffix: '' }));

  test("an event's price reads 'mulai Rp …' inside a sentence", () =>
    expect(priceText(item.price)).toBe('mulai Rp 150.000'));
  // spec: 2 Events, Cards
  test('an event card shows date, place and capacity', () => {
    expect(card.facts.map(({ text }) => text)).toEqual([
      'Sabtu, 13 Juni 2026',
      'Gasibu',
      'Kapasitas: 500 Orang',
    ]);
  });
  test('an event with a time has its start and hour in Jakarta time', () =>
    expect(event.parseItem({ id: 1, title: 'a', tanggal_mulai: '2026-06-13 08:30:00' }).start).toMatchObject({
      iso: '2026-06-13T08:30:00+07:00',
      hour: '08.30 WIB',
    }));
  test('an event with a date alone has no hour', () =>
    expect(event.parseItem({ id: 1, title: 'a', event_date: '2026-06-13' }).start).toMatchObject({
      iso: '2026-06-13',
      hour: null,
    }));
  test('an event card has a calendar leaf with day and month', () =>
    expect(card.leaf).toEqual({ day: '13', month: 'Jun 2026' }));
  test('an event card shows no rating', () => expect(card.rating).toBeNull());
});

describe('nearestFirst', () => {
  const make = (id: string, event_date: string | null, created_at: string | null) =>
    event.parseItem({ id, title: id, event_date, created_at });
  const now = Date.parse('2026-06-10T00:00:00Z');
  const order = (...items: ReturnType<typeof make>[]) => nearestFirst(items, now).map(({ key }) => key);

  test('nearestFirst is empty for no events', () => expect(order()).toEqual([]));
  // spec: 2 Home, Nearest events
  test('nearestFirst puts upcoming events first, soonest first', () => {
    expect(
      order(
        make('far', '2026-08-01', null),
        make('past', '2026-06-01', null),
        make('soon', '2026-06-11', null),
      ),
    ).toEqual(['soon', 'far', 'past']);
  });
  test('nearestFirst puts the rest newest first, events without a creation date last', () => {
    const items = [
      make('unknown', null, null),
      make('old', null, '2025-01-01'),
      make('new', '2026-01-01', '2026-01-01'),
    ];
    expect(order(...items)).toEqual(['new', 'old', 'unknown']);
  });
  test('nearestFirst counts an event that starts now as upcoming', () => {
    expect(
      order(make('past', '2026-06-09', '2026-06-09'), make('now', '2026-06-10T00:00:00Z', null)),
    ).toEqual(['now', 'past']);
  });
  // spec: 2 Home, Nearest events
  test.each(['00:00:00', '00:30:00', '12:00:00', '23:30:00', '23:59:59'])(
    'nearestFirst counts an event as upcoming at %s WIB on its own day, whatever its start',
    (hour) => {
      const at = Date.parse(`2026-11-22T${hour}+07:00`);
      const items = [
        make('yesterday', '2026-11-21 23:30:00', '2026-11-21'),
        make('next', '2026-11-23', null),
        make('late', '2026-11-22 23:30:00', null),
        make('early', '2026-11-22T00:30:00+07:00', null),
        make('column', '2026-11-22T00:00:00.000000Z', null),
        make('day', '2026-11-22', null),
      ];
      const order = nearestFirst(items, at).map(({ key }) => key);
      expect(order).toEqual(['day', 'early', 'column', 'late', 'next', 'yesterday']);
    },
  );
  test("nearestFirst keeps the API's order of ties", () => {
    expect(order(make('b', '2026-07-01', null), make('a', '2026-07-01', null))).toEqual(['b', 'a']);
  });
});

describe('an event of several days', () => {
  const item = event.parseDetail({ id: 1, title: 'Pasar Seni', event_date: '5-7 Desember 2026' });
  const at = (moment: string) => Date.parse(`${moment}+07:00`);

  test('an event of several days shows the range of its days', () =>
    expect(item.dateText).toBe('5–7 Desember 2026'));
  test('an event of several days has a calendar leaf of its first day, and all days in words', () =>
    expect(event.toCard(item)).toMatchObject({
      leaf: { day: '5', month: 'Des 2026' },
      days: '5–7 Desember 2026',
    }));
  test('an event of several days is over once its last day has passed', () => {
    expect(event.isOver?.(item, at('2026-12-07T23:59:59'))).toBe(false);
    expect(event.isOver?.(item, at('2026-12-08T00:00:00'))).toBe(true);
  });
});

describe('a past event', () => {
  const cardAt = (moment: string, event_date: string | null) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
    return event.toCard(event.parseItem({ id: 1, title: 'Bazar', price: 50_000, event_date }));
  };
  afterEach(() => jest.restoreAllMocks());

  test("the card of a past event is marked 'Sudah berlangsung' and has no price", () => {
    expect(cardAt('2026-11-23T00:00:00+07:00', '2026-11-22 09:00:00')).toMatchObject({
      past: 'Sudah berlangsung',
      price: null,
    });
  });
  test.each(['2026-11-22T00:00:00+07:00', '2026-11-22T23:59:59+07:00'])(
    'an event card is not marked as past, and has its price, at %s on its day',
    (moment) => {
      const card = cardAt(moment, '2026-11-22 09:00:00');
      expect(card.past).toBeNull();
      expect(card.price?.amount).toBe('Rp 50.000');
    },
  );
  test('an event without a date is never marked as past', () =>
    expect(cardAt('2099-01-01T00:00:00Z', null).past).toBeNull());
});
