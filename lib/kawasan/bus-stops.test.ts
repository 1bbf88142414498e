import { nearestStop } from './bus-stops';
import { CENTRE } from '../geo/position';

test('nearestStop finds a stop with routes 50 to 300 metres from Alun-Alun', () => {
  const stop = nearestStop(CENTRE);
  expect(stop?.metres).toBeLessThanOrEqual(300);
  expect(stop?.metres).toBeGreaterThanOrEqual(50);
  expect(stop?.routes).toBeGreaterThan(0);
});

test('nearestStop is null at a crater without buses', () =>
  expect(nearestStop({ lat: -7.1662, lon: 107.4021 })).toBeNull());

test('nearestStop is null for a position that is known only by its district', () =>
  expect(nearestStop({ ...CENTRE, isRough: true })).toBeNull());

test('nearestStop is null for an unknown position', () => expect(nearestStop(null)).toBeNull());
