import { fireEvent, render, screen, within } from '@testing-library/react';
import { Header } from './header';

let segments: string[] = [];
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => segments }));

beforeAll(() => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});
beforeEach(() => {
  segments = [];
});

const bar = () => screen.getByRole('navigation', { name: 'Navigasi utama' });
const group = (name: string) => within(bar()).getByText(name).closest('details')!;
const menu = (container: HTMLElement) => container.querySelector<HTMLDetailsElement>('[data-menu]')!;

test('a dropdown closes on Esc and gives the focus back to its button', () => {
  render(<Header />);
  const services = group('Layanan Kami');
  services.open = true;
  fireEvent.keyDown(within(services).getByText('Akomodasi'), { key: 'Escape' });
  expect(services.open).toBe(false);
  expect(services.querySelector('summary')).toHaveFocus();
});

test('a dropdown closes on a press outside and stays open on one inside', () => {
  render(<Header />);
  const services = group('Layanan Kami');
  services.open = true;
  fireEvent.pointerDown(within(services).getByText('Akomodasi'));
  expect(services.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(services.open).toBe(false);
});

test('a dropdown closes when the focus leaves it, not while it moves inside', () => {
  render(<Header />);
  const services = group('Layanan Kami');
  services.open = true;
  const [first, second] = within(services).getAllByRole('link', { hidden: true });
  fireEvent.focusOut(first!, { relatedTarget: second });
  expect(services.open).toBe(true);
  fireEvent.focusOut(first!, { relatedTarget: within(bar()).getByText('Blog') });
  expect(services.open).toBe(false);
});

test('a choice closes the dropdown', () => {
  render(<Header />);
  const services = group('Layanan Kami');
  services.open = true;
  const link = within(services).getByText('Fasilitas');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(services.open).toBe(false);
});

test('the logo leads home', () => {
  render(<Header />);
  const [logo] = screen.getAllByRole('link', { name: 'Jelajahi Bandung, beranda' });
  expect(logo).toHaveAttribute('href', '/');
});

test('dropdowns share a name, so that the browser keeps one open at a time', () => {
  render(<Header />);
  expect(bar().querySelectorAll('details')).toHaveLength(3);
  for (const details of bar().querySelectorAll('details')) expect(details).toHaveAttribute('name', 'nav');
});

test('the current page is marked on its link and on its dropdown', () => {
  segments = ['internal', 'tiket', 'semua', '1'];
  render(<Header />);
  expect(within(bar()).getByText('Tiket')).toHaveAttribute('aria-current', 'page');
  expect(within(bar()).getByText('Jelajahi Bandung')).toHaveAttribute('data-current');
  expect(within(bar()).getByText('Blog')).not.toHaveAttribute('aria-current');
});

test('an open menu makes the rest of the page inert, and Esc undoes it', () => {
  const { container } = render(
    <>
      <Header />
      <main />
    </>,
  );
  const details = menu(container);
  const main = container.querySelector('main')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(main.inert).toBe(true);
  fireEvent.keyDown(details, { key: 'Escape' });
  fireEvent(details, new Event('toggle'));
  expect(details.open).toBe(false);
  expect(main.inert).toBe(false);
  expect(details.querySelector('summary')).toHaveFocus();
});

test('a choice closes the menu for whoever comes back', () => {
  const { container } = render(<Header />);
  menu(container).open = true;
  const link = within(menu(container)).getByText('Blog');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(menu(container).open).toBe(false);
});

test('above the list of the menu two doors lead to the map and to the plan', () => {
  const { container } = render(<Header />);
  const all = within(menu(container)).getAllByRole('link', { hidden: true });
  const doors = all.slice(1, 3);
  expect(doors.map((door) => [door.textContent?.trim(), door.getAttribute('href')])).toEqual([
    ['Peta kawasan', '/kawasan'],
    ['Rencana', '/rencana'],
  ]);
  expect(all[3]).toHaveTextContent('Paket Tour');
});

test('the door to the plan says how many places it holds, as the bar does', () => {
  document.cookie = 'rencana=de~a!h1!ti~b;path=/';
  const { container } = render(<Header />);
  const door = within(menu(container)).getByRole('link', { name: 'Rencana 2 tempat', hidden: true });
  expect(door).toHaveTextContent('Rencana 2');
  document.cookie = 'rencana=;path=/;max-age=0';
});

test('in the menu the section of the current page is open from the start', () => {
  segments = ['akomodasi', 'hotel'];
  render(<Header />);
  const section = within(screen.getByRole('navigation', { name: 'Menu', hidden: true }))
    .getByText('Layanan Kami')
    .closest('details');
  expect(section?.open).toBe(true);
});

test('in the menu the sections open and close independently: no name binds them', () => {
  render(<Header />);
  const sections = screen.getByRole('navigation', { name: 'Menu', hidden: true }).querySelectorAll('details');
  expect(sections).toHaveLength(3);
  for (const section of sections) expect(section).not.toHaveAttribute('name');
});
