import { priceText } from '../prices';
import { atraksi } from './atraksi';
import fixture from './atraksi.fixture.json';
import { processWide } from '../../base/process-wide.mjs';

const bare = { id: 7, title: 'Braga Malam' };

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(processWide, { loggedOnce: undefined });
});
afterEach(() => warn.mockRestore());

describe('an attraction without details', () => {
  // spec: 9, Price of an attraction
  test.each([[undefined], [null], [''], [' '], [0], ['0'], ['0.00'], ['gratis'], ['Gratis'], ['GRATIS']])(
    "an attraction is 'Gratis' at the price %j, without a warning",
    (price) => {
      const item = atraksi.parseItem({ ...bare, price });
      expect([item.price?.amount, atraksi.toCard(item).price?.amount]).toEqual(['Gratis', 'Gratis']);
      expect(warn).not.toHaveBeenCalled();
    },
  );
  // spec: 9, Price of an attraction
  test.each([['abc'], [-1], [{ jumlah: 5 }], [1e12], ['1e6'], ['tanya admin']])(
    'an attraction at the unreadable price %j has no price, which is logged once',
    (price) => {
      const [item, detail] = [atraksi.parseItem({ ...bare, price }), atraksi.parseDetail({ ...bare, price })];
      expect([item.price, item.priceAmount, atraksi.toCard(item).price, detail.price]).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect([atraksi.orderMessage?.(detail), atraksi.describe(detail)].join()).not.toMatch(
        /Rp|gratis|harga/i,
      );
      expect(warn.mock.calls).toEqual([['value unreadable kind="atraksi" id="7" field="price"']]);
    },
  );
  // spec: 9, Price of an attraction
  test.each([['Rp 150.000'], ['150.000'], ['150,000'], ['Rp150.000,00'], ['150000.00']])(
    "an attraction with the price %j costs 'Rp 150.000 per orang'",
    (price) => expect(priceText(atraksi.parseItem({ ...bare, price }).price)).toBe('Rp 150.000 per orang'),
  );
  test('an attraction distinguishes an unknown price from a price of 0', () => {
    expect([null, '0'].map((price) => atraksi.parseItem({ ...bare, price }).priceAmount)).toEqual([null, 0]);
  });
  // spec: 3, Attraction
  test('an attraction without a rating shows none on its card', () =>
    expect(atraksi.toCard(atraksi.parseItem(bare)).rating).toBeNull());
  // spec: 3, Attraction
  test('an attraction without a rating has the rating 4.5 on its own page', () =>
    expect(atraksi.parseDetail(bare).rating).toBe(4.5));
  test('an attraction without a place has the place null', () =>
    expect(atraksi.parseItem(bare).place).toBeNull());
});

describe('an attraction', () => {
  const item = atraksi.parseDetail(fixture.detail.data);

  test('an attraction is priced per person', () => expect(priceText(item.price)).toBe('Rp 5.000 per orang'));
  test('an attraction card links to /attraction', () =>
    expect(atraksi.toCard(item).href).toBe('/attraction/museum-geologi'));
  test('the summary of an attraction has no markup', () => {
    expect(item.summary).toBe('Kabut turun pelan di antara pinus & kebun teh. Datanglah pagi.');
  });
});
