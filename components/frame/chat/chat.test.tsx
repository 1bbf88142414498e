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
  const html = renderToString(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  expect(html).toMatch(
    /<a href="https:\/\/wa\.me\/6280000000001\?text=Halo[^"]*" target="_blank" rel="noopener"/,
  );
});

test('without an admin there is no button', () => {
  const { container } = render(<Chat admins={[]} siteName="Jelajahi Bandung" />);
  expect(container).toBeEmptyDOMElement();
});

test('opening hides the tooltip and shows both admins', () => {
  render(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  fireEvent.click(button());
  expect(button()).toHaveAttribute('data-quiet');
  const dialog = screen.getByRole('dialog', { name: 'Chat WhatsApp' });
  const rows = within(within(dialog).getByRole('list')).getAllByRole<HTMLAnchorElement>('link');
  expect(rows.map((row) => new URL(row.href).pathname)).toEqual(['/6280000000001', '/6280000000002']);
  for (const row of rows) {
    expect(row).toHaveTextContent('Online · Biasanya membalas dalam beberapa menit');
    expect(row).toHaveAttribute('rel', 'noopener');
  }
  expect(dialog).toHaveTextContent('Pilih admin untuk dibantu');
  expect(within(dialog).getByRole('link', { name: 'kebijakan privasi' })).toHaveAttribute(
    'href',
    '/kebijakan-privasi',
  );
});

const texts = () =>
  within(screen.getByRole('list'))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((row) => new URL(row.href).searchParams.get('text'));

test('the greeting addresses the person of site.config.json, else the site, never a job title', () => {
  const [first, second] = admins;
  render(<Chat admins={[{ ...first!, person: 'Rani' }, second!]} siteName="Jelajahi Bandung" />);
  fireEvent.click(button());
  expect(texts()).toEqual([
    expect.stringMatching(/^Halo Kak Rani, saya ingin bertanya/),
    expect.stringMatching(/^Halo Jelajahi Bandung, saya ingin bertanya/),
  ]);
});

test('on the page of an item the greeting names the item and the page, on the next page no longer', () => {
  const { container } = render(
    <>
      <main data-docked="">
        <h1>Kawah $& "Putih"</h1>
      </main>
      <Chat admins={admins} siteName="Jelajahi Bandung" />
    </>,
  );
  fireEvent.click(button());
  expect(texts()[0]).toBe(
    `Halo Jelajahi Bandung, saya ingin bertanya tentang "Kawah $& "Putih"". Mohon dibantu. Terima kasih.\n${location.href}`,
  );
  container.querySelector('main')?.removeAttribute('data-docked');
  screen.getByRole<HTMLDialogElement>('dialog').close();
  fireEvent.click(button());
  expect(texts()[0]).toBe(
    'Halo Jelajahi Bandung, saya ingin bertanya tentang layanan Anda. Mohon dibantu. Terima kasih.',
  );
});

test('where nothing can be ordered any more the greeting names the item too', () => {
  render(
    <>
      <main data-item="">
        <h1>Bazar Braga</h1>
      </main>
      <Chat admins={admins} siteName="Jelajahi Bandung" />
    </>,
  );
  fireEvent.click(button());
  expect(texts()[0]).toContain('bertanya tentang "Bazar Braga"');
});

test('a press on the backdrop closes, one on the content does not, a choice does', () => {
  render(<Chat admins={admins} siteName="Jelajahi Bandung" />);
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
  render(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(button()).toHaveAttribute('data-quiet');
  fireEvent.pointerEnter(button());
  expect(button()).not.toHaveAttribute('data-quiet');
});
