import { render, screen, within } from '@testing-library/react';
import { SearchPage } from './search-page';

const HITS = [
  { title: 'Kawah Putih', label: 'Destinasi', href: '/destination/kawah-putih' },
  { title: 'Batagor', label: 'Makanan', href: '/kuliner#makanan-batagor' },
];

const found = (results: typeof HITS, { total = results.length, page = 1, pages = 1 } = {}) =>
  ({ state: 'ok', results, total, page, pages }) as const;

test('a text that is too short gets a hint, not an empty list', () => {
  render(<SearchPage query="ka" answer={null} maxLength={100} />);
  expect(screen.getByText(/^Ketik 3 sampai 100 karakter/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/No results found/)).toBeNull();
});

test.each(['busy', 'failed'] as const)('a search that is %s does not say that there is nothing', (state) => {
  render(<SearchPage query="kawah" answer={{ state }} maxLength={100} />);
  expect(screen.getByText(/^Pencarian sedang tidak dapat dilakukan/)).toBeVisible();
  expect(screen.queryByText(/No results found/)).toBeNull();
});

test('no results are said in the words of the specification, marked as English', () => {
  render(<SearchPage query={'<b>"x"</b>'} answer={found([])} maxLength={100} />);
  expect(screen.getByText('No results found for "<b>"x"</b>"')).toHaveAttribute('lang', 'en');
});

test('each result is a link with its title and kind', () => {
  render(<SearchPage query="ba" answer={found(HITS)} maxLength={100} />);
  const list = screen.getByRole('region', { name: '2 hasil untuk “ba”' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(HITS.map((hit) => hit.href));
  expect(links[0]).toHaveTextContent('Kawah Putih');
  expect(links[0]).toHaveTextContent('Destinasi');
  expect(within(list).getByText('Makanan')).toHaveAttribute('data-section', 'kuliner');
});

test('the form asks this page again and keeps the text', () => {
  render(<SearchPage query="kawah" answer={found(HITS)} maxLength={100} />);
  const form = screen.getByRole('search', { name: 'Cari di Bandung' });
  expect(form).toHaveAttribute('action', '/cari');
  expect(form).toHaveAttribute('method', 'GET');
  const field = within(form).getByRole('searchbox', { name: 'Cari destinasi, hotel, kuliner' });
  expect(field).toHaveAttribute('name', 'q');
  expect(field).toHaveValue('kawah');
});

test('the number is that of all pages, and links lead on and back', () => {
  const later = found(HITS, { total: 62, page: 2, pages: 3 });
  render(<SearchPage query="kopi & teh" answer={later} maxLength={100} />);
  expect(screen.getByRole('region', { name: '62 hasil untuk “kopi & teh”, halaman 2 dari 3' })).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Halaman berikutnya')).toBe('/cari?q=kopi+%26+teh&page=3');
  expect(href('Halaman pertama')).toBe('/cari?q=kopi+%26+teh');
});
