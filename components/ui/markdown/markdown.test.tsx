import { render, screen } from '@testing-library/react';
import { MarkdownBody } from './markdown';

// spec: 2 Blog, Body
it('drops script, event handlers and dangerous links', () => {
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

it('never makes a second h1', () => {
  render(<MarkdownBody source={'# Judul\n\nIsi'} />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Judul' })).toBeVisible();
});

it('lets text that keeps its lines scroll by keyboard', () => {
  render(<MarkdownBody source={'```js\nsatu   dua\n```\n\n    tiga'} />);
  for (const region of screen.getAllByRole('region', { name: 'Blok teks' })) {
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region.localName).toBe('pre');
  }
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

// spec: 2 Blog, Body
it('keeps line breaks and lets a wide table scroll by keyboard', () => {
  const { container } = render(<MarkdownBody source={'satu\ndua\n\n| a | b |\n| - | - |\n| 1 | 2 |'} />);
  expect(container.querySelector('br')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Tabel' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('table')).toBeVisible();
});

it('keeps a number and its unit on one line', () => {
  const { container } = render(<MarkdownBody source={'Dasar cekungan, 700 mdpl.\n\n- naik 5 km'} />);
  expect(container.textContent).toContain('700\u00a0mdpl');
  expect(container.textContent).toContain('5\u00a0km');
});
