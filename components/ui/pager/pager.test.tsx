import { render, screen } from '@testing-library/react';
import { listHref } from '@/lib/addresses/routes';
import { Pager } from './pager';

const href = (page: number) => listHref('/event', 'Seminar', page);

test('Pager renders nothing on the first page', () => {
  const { container } = render(<Pager page={1} href={href} />);
  expect(container).toBeEmptyDOMElement();
});

test('Pager on page 3 links to the first and the previous page of its category', () => {
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

test('Pager links to the next page when it knows the last one, except on the last', () => {
  const next = () => screen.queryByRole('link', { name: 'Halaman berikutnya' });
  const { rerender } = render(<Pager page={1} last={2} href={href} />);
  expect(next()).toHaveAttribute('href', '/event?kategori=seminar&page=2');
  rerender(<Pager page={2} last={2} href={href} />);
  expect(next()).toBeNull();
});
