import { images } from './parts';

const pictures = (count: number) => Array.from({ length: count }, (_, n) => ({ src: `/${n}.jpg`, alt: '' }));

// search-visibility.md, A2
test('an item names eight pictures at most, and none where it has none', () => {
  expect(images(pictures(9))).toHaveLength(8);
  expect(images([])).toBeUndefined();
});
