import { groupPlaces, placePins, type PlacedPin } from './pins';
import { isOnSheet, sheetsOf, type Sheet } from './sheets';

const sheet = (name: string) => sheetsOf(name)!;

/**
 * The distances between all pins of a sheet that is `px` wide, in pixels: side by side or one above the
 * other.
 */
function gaps(placed: PlacedPin[], { width, height }: Sheet, px: number): number[] {
  const unit = px / 100;
  return placed.flatMap((a, index) =>
    placed
      .slice(0, index)
      .map((b) => Math.max(Math.abs(a.x - b.x) * unit, (Math.abs(a.y - b.y) * unit * height) / width)),
  );
}

describe('forty-five pins in the heart of the city on a phone', () => {
  const crowd = Array.from({ length: 45 }, (_, k) => ({
    lat: -6.9 - (k % 7) * 0.0035,
    lon: 107.6 + ((k * 3) % 8) * 0.003,
  }));
  const core = sheet('kota-bandung-pusat');
  const placed = placePins(crowd, core.pocket, { px: 336, size: 26 });

  test('forty-five pins in the city centre are at least 24 px apart on a phone of 320 px', () => {
    expect(Math.min(...gaps(placed, core.pocket, 320 - 16))).toBeGreaterThanOrEqual(24);
  });
  // spec: 10, Wall maps
  test('forty-five pins in the city centre all stand on the sheet', () => {
    for (const { x, y } of placed) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
  });
  test('placePins returns the same pins each time for the same places', () => {
    expect(placePins(crowd, core.pocket, { px: 336, size: 26 })).toEqual(placed);
  });
  test('placePins marks some of forty-five crowded pins as far from their places', () => {
    expect(placed.some(({ isFar }) => isFar)).toBe(true);
  });
});

test('a single pin stands within 6 percent of the sheet from its place', () => {
  const [one] = placePins([{ lat: -6.9, lon: 107.6 }], sheet('kota-bandung').wide, { px: 560, size: 28 });
  expect(Math.hypot(one!.x - one!.ax, one!.y - one!.ay)).toBeLessThan(6);
});

test('a pin for a place beyond the sheet stands at its edge and names that edge', () => {
  const { wide } = sheet('bandung-raya');
  const [jayanti, east, centre] = placePins(
    [
      { lat: -7.4985, lon: 107.385 },
      { lat: -6.9, lon: 108.4 },
      { lat: -6.92, lon: 107.607 },
    ],
    wide,
    { px: 740, size: 24 },
  );
  expect(jayanti).toMatchObject({ edge: 's' });
  expect(jayanti!.y).toBeGreaterThan(90);
  expect(east).toMatchObject({ edge: 'e' });
  expect(centre).toMatchObject({ edge: null });
  expect(isOnSheet({ lat: -7.4985, lon: 107.385 }, wide)).toBe(false);
});

test('placePins is empty for no places', () => {
  expect(placePins([], sheet('lembang').pocket, { px: 336, size: 26 })).toEqual([]);
});

test('groupPlaces joins items at one place, in their order', () => {
  const at = (lat: number) => ({ position: { lat, lon: 107.6 } });
  const [a, b, c] = [at(-6.9), at(-6.95), at(-6.9005)];
  expect(groupPlaces([a, b, c], 0.75)).toEqual([[a, c], [b]]);
});
