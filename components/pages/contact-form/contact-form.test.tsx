import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { INCOMPLETE } from '@/lib/order/contact-draft';
import { ContactForm } from './contact-form.island';

const user = userEvent.setup();
const open = jest.fn();
const VALUES = {
  'Nama Lengkap': 'Sri Wahyuni',
  Email: 'sri@contoh.id',
  'Nomor Telepon': '+62 812-0000-0000',
  'Destinasi Impian': 'Kawah Putih',
  'Rencana Perjalanan': 'Dua hari & empat orang',
};

let rerender: ReturnType<typeof render>['rerender'];
beforeEach(() => {
  open.mockReset();
  window.open = open;
  ({ rerender } = render(<ContactForm siteName="Priangan Jalan" phone="+62 800-0000-0001" />));
});

async function fill(values: Partial<typeof VALUES>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
}
const send = () => user.click(screen.getByRole('button', { name: 'Kirim lewat WhatsApp' }));

test('the contact form, sent empty, opens nothing, marks each field and focuses the first', async () => {
  await send();
  expect(open).not.toHaveBeenCalled();
  for (const label of Object.keys(VALUES)) expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText('Nama Lengkap')).toHaveFocus();
  expect(screen.getByLabelText('Nama Lengkap')).toHaveAccessibleDescription('Masukkan nama lengkap Anda');
});

test('the contact form rejects an incomplete e-mail address until it is complete', async () => {
  await fill({ ...VALUES, Email: 'sri.wahyuni@' });
  await send();
  expect(open).not.toHaveBeenCalled();
  const email = screen.getByLabelText('Email');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Masukkan alamat email yang lengkap');
  await fill({ Email: 'sri.wahyuni@contoh.id' });
  expect(email).toBeValid();
  expect(email).not.toHaveAccessibleDescription();
});

test('the contact form shows no error before it is sent', async () => {
  await fill({ Email: 'sri' });
  expect(screen.queryByText(/Masukkan/)).toBeNull();
});

// spec: 1, The contact form; 5, On submit
test('the complete contact form opens WhatsApp in a new tab and shows the same link', async () => {
  await fill(VALUES);
  await send();
  const [href, target, features] = open.mock.calls[0] as [string, string, string];
  expect([target, features]).toEqual(['_blank', 'noopener']);
  const url = new URL(href);
  expect(url.origin + url.pathname).toBe('https://wa.me/6280000000001');
  for (const value of Object.values(VALUES)) expect(url.searchParams.get('text')).toContain(value);
  expect(screen.getByRole('status')).toHaveTextContent('WhatsApp dibuka dengan pesan Anda.');
  expect(screen.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute('href', href);
});

test('the contact form drops its link to the sent message when a field is changed', async () => {
  await fill(VALUES);
  await send();
  await fill({ 'Rencana Perjalanan': 'Tiga hari' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await send();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Buka WhatsApp' });
  expect(new URL(href).searchParams.get('text')).toContain('Tiga hari');
});

// spec: 5, Phone
test('the contact form without script is validated by the browser and sent to /contact/kirim', () => {
  const html = renderToString(<ContactForm siteName="Priangan Jalan" phone="+62 800-0000-0001" />);
  expect(html).toMatch(/<form[^>]* action="\/contact\/kirim" method="GET"/);
  expect(html).not.toMatch(/novalidate/i);
  expect(html.match(/ required=""/g)).toHaveLength(5);
  expect(html).toMatch(/<input(?=[^>]* type="email")(?=[^>]* autoComplete="email")/i);
  expect(html).toMatch(
    /<input(?=[^>]* type="tel")(?=[^>]* autoComplete="tel")(?=[^>]* placeholder="\+62 xxx-xxxx-xxxx")/i,
  );
});

describe('the contact form without script', () => {
  const read = (isIncomplete: boolean) => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(
      <ContactForm siteName="Priangan Jalan" phone="+62 800-0000-0001" isIncomplete={isIncomplete} />,
    );
    return box;
  };
  test('the contact form does not say that the message was not sent before it was sent', () =>
    expect(read(false)).not.toHaveTextContent('belum terkirim'));
  test('the contact form, returned as incomplete, says so in the element of its anchor', () =>
    expect(read(true).querySelector(`#${INCOMPLETE}`)).toHaveTextContent(
      'Pesan belum terkirim. Lengkapi kelima kolom dengan alamat email yang benar, lalu kirim lagi.',
    ));
});

test('the contact form, returned as incomplete, no longer says so when it was sent and then changed', async () => {
  rerender(<ContactForm siteName="Priangan Jalan" phone="+62 800-0000-0001" isIncomplete />);
  await fill(VALUES);
  expect(screen.getByText(/belum terkirim/)).toBeInTheDocument();
  await send();
  await fill({ 'Rencana Perjalanan': 'Tiga hari' });
  expect(screen.queryByText(/belum terkirim/)).toBeNull();
});
