import { render, screen } from '@testing-library/react';
import { MarkdownBody } from './markdown';

// spec: 2 Blog, Body
test('MarkdownBody drops scripts, event handlers and javascript: links, and sets rel on the others', () => {
  const { container } = render(
    <MarkdownBody
      source={
        '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[klik](javascript:alert(1)) [baik](https://contoh.id)'
      }
    />,
  );
  expect(container.querySelector('script, img, [onerror], [href^="javascript"]')).toBeNull();
  expect(screen.getByRole('link', { name: 'baik' })).toHaveAttribute('rel', 'nofollow ugc noopener');
});

test('MarkdownBody renders a level-1 heading as h2', () => {
  render(<MarkdownBody source={'# Judul\n\nIsi'} />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Judul' })).toBeVisible();
});

test('MarkdownBody makes preformatted text scrollable by keyboard', () => {
  render(<MarkdownBody source={'```js\nsatu   dua\n```\n\n    tiga'} />);
  for (const region of screen.getAllByRole('region', { name: 'Blok teks' })) {
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region.localName).toBe('pre');
  }
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

// spec: 2 Blog, Body
test('MarkdownBody keeps line breaks and makes a table scrollable by keyboard', () => {
  const { container } = render(<MarkdownBody source={'satu\ndua\n\n| a | b |\n| - | - |\n| 1 | 2 |'} />);
  expect(container.querySelector('br')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Tabel' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('table')).toBeVisible();
});

test('MarkdownBody joins a number and its unit by a no-break space', () => {
  const { container } = render(<MarkdownBody source={'Dasar cekungan, 700 mdpl.\n\n- naik 5 km'} />);
  expect(container.textContent).toContain('700\u00a0mdpl');
  expect(container.textContent).toContain('5\u00a0km');
});
