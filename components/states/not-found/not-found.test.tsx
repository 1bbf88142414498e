import { render, screen } from '@testing-library/react';
import ErrorView from './error-view.island';
import { NotFound } from './not-found';

// spec: 2 Route table, The default router error screen; 8, Unhandled router error
test('ErrorView logs the error and shows the English heading of the specification', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const error = new Error('rusak');
  render(<ErrorView error={error} />);
  expect(log).toHaveBeenCalledWith(error);
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getByRole('button', { name: 'Coba Lagi' })).toBeInTheDocument();
});

// spec: 2 Route table, Any other path
test('NotFound shows the English heading of the specification and links to the home page', () => {
  render(<NotFound />);
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'isi');
});
