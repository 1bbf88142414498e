import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Chat } from './chat';

const user = userEvent.setup();
const admins = [
  { name: 'Senior Travel Consultant', speciality: 'Paket tour', phone: '+62 800-0000-0001' },
  { name: 'General Admin', speciality: 'Tiket', phone: '+62 800-0000-0002' },
];

// jsdom has <dialog>, but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

/** Presses the button, and waits for what is loaded then. */
async function open() {
  await user.click(button());
  await screen.findByRole('dialog');
}
const button = () => screen.getByRole('button', { name: 'Pesan sekarang !' });

test('the chat button is a WhatsApp link to the first admin when there is no script', () => {
  const html = renderToString(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  expect(html).toMatch(
    /<a href="https:\/\/wa\.me\/6280000000001\?text=Halo[^"]*" target="_blank" rel="noopener"/,
  );
});

test('the page does not contain the chat dialog before the button is pressed', () => {
  const html = renderToString(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  expect(html).not.toMatch(/dialog|General Admin/);
});

test('the chat renders nothing without an admin', () => {
  const { container } = render(<Chat admins={[]} siteName="Jelajahi Bandung" />);
  expect(container).toBeEmptyDOMElement();
});

// spec: 2 Floating chat, Dialog; 3, Admin chat contact; 4, Chat dialog
test('opening the chat hides the tooltip and lists both admins with a link to the privacy policy', async () => {
  render(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  await open();
  expect(button()).toHaveAttribute('data-quiet');
  const dialog = screen.getByRole('dialog', { name: 'Chat WhatsApp' });
  const rows = within(within(dialog).getByRole('list')).getAllByRole<HTMLAnchorElement>('link');
  expect(rows.map((row) => new URL(row.href).pathname)).toEqual(['/6280000000001', '/6280000000002']);
  for (const row of rows) {
    expect(row).toHaveTextContent('Online · Biasanya membalas dalam beberapa menit');
    expect(row).toHaveAttribute('rel', 'noopener');
    expect(row).toHaveAttribute('ping', '/api/minat?chat=jendela');
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

test("the chat greeting addresses the admin's person, or the site when no person is configured", async () => {
  const [first, second] = admins;
  render(<Chat admins={[{ ...first!, person: 'Rani' }, second!]} siteName="Jelajahi Bandung" />);
  await open();
  expect(texts()).toEqual([
    expect.stringMatching(/^Halo Kak Rani, saya ingin bertanya/),
    expect.stringMatching(/^Halo Jelajahi Bandung, saya ingin bertanya/),
  ]);
});

/** A page of this path and heading, with the chat that stands in the frame around it. */
function renderPage(path: string, heading: string, admins: Parameters<typeof Chat>[0]['admins']) {
  document.head.innerHTML = `<link rel="canonical" href="https://situs.example${path}">`;
  render(
    <>
      <main>
        <h1>{heading}</h1>
      </main>
      <Chat admins={admins} siteName="Jelajahi Bandung" />
    </>,
  );
}
afterEach(() => {
  document.head.innerHTML = '';
});

// spec: 7, Outbound links
test('the chat greeting names the item and its address on the page of an item', async () => {
  renderPage('/destination/kawah-putih', 'Kawah $& "Putih"', admins);
  await open();
  expect(texts()[0]).toBe(
    'Halo Jelajahi Bandung, saya ingin bertanya tentang "Kawah $& "Putih"". Mohon dibantu. Terima kasih.\nhttps://situs.example/destination/kawah-putih',
  );
});

test.each([
  ['a list', '/event'],
  ['an article', '/blog/dua-hari-di-bandung'],
  ['an area', '/kawasan/lembang'],
  ['a ready plan', '/rencana/dua-hari'],
])('the chat greeting asks about the services on the page of %s', async (_, path) => {
  renderPage(path, 'Judul', admins);
  await open();
  expect(texts()[0]).toBe(
    'Halo Jelajahi Bandung, saya ingin bertanya tentang layanan Anda. Mohon dibantu. Terima kasih.',
  );
});

test('the chat greeting asks about the services on a not-found page without a canonical link', async () => {
  renderPage('/event/bazar-braga', 'Event tidak ditemukan', admins);
  document.head.innerHTML = '';
  await open();
  expect(texts()[0]).toContain('bertanya tentang layanan Anda');
});

// spec: 2 Floating chat, Close
test('the chat dialog closes on its backdrop and on choosing an admin, but not on its content', async () => {
  render(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  await open();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await user.click(screen.getByText('Pilih admin untuk dibantu'));
  expect(dialog.open).toBe(true);
  await user.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  const row = screen.getByText('General Admin');
  row.addEventListener('click', (event) => event.preventDefault());
  await user.click(row);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press right after Escape opens the chat again, before the browser has told that it closed', async () => {
  render(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  await open();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.open = false;
  await user.click(button());
  fireEvent(dialog, new Event('close'));
  expect(await screen.findByRole('dialog')).toHaveProperty('open', true);
});

test('Esc hides the chat tooltip until the pointer enters the button again', async () => {
  render(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  await user.keyboard('{Escape}');
  expect(button()).toHaveAttribute('data-quiet');
  await user.hover(button());
  expect(button()).not.toHaveAttribute('data-quiet');
});

describe('the chat with hours', () => {
  // Monday to Saturday from 08.00 to 20.00 in Jakarta.
  const week = [1, 2, 3, 4, 5, 6].map(
    (day) => [day * 1440 + 480, day * 1440 + 1200, '08.00', `hari ${day}`] as const,
  );
  const withHours = [{ ...admins[0]!, week }, admins[1]!];
  const row = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
  const openAt = async (moment: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${moment}+07:00`));
    await open();
  };
  afterEach(() => jest.restoreAllMocks());

  // spec: 2 Floating chat, Dialog
  test("the chat shows an admin as Online within the admin's hours, by the time of opening", async () => {
    render(<Chat admins={withHours} siteName="Jelajahi Bandung" />);
    await openAt('2026-11-23T21:00');
    expect(row('Senior Travel Consultant')).toHaveTextContent('Dibalas mulai pukul 08.00');
    expect(row('Senior Travel Consultant')).not.toHaveTextContent('Online');
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    await openAt('2026-11-24T08:00');
    expect(row('Senior Travel Consultant')).not.toHaveTextContent('Dibalas');
    expect(row('Senior Travel Consultant')).toHaveTextContent(
      'Online · Biasanya membalas dalam beberapa menit',
    );
  });

  test('the chat shows an admin without hours as Online at any hour', async () => {
    render(<Chat admins={withHours} siteName="Jelajahi Bandung" />);
    await openAt('2026-11-23T03:00');
    expect(row('General Admin')).toHaveTextContent('Online · Biasanya membalas dalam beberapa menit');
  });
});

test.each([1, 3, 6])('the chat lists %i admins, each with a WhatsApp link of their own', async (count) => {
  const many = Array.from({ length: count }, (_, index) => ({
    ...admins[0]!,
    person: `Admin ${index}`,
    phone: `+62 812-0000-000${index}`,
  }));
  render(<Chat admins={many} siteName="Jelajahi Bandung" />);
  await open();
  const rows = within(screen.getByRole('list')).getAllByRole<HTMLAnchorElement>('link');
  expect(rows.map((row) => new URL(row.href).pathname)).toEqual(
    many.map((_, index) => `/6281200000000`.replace(/0$/, String(index))),
  );
});

test('the chat button without script links to the admin who answers for all services', () => {
  const html = renderToString(
    <Chat admins={[{ ...admins[0]!, services: ['paket'] }, admins[1]!]} siteName="Jelajahi Bandung" />,
  );
  expect(html).toMatch(/<a href="https:\/\/wa\.me\/6280000000002\?text=Halo[^"]*" target="_blank"/);
});

test("the chat lists the admin for the item's kind first, with the same portrait as elsewhere", async () => {
  const drivers = { ...admins[1]!, services: ['transportasi' as const] };
  renderPage('/transportasi/mini-bus', 'Mini Bus', [admins[0]!, drivers]);
  await open();
  const rows = within(screen.getByRole('list')).getAllByRole<HTMLAnchorElement>('link');
  expect(rows.map((row) => new URL(row.href).pathname)).toEqual(['/6280000000002', '/6280000000001']);
  const [, first] = rows.map((row) => row.querySelector('svg')?.innerHTML);
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  document.head.innerHTML = '';
  await open();
  expect(within(screen.getByRole('list')).getAllByRole('link')[0]?.querySelector('svg')?.innerHTML).toBe(
    first,
  );
});
