import { iconFor } from './fasilitas-icon';

// spec: 2 Facilities, Detail tab
it('falls back to a check', () => {
  expect(iconFor('Kategori Lain-lain')).toBe('check');
  expect(iconFor('')).toBe('check');
});

// spec: 2 Facilities, Detail tab
it('finds a keyword anywhere, in any case', () => {
  expect(iconFor('HARGA Rp 3.500.000 per unit')).toBe('tag');
  expect(iconFor('Jumlah 2 unit')).toBe('box');
  expect(iconFor('Kategori Booth/Panggung')).toBe('stage');
  expect(iconFor('Kategori P3K & Tim Medis')).toBe('shield');
});
