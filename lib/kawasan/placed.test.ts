import type * as Pins from './pins';
import { placePins } from './pins';
import { placeOnce } from './placed';
import { sheetsOf } from './sheets';

jest.mock('./pins', () => {
  const actual = jest.requireActual<typeof Pins>('./pins');
  return { ...actual, placePins: jest.fn(actual.placePins) };
});

const sheets = sheetsOf('kota-bandung')!;
const ROOM = { px: 270, size: 20 };
const place = (index: number) => ({ lat: -6.88 - (index % 7) * 0.01, lon: 107.56 + (index % 11) * 0.01 });
const forty = Array.from({ length: 40 }, (_, index) => place(index));
const placedOf = (positions: readonly { lat: number; lon: number; size?: number }[]) =>
  placeOnce(positions, sheets, 'pocket', ROOM);
/** Every place with its pin, whatever the order. */
const pairs = (positions: typeof forty) =>
  positions.map((one, index) => JSON.stringify([one, placedOf(positions)[index]])).toSorted();

beforeEach(() => jest.mocked(placePins).mockClear());

test('placeOnce gives each place its own pin in any order of places, and places them once', () => {
  const first = pairs(forty);
  const orders = [
    forty.toReversed(),
    forty.toSorted((a, b) => a.lon - b.lon),
    [...forty.slice(7), ...forty.slice(0, 7)],
  ];
  for (const order of orders) expect(pairs(order)).toEqual(first);
  expect(placePins).toHaveBeenCalledTimes(1);
});

test('placeOnce gives the edge mark to the place that lies beyond the sheet', () => {
  const beyond = { lat: -7.4985, lon: 107.385 };
  const edges = placedOf([place(3), beyond, place(4)]).map(({ edge }) => edge !== null);
  expect(edges).toEqual([false, true, false]);
});

test('placeOnce gives two items at one place two pins', () => {
  const [a, b] = placedOf([place(0), place(0)]);
  expect([a?.ax, a?.ay]).toEqual([b?.ax, b?.ay]);
  expect([a?.x, a?.y]).not.toEqual([b?.x, b?.y]);
});

test('placeOnce caches pins separately by their size, sheet and room', () => {
  placedOf([place(1)]);
  placedOf([{ ...place(1), size: 44 }]);
  placeOnce([place(1)], sheets, 'wide', ROOM);
  placeOnce([place(1)], sheets, 'pocket', { ...ROOM, px: 300 });
  placedOf([place(1)]);
  expect(placePins).toHaveBeenCalledTimes(4);
});

test('placeOnce is empty for no places', () => expect(placedOf([])).toEqual([]));

test('placeOnce still has pins in its cache after five hundred others', () => {
  placedOf([place(2)]);
  for (let index = 0; index < 500; index += 1) placedOf([{ lat: -6.9, lon: 107.6 + index / 10_000 }]);
  jest.mocked(placePins).mockClear();
  placedOf([place(2)]);
  expect(placePins).not.toHaveBeenCalled();
});
