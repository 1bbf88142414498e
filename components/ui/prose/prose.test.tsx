import { render, screen } from '@testing-library/react';
import { Prose } from './prose';

it('shows the fallback text when there is nothing', () => {
  render(<Prose html="" />);
  expect(screen.getByText('Deskripsi belum tersedia.')).toBeVisible();
});

it('lets a wide table scroll by keyboard', () => {
  render(<Prose html="<table><tbody><tr><td>a</td></tr></tbody></table>" fallback="" />);
  const region = screen.getByRole('region', { name: 'Tabel' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toContainElement(screen.getByRole('table'));
});

it('lets text that keeps its lines scroll by keyboard', () => {
  render(<Prose html="<pre>a   b</pre>" fallback="" />);
  const region = screen.getByRole('region', { name: 'Blok teks' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region.localName).toBe('pre');
});

it.each([
  [1, ['H2', 'H3', 'H4']],
  [2, ['H3', 'H4', 'H5']],
  [3, ['H4', 'H5', 'H6']],
] as const)('puts its headings below level %i', (below, levels) => {
  render(<Prose html={'<h2>A</h2><h3>B</h3><h4>C &lt;h2&gt;</h4>'} fallback="" below={below} />);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(levels);
  expect(screen.getByText('C <h2>')).toBeVisible();
});

it('does not repeat the lead in the text below it', () => {
  render(<Prose html="<p>Pendek &amp; jelas.</p><h2>Sejarah</h2><p>Isi.</p>" fallback="" />);
  expect(screen.getAllByText('Pendek & jelas.')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Sejarah' })).toBeVisible();
});

it('keeps a number and its unit on one line', () => {
  const { container } = render(
    <Prose html="<p>Kawah di 2.434 mdpl.</p><h2>Jalan</h2><p>Naik 5 km.</p>" fallback="" />,
  );
  expect(container.textContent).toContain('2.434\u00a0mdpl');
  expect(container.textContent).toContain('5\u00a0km');
});
