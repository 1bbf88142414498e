import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { Pin } from '@/lib/kawasan/load-area';
import { Pins } from './pins.island';

const user = userEvent.setup();
const at = { x: 50, y: 50, ax: 50, ay: 50, isFar: false, edge: null };
const place = {
  id: 'bosscha',
  href: '/attraction/bosscha',
  picture: null,
  where: '16 km',
  price: 'Rp 50.000',
};
const PINS: Pin[] = [
  { kind: 'atraksi', number: 1, title: 'Bosscha', href: '#tempat-1', place },
  { kind: 'atraksi', number: 2, title: 'Tanpa isi', href: '#tempat-2' },
  {
    kind: 'atraksi',
    number: 3,
    title: 'Sudah lewat',
    href: '#tempat-3',
    place: { ...place, id: null, price: '' },
  },
  { kind: 'akomodasi', number: 4, title: 'Vila', href: '#tempat-4', isSample: true, place },
];
const map = (
  <Pins pins={PINS} layers={[{ className: 'peta', placed: [at, at, at, at], lines: null }]} label="Peta" />
);

const show = jest.fn();

/** jsdom has no popovers. */
function givePopovers() {
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: show, hidePopover: jest.fn() });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
}

afterEach(() => {
  for (const name of ['popover', 'showPopover', 'hidePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  show.mockClear();
  followed = [];
});

/** jsdom does not read the name of an SVG link out of its title. */
const pin = (number: number) => screen.getAllByRole('link')[number - 1]!;

test('a map pin without script is a link to its row', () =>
  expect(renderToString(map)).toMatch(/<a href="#tempat-1"[^>]*><title>1\. Bosscha<\/title>/));

/** For each press, whether the browser would follow the link. jsdom cannot, so the click is cancelled. */
let followed: boolean[] = [];
window.addEventListener('click', (event) => {
  followed.push(!event.defaultPrevented);
  event.preventDefault();
});

test('a map pin stays a link when the browser has no popovers', async () => {
  render(map);
  await user.click(pin(1));
  expect(followed).toEqual([true]);
});

test('a map pin stays a link when it has no place or is pressed with Ctrl', async () => {
  givePopovers();
  render(map);
  await user.click(pin(2));
  await user.keyboard('{Control>}');
  await user.click(pin(1));
  await user.keyboard('{/Control}');
  expect(followed).toEqual([true, true]);
});

test('a pressed map pin opens and focuses a dialog with price, link and save button', async () => {
  givePopovers();
  render(map);
  await user.click(pin(1));
  const card = await screen.findByRole('dialog', { name: 'Bosscha' });
  expect(show).toHaveBeenCalledTimes(1);
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent('16 kmRp 50.000');
  expect(screen.getByRole('link', { name: /^Lihat Detail ?: Bosscha$/ })).toHaveAttribute(
    'href',
    '/attraction/bosscha',
  );
  expect(screen.getByRole('button', { name: 'Simpan Bosscha' })).toHaveAttribute('value', 'at~bosscha');
});

test('the dialog of a past item has no save button, and no price when that is unknown', async () => {
  givePopovers();
  render(map);
  await user.click(pin(3));
  expect(await screen.findByRole('dialog', { name: 'Sudah lewat' })).toHaveTextContent(/16 km$|16 kmLihat/);
  expect(screen.queryByRole('button', { name: /^Simpan/ })).toBeNull();
});

test("the dialog of a sample shows 'Contoh'", async () => {
  givePopovers();
  render(map);
  await user.click(pin(4));
  expect(await screen.findByRole('dialog', { name: 'Vila Contoh' })).toBeInTheDocument();
});

test('closing the dialog of a map pin returns the focus to it, and it can be opened again', async () => {
  givePopovers();
  render(map);
  await user.click(pin(1));
  const card = await screen.findByRole('dialog');
  fireEvent(card, Object.assign(new Event('toggle'), { newState: 'closed' }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(pin(1)).toHaveFocus();
  await user.click(pin(1));
  expect(await screen.findByRole('dialog', { name: 'Bosscha' })).toHaveFocus();
});
