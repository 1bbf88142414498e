import { render, screen } from '@testing-library/react';
import { Prose } from './prose';

test('Prose shows the fallback text when its HTML is empty', () => {
  render(<Prose html="" />);
  expect(screen.getByText('Deskripsi belum tersedia.')).toBeVisible();
});

test('Prose makes a table scrollable by keyboard', () => {
  render(<Prose html="<table><tbody><tr><td>a</td></tr></tbody></table>" fallback="" />);
  const region = screen.getByRole('region', { name: 'Tabel' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toContainElement(screen.getByRole('table'));
});

test('Prose makes preformatted text scrollable by keyboard', () => {
  render(<Prose html="<pre>a   b</pre>" fallback="" />);
  const region = screen.getByRole('region', { name: 'Blok teks' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region.localName).toBe('pre');
});

test.each([
  [1, ['H2', 'H3', 'H4']],
  [2, ['H3', 'H4', 'H5']],
  [3, ['H4', 'H5', 'H6']],
] as const)('Prose shifts its headings below level %i', (below, levels) => {
  render(<Prose html={'<h2>A</h2><h3>B</h3><h4>C &lt;h2&gt;</h4>'} fallback="" below={below} />);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(levels);
  expect(screen.getByText('C <h2>')).toBeVisible();
});

test('Prose does not repeat its lead in the text', () => {
  render(<Prose html="<p>Pendek &amp; jelas.</p><h2>Sejarah</h2><p>Isi.</p>" fallback="" />);
  expect(screen.getAllByText('Pendek & jelas.')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Sejarah' })).toBeVisible();
});

test('Prose joins a number and its unit by a no-break space', () => {
  const { container } = render(
    <Prose html="<p>Kawah di 2.434 mdpl.</p><h2>Jalan</h2><p>Naik 5 km.</p>" fallback="" />,
  );
  expect(container.textContent).toContain('2.434\u00a0mdpl');
  expect(container.textContent).toContain('5\u00a0km');
});
