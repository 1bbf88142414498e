import { render, screen } from '@testing-library/react';
import { ListSwitch } from './list-switch';

test('both lists are links with their numbers, the own one is marked, an unknown number is left out', () => {
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
