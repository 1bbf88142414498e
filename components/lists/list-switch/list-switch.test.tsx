import { render, screen } from '@testing-library/react';
import { ListSwitch } from './list-switch';

test('ListSwitch links both lists with their known counts and marks the current one', () => {
  const views = [
    { text: 'Destinasi', count: 35, href: '/destinasi', current: true },
    { text: 'Paket Tour', count: null, href: '/paket-tour', current: false },
  ];
  render(<ListSwitch views={views} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Destinasi 35', '/destinasi'],
    ['Paket Tour', '/paket-tour'],
  ]);
  expect(links.map((link) => link.hasAttribute('aria-current'))).toEqual([true, false]);
});
