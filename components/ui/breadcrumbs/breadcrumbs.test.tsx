import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';

it('links every step but the page itself', () => {
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
