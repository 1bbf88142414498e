import { render, screen } from '@testing-library/react';
import { Pages } from './pages';

test('the first page needs no way back', () => {
  const { container } = render(<Pages base="/event" label="Semua" page={1} />);
  expect(container).toBeEmptyDOMElement();
});

test('the third page leads to the first and to the one before, in its category', () => {
  render(<Pages base="/event" label="Seminar" page={3} />);
  expect(screen.getByRole('link', { name: 'Halaman pertama' })).toHaveAttribute(
    'href',
    '/event?kategori=seminar',
  );
  expect(screen.getByRole('link', { name: 'Halaman sebelumnya' })).toHaveAttribute(
    'href',
    '/event?kategori=seminar&page=2',
  );
});
