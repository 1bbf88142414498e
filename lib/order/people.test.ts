import type { Kind } from '../entities/kinds';
import { offerOf, refusal } from './offer';
import { estimate } from './order';
import { priceFor, totalText, type Shared } from './people';

const item = (over: Partial<Shared> = {}): Shared => ({
  ...{ key: 'kawah', startsAt: null, amount: 985_000, unit: 'orang', minPeople: 4 },
  ...over,
});

describe('an unknown price for people', () => {
  test.each<[string, Kind, Partial<Shared>]>([
    ['without a price', 'paket', { amount: null }],
    ['where nobody says what the price is for', 'paket', { unit: null }],
    ['where the unit says nothing', 'paket', { unit: 'paket hemat' }],
    ['for a jeep, of which nobody knows how many it takes', 'paket', { unit: 'jip' }],
    ['for a room', 'akomodasi', { unit: null }],
    ['for an event, whose price is for all of it', 'event', {}],
    ['for what takes no order', 'restoran', {}],
    ['at an attraction with an unreadable price', 'atraksi', { amount: null, minPeople: null }],
  ])('priceFor is null and totalText empty %s', (_why, kind, over) => {
    expect(priceFor(kind, item(over), 4)).toBeNull();
    expect(totalText(kind, item(over), 4)).toBeFalsy();
  });
  test('priceFor is null below the minimum of people, and totalText names that minimum and its price', () => {
    expect(priceFor('paket', item({ minPeople: 6 }), 4)).toBeNull();
    expect(totalText('paket', item({ minPeople: 6 }), 4)).toBe('Minimal 6 orang: Rp 5.910.000');
    expect(totalText('paket', item({ minPeople: 6, amount: null }), 4)).toBe('Minimal 6 orang');
  });
});

describe('a known price for people', () => {
  test.each([
    ['orang', 4, 3_940_000],
    ['siswa', 5, 4_925_000],
    ['orang', 20, 19_700_000],
  ])('priceFor multiplies the price of one %s by %i', (unit, people, sum) => {
    expect(priceFor('paket', item({ unit }), people)).toBe(sum);
  });
  test('totalText names the total and the number of people', () =>
    expect(totalText('destinasi', item(), 4)).toBe('Rp 3.940.000 untuk 4 orang'));
  test('priceFor of a whole group is its price, and totalText adds at most the minimum of people', () => {
    expect(priceFor('paket', item({ unit: 'rombongan' }), 4)).toBe(985_000);
    expect(totalText('paket', item({ unit: 'rombongan' }), 4)).toBeFalsy();
    expect(totalText('paket', item({ unit: 'rombongan', minPeople: 10 }), 4)).toBe('Minimal 10 orang');
  });
  test('priceFor is 0 for a free item, and totalText is empty', () => {
    const free = item({ amount: 0, minPeople: null });
    expect(priceFor('atraksi', free, 4)).toBe(0);
    expect(totalText('atraksi', free, 4)).toBeFalsy();
  });
  test('priceFor is the estimate of an order for as many people, and null when that is refused', () => {
    for (const minPeople of [null, 1, 4, 30])
      for (const people of [1, 4, 20]) {
        const offer = offerOf('paket', { key: 'a', priceAmount: 985_000, priceUnit: 'orang', minPeople })!;
        const isTaken = refusal(offer, people, null) === null;
        const sum = isTaken ? estimate(offer, { number: people, days: null }) : null;
        expect(priceFor('paket', item({ minPeople }), people)).toBe(sum);
      }
  });
});
