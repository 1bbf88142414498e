import { isBrowsers } from './pressed-link';

test.each<MouseEventInit>([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a press with %j is left to the browser', (press) => {
  expect(isBrowsers(new MouseEvent('click', press))).toBe(true);
});

test('a press alone, which Enter makes too, is ours', () => {
  expect(isBrowsers(new MouseEvent('click', { detail: 0 }))).toBe(false);
});
