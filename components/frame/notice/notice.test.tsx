import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('Notice is a named part of the page and shows markup in its text as plain text', () => {
  render(<Notice text="Libur <b>Lebaran</b> & cuti bersama" />);
  expect(screen.getByRole('complementary', { name: 'Pengumuman' })).toHaveTextContent(
    'Libur <b>Lebaran</b> & cuti bersama',
  );
});
test('Notice renders nothing without a text', () => {
  const { container } = render(<Notice text={null} />);
  expect(container).toBeEmptyDOMElement();
});
