import { render, screen } from '@testing-library/react';
import { SectionHead } from './section-head';

test('SectionHead without a link shows only the heading', () => {
  render(<SectionHead title="Akomodasi Terbaik" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Akomodasi Terbaik' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('SectionHead links to the list', () => {
  render(<SectionHead title="Paket" seeAll={{ href: '/paket-tour', text: 'Lihat Semua' }} />);
  expect(screen.getByRole('link', { name: 'Lihat Semua' })).toHaveAttribute('href', '/paket-tour');
});
