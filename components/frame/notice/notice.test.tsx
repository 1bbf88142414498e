import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

it('is a part of the page with a name, and its text is text', () => {
  render(<Notice text="Libur <b>Lebaran</b> & cuti bersama" />);
  expect(screen.getByRole('complementary', { name: 'Pengumuman' })).toHaveTextContent(
    'Libur <b>Lebaran</b> & cuti bersama',
  );
});
it('is not there without a text', () => {
  const { container } = render(<Notice text={null} />);
  expect(container).toBeEmptyDOMElement();
});
