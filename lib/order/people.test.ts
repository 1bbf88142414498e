import type { Kind } from '../entities/kinds';
import { offerOf, refusal } from './offer';
import { estimate } from './order';
import { priceFor, totalText, type Shared } from './people';

const item = (over: Partial<Shared> = {}): Shared => ({
  ...{ key: 'kawah', startsAt: null, amount: 985_000, unit: 'orang', minPeople: 4 },
  ...over,
});

describe('what people pay is not known', () => {
  it.each<[string, Kind, Partial<Shared>]>([
    ['without a price', 'paket', { amount: null }],
    ['where nobody says what the price is for', 'paket', { unit: null }],
    ['where the unit says nothing', 'paket', { unit: 'paket hemat' }],
    ['for a jeep, of which nobody knows how many it takes', 'paket', { unit: 'jip' }],
    ['for a room', 'akomodasi', { unit: null }],
    ['for an event, whose price is for all of it', 'event', {}],
    ['for what takes no order', 'restoran', {}],
    ['at an attraction with an unreadable price', 'atraksi', { amount: null, minPeople: null }],
  ])('%s', (_why, kind, over) => {
    expect(priceFor(kind, item(over), 4)).toBeNull();
    expect(totalText(kind, item(over), 4)).toBeFalsy();
  });
  it('for fewer than can be ordered; then it says for how many it is', () => {
    expect(priceFor('paket', item({ minPeople: 6 }), 4)).toBeNull();
    expect(totalText('paket', item({ minPeople: 6 }), 4)).toBe('Minimal 6 orang: Rp 5.910.000');
    expect(totalText('paket', item({ minPeople: 6, amount: null }), 4)).toBe('Minimal 6 orang');
  });
});

describe('what people pay', () => {
  it.each([
    ['orang', 4, 3_940_000],
    ['siswa', 5, 4_925_000],
    ['orang', 20, 19_700_000],
  ])('is the price of one %s times %i', (unit, people, sum) => {
    expect(priceFor('paket', item({ unit }), people)).toBe(sum);
  });
  it('is said with their number', () =>
    expect(totalText('destinasi', item(), 4)).toBe('Rp 3.940.000 untuk 4 orang'));
  it('is one price for all of a group, which its card shows already', () => {
    expect(priceFor('paket', item({ unit: 'rombongan' }), 4)).toBe(985_000);
    expect(totalText('paket', item({ unit: 'rombongan' }), 4)).toBeFalsy();
    expect(totalText('paket', item({ unit: 'rombongan', minPeople: 10 }), 4)).toBe('Minimal 10 orang');
  });
  it('is nothing where one pays nothing, and nothing is said', () => {
    const free = item({ amount: 0, minPeople: null });
    expect(priceFor('atraksi', free, 4)).toBe(0);
    expect(totalText('atraksi', free, 4)).toBeFalsy();
  });
  it('is the estimate of an order of so many, and is known wherever that is taken', () => {
    for (const minPeople of [null, 1, 4, 30])
      for (const people of [1, 4, 20]) {
        const offer = offerOf('paket', { key: 'a', priceAmount: 985_000, priceUnit: 'orang', minPeople })!;
        const isTaken = refusal(offer, people, null) === null;
        const sum = isTaken ? estimate(offer, { number: people, days: null }) : null;
        expect(priceFor('paket', item({ minPeople }), people)).toBe(sum);
      }
  });
});
