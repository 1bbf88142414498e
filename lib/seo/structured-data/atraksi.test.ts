import { atraksi } from '../../entities/atraksi/atraksi';
import { attractionNode } from './atraksi';

const node = (changes: object = {}) =>
  JSON.parse(
    JSON.stringify(attractionNode(atraksi.parseDetail({ id: 1, title: 'Pasar', ...changes }))),
  ) as object;

test.each([[null], ['gratis'], [25000]])('attractionNode is not marked as free at the price %j', (price) =>
  expect(node({ price })).not.toHaveProperty('isAccessibleForFree'),
);
test('attractionNode has no offer, even with a price', () =>
  expect(node({ price: 25000 })).not.toHaveProperty('offers'));
test.each([[null], ['Kota Bandung']])('attractionNode has no address at the location %j', (location) =>
  expect(node({ location })).not.toHaveProperty('address'),
);
test('attractionNode is marked as free at an explicit price of 0', () =>
  expect(node({ price: '0.00' })).toMatchObject({ isAccessibleForFree: true }));
