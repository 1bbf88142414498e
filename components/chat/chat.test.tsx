import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Chat } from './chat';

const admins = [
  { name: 'Senior Travel Consultant', speciality: 'Paket tour', phone: '+62 800-0000-0001' },
  { name: 'General Admin', speciality: 'Tiket', phone: '+62 800-0000-0002' },
];

// jsdom knows the element, not what it does.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const button = () => screen.getByRole('button', { name: 'Pesan sekarang !' });

test('without script the button is a link to the first admin', () => {
  const html = renderToString(<Chat admins={admins} />);
  expect(html).toMatch(
    /<a href="https:\/\/wa\.me\/6280000000001\?text=Halo[^"]*" target="_blank" rel="noopener"/,
  );
});

test('without an admin there is no button', () => {
  const { container } = render(<Chat admins={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('opening hides the tooltip and shows both admins', () => {
  render(<Chat admins={admins} />);
  fireEvent.click(button());
  expect(button()).toHaveAttribute('data-quiet');
  const dialog = screen.getByRole('dialog', { name: 'Chat WhatsApp' });
  const rows = within(dialog).getAllByRole<HTMLAnchorElement>('link');
  expect(rows.map((row) => new URL(row.href).pathname)).toEqual(['/6280000000001', '/6280000000002']);
  for (const row of rows) {
    expect(row).toHaveTextContent('Online · Biasanya membalas dalam beberapa menit');
    expect(row).toHaveAttribute('rel', 'noopener');
  }
  expect(dialog).toHaveTextContent('Pilih admin untuk dibantu');
  expect(dialog).toHaveTextContent('kebijakan privasi');
});

test('a press on the backdrop closes, one on the content does not, a choice does', () => {
  render(<Chat admins={admins} />);
  fireEvent.click(button());
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent.click(screen.getByText('Pilih admin untuk dibantu'));
  expect(dialog.open).toBe(true);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
  fireEvent.click(button());
  const row = screen.getByText('General Admin');
  row.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(row);
  expect(dialog.open).toBe(false);
});

test('Esc dismisses the tooltip until the pointer comes anew', () => {
  render(<Chat admins={admins} />);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(button()).toHaveAttribute('data-quiet');
  fireEvent.pointerEnter(button());
  expect(button()).not.toHaveAttribute('data-quiet');
});
