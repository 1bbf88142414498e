import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

test('EmptyState says that there is no data when it has no text of its own', () => {
  render(<EmptyState />);
  expect(screen.getByText('Tidak ada data untuk ditampilkan')).toBeInTheDocument();
});

test('EmptyState shows its text, and a link only when one is given', () => {
  const { rerender } = render(<EmptyState text="Tidak ada event di kategori ini." />);
  expect(screen.getByText('Tidak ada event di kategori ini.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  rerender(<EmptyState text="Tidak ada" link={{ href: '/event', text: 'Semua' }} />);
  expect(screen.getByRole('link', { name: 'Semua' })).toHaveAttribute('href', '/event');
});

test('EmptyState has a search form when the whole page is empty', () => {
  render(<EmptyState search />);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/cari');
});
