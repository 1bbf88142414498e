import { iconFor } from './fasilitas-icon';

// spec: 2 Facilities, Detail tab
test('iconFor falls back to a check for a text without a keyword', () => {
  expect(iconFor('Kategori Lain-lain')).toBe('check');
  expect(iconFor('')).toBe('check');
});

// spec: 2 Facilities, Detail tab
test('iconFor finds a keyword anywhere in the text, in any case', () => {
  expect(iconFor('HARGA Rp 3.500.000 per unit')).toBe('tag');
  expect(iconFor('Jumlah 2 unit')).toBe('box');
  expect(iconFor('Kategori Booth/Panggung')).toBe('stage');
  expect(iconFor('Kategori P3K & Tim Medis')).toBe('shield');
});
