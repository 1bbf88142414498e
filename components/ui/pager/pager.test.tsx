import { render, screen } from '@testing-library/react';
import { listHref } from '@/lib/addresses/routes';
import { Pager } from './pager';

const href = (page: number) => listHref('/event', 'Seminar', page);

test('the first page needs no way back', () => {
  const { container } = render(<Pager page={1} href={href} />);
  expect(container).toBeEmptyDOMElement();
});

test('the third page leads to the first and to the one before, in its category', () => {
  render(<Pager page={3} href={href} />);
  expect(screen.getByRole('link', { name: 'Halaman pertama' })).toHaveAttribute(
    'href',
    '/event?kategori=seminar',
  );
  expect(screen.getByRole('link', { name: 'Halaman sebelumnya' })).toHaveAttribute(
    'href',
    '/event?kategori=seminar&page=2',
  );
});

test('where nothing else leads on there is a link to the next page, but on the last', () => {
  const next = () => screen.queryByRole('link', { name: 'Halaman berikutnya' });
  const { rerender } = render(<Pager page={1} last={2} href={href} />);
  expect(next()).toHaveAttribute('href', '/event?kategori=seminar&page=2');
  rerender(<Pager page={2} last={2} href={href} />);
  expect(next()).toBeNull();
});
