import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

test('says without a text of its own that there is nothing', () => {
  render(<EmptyState />);
  expect(screen.getByText('Tidak ada data untuk ditampilkan')).toBeInTheDocument();
});

test('says what is not there, and where to go when there is somewhere', () => {
  const { rerender } = render(<EmptyState text="Tidak ada event di kategori ini." />);
  expect(screen.getByText('Tidak ada event di kategori ini.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  rerender(<EmptyState text="Tidak ada" link={{ href: '/event', text: 'Semua' }} />);
  expect(screen.getByRole('link', { name: 'Semua' })).toHaveAttribute('href', '/event');
});

test('leads on to a search where the whole page is empty', () => {
  render(<EmptyState search />);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/cari');
});
