import { tiket } from '../../entities/tiket/tiket';
import { ticketNode } from './tiket';

const NOW = Date.parse('2026-06-13T12:00:00+07:00');
const raw = { id: 7, name: 'Trans Studio', price: '280000.00', stock: 3, image: 'a.jpg' };
const node = (changes: object = {}) => ticketNode(tiket.parseDetail({ ...raw, ...changes }), NOW);

test('ticketNode is null without a price', () => expect(node({ price: null })).toBeNull());
test('ticketNode is null without a picture', () => expect(node({ image: null })).toBeNull());
test('ticketNode is null when its day is over', () =>
  expect(node({ event_date: '2026-06-12 20:00:00' })).toBeNull());
test.each([[0], ['0'], [null]])('ticketNode is sold out with a stock of %j', (stock) =>
  expect(node({ stock })?.offers).toMatchObject({ availability: 'https://schema.org/SoldOut' }),
);
test('ticketNode is a Product in stock on its day', () =>
  expect(node({ event_date: '2026-06-13 08:00:00' })).toMatchObject({
    '@type': 'Product',
    url: 'http://localhost:3000/tiket/7',
    offers: { price: 280000, availability: 'https://schema.org/InStock' },
  }));
