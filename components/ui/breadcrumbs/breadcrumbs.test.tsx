import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';

test('Breadcrumbs links every step except the page itself, which is marked as current', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Beranda', href: '/' },
        { label: 'Destinasi', href: '/destinasi' },
        { label: 'Kawah Putih' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Jejak halaman' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/destinasi']);
  expect(screen.getByText('Kawah Putih')).toHaveAttribute('aria-current', 'page');
});
