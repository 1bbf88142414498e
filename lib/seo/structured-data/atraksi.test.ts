import { atraksi } from '../../entities/atraksi/atraksi';
import { attractionNode } from './atraksi';

const node = (changes: object = {}) =>
  JSON.parse(
    JSON.stringify(attractionNode(atraksi.parseDetail({ id: 1, title: 'Pasar', ...changes }))),
  ) as object;

it.each([[null], ['gratis'], [25000]])('is not known to be free at the price %j', (price) =>
  expect(node({ price })).not.toHaveProperty('isAccessibleForFree'),
);
it('never has an offer', () => expect(node({ price: 25000 })).not.toHaveProperty('offers'));
it.each([[null], ['Kota Bandung']])('has no address at %j', (location) =>
  expect(node({ location })).not.toHaveProperty('address'),
);
it('is free at an explicit 0', () =>
  expect(node({ price: '0.00' })).toMatchObject({ isAccessibleForFree: true }));
