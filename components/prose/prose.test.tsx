import { render, screen } from '@testing-library/react';
import { Prose } from './prose';

it('shows the fallback text when there is nothing', () => {
  render(<Prose html="" fallback="Deskripsi belum tersedia." />);
  expect(screen.getByText('Deskripsi belum tersedia.')).toBeVisible();
});

it('does not repeat the lead in the text below it', () => {
  render(<Prose html="<p>Pendek &amp; jelas.</p><h2>Sejarah</h2><p>Isi.</p>" fallback="" />);
  expect(screen.getAllByText('Pendek & jelas.')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Sejarah' })).toBeVisible();
});
