import { kilometres } from './distance';

const alun = { lat: -6.9219, lon: 107.607 };

test('kilometres follows the great circle, also across the date line and at a pole', () => {
  expect(kilometres(alun, { lat: -6.1754, lon: 106.8272 })).toBeCloseTo(119.6, 0); // the National Monument in Jakarta
  expect(kilometres({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 })).toBeCloseTo(22.2, 1);
  expect(kilometres({ lat: 90, lon: 0 }, { lat: 90, lon: 180 })).toBeCloseTo(0, 6);
});
