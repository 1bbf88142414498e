import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Share } from './share';

const user = userEvent.setup();
const writeText = jest.fn();
const share = jest.fn();
const own = { clipboard: navigator.clipboard, share: navigator.share };

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  share.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: own.clipboard, configurable: true });
  Reflect.deleteProperty(navigator, 'share');
});

async function open(title = 'Kawah Putih') {
  render(<Share title={title} path="/destination/kawah-putih" />);
  await user.click(screen.getByText('Bagikan'));
  return screen.getByRole<HTMLDetailsElement>('group');
}

test('Share without script has links for WhatsApp and e-mail and a field with the address', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <Share title={'Kawah "Putih" & 100%\nBEGIN:VCARD'} path="/destination/kawah-putih" />,
  );
  const links = within(container).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  const [whatsapp, mail] = links.map(({ href }) => new URL(href));
  const text = 'Kawah "Putih" & 100% BEGIN:VCARD\nhttp://localhost:3000/destination/kawah-putih';
  expect(whatsapp?.searchParams.get('text')).toBe(text);
  expect(mail?.searchParams.get('body')).toBe(text);
  expect(within(container).getByLabelText('Tautan halaman ini')).toHaveValue(
    'http://localhost:3000/destination/kawah-putih',
  );
  expect(within(container).queryByRole('button', { hidden: true })).toBeNull();
});

// spec: 10, Share
test('Share copies the address and announces it', async () => {
  await open();
  const copy = await screen.findByRole('button', { name: 'Salin tautan' });
  await user.click(copy);
  await waitFor(() => expect(screen.getByText('Tautan disalin')).toHaveAttribute('aria-live', 'polite'));
  expect(writeText).toHaveBeenCalledWith('http://localhost:3000/destination/kawah-putih');
});

test('Share selects the address when copying fails', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await open();
  await user.click(await screen.findByRole('button', { name: 'Salin tautan' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tekan lama untuk menyalin' })).toBeVisible(),
  );
  const field = screen.getByLabelText<HTMLInputElement>('Tautan halaman ini');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
});

test("Share opens the system's share sheet when the browser has one", async () => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Aplikasi lain' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Kawah Putih',
    url: 'http://localhost:3000/destination/kawah-putih',
  });
});

test('Share does not offer a share sheet when the browser has none', async () => {
  await open();
  await screen.findByRole('button', { name: 'Salin tautan' });
  expect(screen.queryByRole('button', { name: 'Aplikasi lain' })).toBeNull();
});

test('Esc closes the panel of Share and returns the focus', async () => {
  const details = await open();
  await screen.findByRole('button', { name: 'Salin tautan' });
  await user.click(screen.getByLabelText('Tautan halaman ini'));
  await user.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(screen.getByText('Bagikan')).toHaveFocus();
});
