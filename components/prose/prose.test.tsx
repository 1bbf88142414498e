import { render, screen } from '@testing-library/react';
import { Prose } from './prose';

it('shows the fallback text when there is nothing', () => {
  render(<Prose html="" fallback="Deskripsi belum tersedia." />);
  expect(screen.getByText('Deskripsi belum tersedia.')).toBeVisible();
});

it('lets a wide table scroll by keyboard', () => {
  render(<Prose html="<table><tbody><tr><td>a</td></tr></tbody></table>" fallback="" />);
  const region = screen.getByRole('region', { name: 'Tabel' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toContainElement(screen.getByRole('table'));
});

it('does not repeat the lead in the text below it', () => {
  render(<Prose html="<p>Pendek &amp; jelas.</p><h2>Sejarah</h2><p>Isi.</p>" fallback="" />);
  expect(screen.getAllByText('Pendek & jelas.')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Sejarah' })).toBeVisible();
});
