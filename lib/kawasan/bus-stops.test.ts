import { nearestStop } from './bus-stops';
import { CENTRE } from '../geo/position';

test('at Alun-Alun a stop is a few steps away', () => {
  const stop = nearestStop(CENTRE);
  expect(stop?.metres).toBeLessThanOrEqual(300);
  expect(stop?.metres).toBeGreaterThanOrEqual(50);
  expect(stop?.routes).toBeGreaterThan(0);
});

test('at a crater without buses there is none', () =>
  expect(nearestStop({ lat: -7.1662, lon: 107.4021 })).toBeNull());

test('a position that is only its district’s leads to no stop', () =>
  expect(nearestStop({ ...CENTRE, isRough: true })).toBeNull());

test('nor does an unknown one', () => expect(nearestStop(null)).toBeNull());
