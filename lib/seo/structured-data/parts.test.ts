import { images, offer } from './parts';

const pictures = (count: number) => Array.from({ length: count }, (_, n) => ({ src: `/${n}.jpg`, alt: '' }));

// search-visibility.md, A2
test('images names at most eight pictures, and is undefined without any', () => {
  expect(images(pictures(9))).toHaveLength(8);
  expect(images([])).toBeUndefined();
});

test('offer gives the whole rupiah that the page shows', () =>
  expect(offer({ amount: 500_000.5, url: '/a', unit: 'malam' })).toMatchObject({
    price: 500_001,
    priceSpecification: { price: 500_001 },
  }));
