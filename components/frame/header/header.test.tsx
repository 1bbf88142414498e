import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';

const user = userEvent.setup();

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
async function open(name: string) {
  await user.click(within(bar()).getByText(name));
  return group(name);
}
const menu = () =>
  screen.getByRole('navigation', { name: 'Menu', hidden: true }).closest('details') as HTMLDetailsElement;

test('a dropdown closes on Esc and gives the focus back to its button', async () => {
  render(<Header />);
  const services = await open('Layanan Kami');
  await user.tab();
  expect(within(services).getByRole('link', { name: 'Akomodasi' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(services.open).toBe(false);
  expect(services.querySelector('summary')).toHaveFocus();
});

test('a dropdown closes on a press outside and stays open on one inside', async () => {
  render(<Header />);
  const services = await open('Layanan Kami');
  await user.pointer({ keys: '[MouseLeft>]', target: within(services).getByText('Akomodasi') });
  expect(services.open).toBe(true);
  await user.pointer([{ target: document.body }, '[/MouseLeft][MouseLeft]']);
  expect(services.open).toBe(false);
});

test('a dropdown closes when the focus leaves it, not while it moves inside', async () => {
  render(<Header />);
  const services = await open('Layanan Kami');
  for (const link of within(services).getAllByRole('link')) {
    await user.tab();
    expect(link).toHaveFocus();
    expect(services.open).toBe(true);
  }
  await user.tab();
  expect(services.open).toBe(false);
});

// spec: 2 Navigation bar, Dropdowns
test('a choice closes the dropdown', async () => {
  render(<Header />);
  const services = await open('Layanan Kami');
  const link = within(services).getByText('Fasilitas');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(services.open).toBe(false);
});

// spec: 2 Navigation bar, Logo
test('the logo leads home', () => {
  render(<Header />);
  const [logo] = screen.getAllByRole('link', { name: 'Jelajahi Bandung, beranda' });
  expect(logo).toHaveAttribute('href', '/');
});

test('dropdowns share a name, so that the browser keeps one open at a time', () => {
  render(<Header />);
  const dropdowns = within(bar()).getAllByRole('group');
  expect(dropdowns).toHaveLength(3);
  for (const details of dropdowns) expect(details).toHaveAttribute('name', 'nav');
});

// spec: 2 Navigation bar, The active route
test('the current page is marked on its link and on its dropdown', () => {
  segments = ['tiket'];
  render(<Header />);
  expect(within(bar()).getByText('Tiket')).toHaveAttribute('aria-current', 'page');
  expect(within(bar()).getByText('Jelajahi Bandung')).toHaveAttribute('data-current');
  expect(within(bar()).getByText('Blog')).not.toHaveAttribute('aria-current');
});

test('an open menu makes the rest of the page inert, and Esc undoes it', async () => {
  render(
    <>
      <Header />
      <main />
    </>,
  );
  const details = menu();
  const main = screen.getByRole('main');
  await user.click(screen.getByText('Buka menu'));
  await waitFor(() => expect(main.inert).toBe(true));
  await user.keyboard('{Escape}');
  expect(details.open).toBe(false);
  await waitFor(() => expect(main.inert).toBe(false));
  expect(details.querySelector('summary')).toHaveFocus();
});

test('a choice closes the menu for whoever comes back', async () => {
  render(<Header />);
  await user.click(screen.getByText('Buka menu'));
  const link = within(menu()).getByText('Blog');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(menu().open).toBe(false);
});

// spec: 10, Two doors
test('above the list of the menu two doors lead to the map and to the plan', () => {
  render(<Header />);
  const all = within(menu()).getAllByRole('link', { hidden: true });
  const doors = all.slice(1, 3);
  expect(doors.map((door) => [door.textContent?.trim(), door.getAttribute('href')])).toEqual([
    ['Peta kawasan', '/kawasan'],
    ['Rencana', '/rencana'],
  ]);
  expect(all[3]).toHaveTextContent('Paket Tour');
});

// spec: 10, Two doors
test('the door to the plan says how many places it holds, as the bar does', () => {
  document.cookie = 'rencana=de~a!h1!ti~b;path=/';
  render(<Header />);
  const door = within(menu()).getByRole('link', { name: 'Rencana 2 tempat', hidden: true });
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

// spec: 4, Mobile menu
test('in the menu the sections open and close independently: no name binds them', () => {
  render(<Header />);
  const sections = within(menu()).getAllByRole('group', { hidden: true });
  expect(sections).toHaveLength(3);
  for (const section of sections) expect(section).not.toHaveAttribute('name');
});
