import { render, screen } from '@testing-library/react';
import { ArticleNav } from './article-nav';

const older = { title: 'Kemarin', href: '/blog/kemarin' };
const newer = { title: 'Besok', href: '/blog/besok' };

test('ArticleNav renders nothing for the only article', () => {
  const { container } = render(<ArticleNav older={null} newer={null} />);
  expect(container).toBeEmptyDOMElement();
});

test('ArticleNav shows one link at an end of the list', () => {
  render(<ArticleNav older={older} newer={null} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('ArticleNav names both neighbouring articles and sets rel prev and next', () => {
  render(<ArticleNav older={older} newer={newer} />);
  expect(screen.getByRole('navigation', { name: 'Artikel lain' })).toBeVisible();
  const previous = screen.getByRole('link', { name: 'Artikel sebelumnya Kemarin' });
  const next = screen.getByRole('link', { name: 'Artikel berikutnya Besok' });
  expect([previous.getAttribute('href'), previous.getAttribute('rel')]).toEqual(['/blog/kemarin', 'prev']);
  expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual(['/blog/besok', 'next']);
});
