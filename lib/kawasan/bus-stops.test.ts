import stops from '../../content/halte.json';
import { CENTRE } from '../geo/position';
import { nearestStop } from './bus-stops';

test('nearestStop finds a stop with routes 50 to 300 metres from Alun-Alun', () => {
  const stop = nearestStop(CENTRE);
  expect(stop?.metres).toBeLessThanOrEqual(300);
  expect(stop?.metres).toBeGreaterThanOrEqual(50);
  expect(stop?.routes).toBeGreaterThan(0);
});

test('nearestStop names the nearest stop where another is as near in steps of 50 metres', () =>
  expect(nearestStop({ lat: -6.9779, lon: 107.5682 })).toMatchObject({
    name: 'SMP Negeri 1 Margahayu',
    metres: 200,
  }));

test('nearestStop never names a stop at which no route is known to stop', () => {
  const idle = (stops as [string, number, number, number][]).filter(([, , , routes]) => routes === 0);
  expect(idle.length).toBeGreaterThan(0);
  for (const [name, lat, lon] of idle)
    expect([name, nearestStop({ lat, lon })?.routes]).not.toEqual([name, 0]);
});

test('nearestStop is null at a crater without buses', () =>
  expect(nearestStop({ lat: -7.1662, lon: 107.4021 })).toBeNull());

test('nearestStop is null for a position that is known only by its district', () =>
  expect(nearestStop({ ...CENTRE, isRough: true })).toBeNull());

test('nearestStop is null for an unknown position', () => expect(nearestStop(null)).toBeNull());
