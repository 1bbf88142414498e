import { isBrowsers } from './pressed-link';

test.each<MouseEventInit>([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('isBrowsers is true for a click with %j', (press) => {
  expect(isBrowsers(new MouseEvent('click', press))).toBe(true);
});

test('isBrowsers is false for a plain click, also one made by Enter', () => {
  expect(isBrowsers(new MouseEvent('click', { detail: 0 }))).toBe(false);
});
