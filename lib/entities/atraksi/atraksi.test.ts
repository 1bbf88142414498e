/** @jest-environment node */
import { priceText } from '../prices';
import { atraksi } from './atraksi';
import fixture from './atraksi.fixture.json';

const bare = { id: 7, title: 'Braga Malam' };

describe('an attraction without details', () => {
  it.each([[undefined], [null], ['0.00'], ['abc'], [-1]])("is 'Gratis' at the price %j", (price) => {
    expect(priceText(atraksi.parseItem({ ...bare, price }).price)).toBe('Gratis');
  });
  it('knows an unknown price from a price of 0', () => {
    expect([null, '0'].map((price) => atraksi.parseItem({ ...bare, price }).priceAmount)).toEqual([null, 0]);
  });
  it('shows no rating on its card', () => expect(atraksi.toCard(atraksi.parseItem(bare)).rating).toBeNull());
  it('counts as rated 4.5 on its own page', () => expect(atraksi.parseDetail(bare).rating).toBe(4.5));
  it('has no place', () => expect(atraksi.parseItem(bare).place).toBeNull());
});

describe('an attraction', () => {
  const item = atraksi.parseDetail(fixture.detail.data);

  it('is priced per person', () => expect(priceText(item.price)).toBe('Rp 5.000 per orang'));
  it('links to /attraction', () => expect(atraksi.toCard(item).href).toBe('/attraction/museum-geologi'));
  it('sums its text up without markup', () => {
    expect(item.summary).toBe('Kabut turun pelan di antara pinus & kebun teh. Datanglah pagi.');
  });
});
