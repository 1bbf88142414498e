import { render, screen, within } from '@testing-library/react';
import { SearchPage } from './search-page';

const HITS = [
  { title: 'Kawah Putih', label: 'Destinasi', href: '/destination/kawah-putih' },
  { title: 'Batagor', label: 'Makanan', href: '/kuliner#makanan-batagor' },
];

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
  render(<SearchPage query={'<b>"x"</b>'} answer={{ state: 'ok', results: [] }} maxLength={100} />);
  expect(screen.getByText('No results found for "<b>"x"</b>"')).toHaveAttribute('lang', 'en');
});

test('each result is a link with its title and kind', () => {
  render(<SearchPage query="ba" answer={{ state: 'ok', results: HITS }} maxLength={100} />);
  const list = screen.getByRole('region', { name: '2 hasil untuk “ba”' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(HITS.map((hit) => hit.href));
  expect(links[0]).toHaveTextContent('Kawah Putih');
  expect(links[0]).toHaveTextContent('Destinasi');
  expect(within(list).getByText('Makanan')).toHaveAttribute('data-section', 'kuliner');
});

test('the form asks this page again and keeps the text', () => {
  render(<SearchPage query="kawah" answer={{ state: 'ok', results: HITS }} maxLength={100} />);
  const form = screen.getByRole('search', { name: 'Cari di Bandung' });
  expect(form).toHaveAttribute('action', '/cari');
  expect(form).toHaveAttribute('method', 'GET');
  const field = within(form).getByRole('searchbox', { name: 'Cari destinasi, hotel, kuliner' });
  expect(field).toHaveAttribute('name', 'q');
  expect(field).toHaveValue('kawah');
});
