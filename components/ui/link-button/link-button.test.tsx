import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LinkButton } from './link-button';

const pressed = jest.fn();
const button = (
  <LinkButton href="https://wa.me/62811" onPress={pressed}>
    Pesan
  </LinkButton>
);

/** As a browser has it: the server's HTML first, then script. */
async function start(before: () => void = () => undefined): Promise<void> {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(button);
  before();
  await act(async () => hydrateRoot(box, button));
}

afterEach(() => {
  document.body.replaceChildren();
  pressed.mockClear();
});

test('LinkButton is a link without script', () => {
  document.body.innerHTML = renderToString(button);
  expect(screen.getByRole('link', { name: 'Pesan' })).toHaveAttribute('href', 'https://wa.me/62811');
});

test('LinkButton keeps its element and its focus when script turns it into a button', async () => {
  let link: HTMLElement | undefined;
  await start(() => {
    link = screen.getByRole('link', { name: 'Pesan' });
    link.focus();
  });
  expect(screen.getByRole('button', { name: 'Pesan' })).toBe(link);
  expect(link).toHaveFocus();
});

test.each(['{Enter}', ' '])('LinkButton calls onPress once for the key %j', async (key) => {
  await start();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(key);
  expect(pressed).toHaveBeenCalledTimes(1);
});
