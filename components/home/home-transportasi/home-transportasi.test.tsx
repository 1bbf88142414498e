import { render, screen } from '@testing-library/react';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { HomeTransportasi } from './home-transportasi';

// spec: 2 Home, No items
test('without items it says so and links nowhere', () => {
  render(<HomeTransportasi cards={[]} total={0} quick={[]} />);
  expect(screen.getByText('Tidak ada data untuk ditampilkan')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('two items need no link to all of them', () => {
  render(<HomeTransportasi cards={sampleCards(2)} total={2} quick={[]} />);
  expect(screen.queryByRole('link', { name: 'Lihat Semua' })).not.toBeInTheDocument();
});

// spec: 2 Home, Transportasi Terbaik
test('the items stand under the heading of the specification, with the link to all', () => {
  render(<HomeTransportasi cards={sampleCards(3)} total={5} quick={[]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Transportasi Terbaik' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute('href', '/transportasi');
});

test('who drives is one press away', () => {
  const quick = [{ text: 'Dengan pengemudi', count: 9, href: '/transportasi?pengemudi=dengan' }];
  render(<HomeTransportasi cards={sampleCards(3)} total={5} quick={quick} />);
  expect(screen.getByRole('link', { name: 'Dengan pengemudi 9' })).toHaveAttribute(
    'href',
    '/transportasi?pengemudi=dengan#kategori',
  );
});
