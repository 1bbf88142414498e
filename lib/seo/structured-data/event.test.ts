import { event } from '../../entities/event/event';
import { eventNode } from './event';

const NOW = Date.parse('2026-06-13T12:00:00+07:00');
const raw = {
  id: 1,
  title: 'Malam Angklung',
  category: 'Komunitas',
  price: 60000,
  event_date: '2026-07-01 18:30:00',
  location: 'Dago Tea House, Kota Bandung',
};
const node = (changes: object = {}) =>
  JSON.parse(JSON.stringify(eventNode(event.parseDetail({ ...raw, ...changes }), NOW))) as Record<
    string,
    unknown
  >;

test.each([
  ['no date', { event_date: null }],
  ['no place', { location: null }],
  ['a city for a place', { location: 'Kota Bandung' }],
  ['the category Wedding', { category: ' wedding ' }],
  ['the category Graduation', { category: 'Graduation' }],
  ['the category Family Gathering', { category: 'Family Gathering' }],
  ['a category that nobody knows', { category: 'Arisan' }],
  ['no category', { category: null }],
])('eventNode is a Service with %s', (_, changes) => expect(node(changes)['@type']).toBe('Service'));
test('eventNode has no offer without a price', () =>
  expect(node({ price: null })).not.toHaveProperty('offers'));
test('eventNode has a start date without a time when its time is midnight', () =>
  expect(node({ event_date: '2026-07-01 00:00:00' }).startDate).toBe('2026-07-01'));
test('eventNode has an end date only when it lasts several days', () => {
  expect(node({ event_date: '30 Juni - 2 Juli 2026' })).toMatchObject({
    startDate: '2026-06-30',
    endDate: '2026-07-02',
  });
  expect(node()).not.toHaveProperty('endDate');
});
test.each([['2026-06-12'], ['2026-06-12 23:59:00']])(
  'eventNode keeps its date and loses its offer after %s',
  (event_date) => {
    expect(node({ event_date })).toMatchObject({
      startDate: expect.stringContaining(event_date.slice(0, 10)),
    });
    expect(node({ event_date })).not.toHaveProperty('offers');
  },
);
test.each([['2026-06-13'], ['2026-06-13 00:01:00'], ['2026-06-13 12:01:00']])(
  'eventNode has an offer until the end of %s',
  (event_date) => expect(node({ event_date })).toHaveProperty('offers'),
);
test('eventNode has an address but no venue name when its location is a street', () =>
  expect(node({ location: 'Jl. Braga No. 1, Bandung' }).location).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', streetAddress: 'Jl. Braga No. 1, Bandung', addressCountry: 'ID' },
  }));
test('eventNode is an Event with a date, a venue and an offer when all are known', () =>
  expect(node()).toMatchObject({
    '@type': 'Event',
    startDate: '2026-07-01T18:30:00+07:00',
    location: { name: 'Dago Tea House', address: { streetAddress: 'Dago Tea House, Kota Bandung' } },
    offers: { price: 60000 },
  }));
