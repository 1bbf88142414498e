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

test('a dropdown of the header closes on Esc and returns the focus to its button', async () => {
  render(<Header />);
  const services = await open('Layanan Kami');
  await user.tab();
  expect(within(services).getByRole('link', { name: 'Akomodasi' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(services.open).toBe(false);
  expect(services.querySelector('summary')).toHaveFocus();
});

test('a dropdown of the header closes on a press outside, but not on one inside', async () => {
  render(<Header />);
  const services = await open('Layanan Kami');
  await user.pointer({ keys: '[MouseLeft>]', target: within(services).getByText('Akomodasi') });
  expect(services.open).toBe(true);
  await user.pointer([{ target: document.body }, '[/MouseLeft][MouseLeft]']);
  expect(services.open).toBe(false);
});

test('a dropdown of the header closes when the focus leaves it, not while it moves inside', async () => {
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
test('a dropdown of the header closes when one of its links is chosen', async () => {
  render(<Header />);
  const services = await open('Layanan Kami');
  const link = within(services).getByText('Fasilitas');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(services.open).toBe(false);
});

// spec: 2 Navigation bar, Logo
test('the logo links to the home page', () => {
  render(<Header />);
  const [logo] = screen.getAllByRole('link', { name: 'Jelajahi Bandung, beranda' });
  expect(logo).toHaveAttribute('href', '/');
});

test("the header's dropdowns share a name, so that the browser keeps one open at a time", () => {
  render(<Header />);
  const dropdowns = within(bar()).getAllByRole('group');
  expect(dropdowns).toHaveLength(3);
  for (const details of dropdowns) expect(details).toHaveAttribute('name', 'nav');
});

// spec: 2 Navigation bar, The active route
test('the header marks the current page on its link and on its dropdown', () => {
  segments = ['tiket'];
  render(<Header />);
  expect(within(bar()).getByText('Tiket')).toHaveAttribute('aria-current', 'page');
  expect(within(bar()).getByText('Jelajahi Bandung')).toHaveAttribute('data-current');
  expect(within(bar()).getByText('Blog')).not.toHaveAttribute('aria-current');
});

test('the open menu makes the rest of the page inert until Esc closes it and returns the focus', async () => {
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

test('the menu closes when one of its links is chosen', async () => {
  render(<Header />);
  await user.click(screen.getByText('Buka menu'));
  const link = within(menu()).getByText('Blog');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(menu().open).toBe(false);
});

// spec: 10, Two doors
test('the menu starts with links to the map of areas and to the plan', () => {
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
test("the menu's link to the plan shows the number of saved places", () => {
  document.cookie = 'rencana=de~a!h1!ti~b;path=/';
  render(<Header />);
  const door = within(menu()).getByRole('link', { name: 'Rencana 2 tempat', hidden: true });
  expect(door).toHaveTextContent('Rencana 2');
  document.cookie = 'rencana=;path=/;max-age=0';
});

test('the menu opens the section of the current page from the start', () => {
  segments = ['akomodasi', 'hotel'];
  render(<Header />);
  const section = within(screen.getByRole('navigation', { name: 'Menu', hidden: true }))
    .getByText('Layanan Kami')
    .closest('details');
  expect(section?.open).toBe(true);
});

// spec: 4, Mobile menu
test("the menu's sections have no shared name, so they open independently", () => {
  render(<Header />);
  const sections = within(menu()).getAllByRole('group', { hidden: true });
  expect(sections).toHaveLength(3);
  for (const section of sections) expect(section).not.toHaveAttribute('name');
});
