import { render, screen, within } from '@testing-library/react';
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

test('without script the button is a link to the first admin', () => {
  const html = renderToString(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  expect(html).toMatch(
    /<a href="https:\/\/wa\.me\/6280000000001\?text=Halo[^"]*" target="_blank" rel="noopener"/,
  );
});

test('its content is in no page: it comes with the first press', () => {
  const html = renderToString(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  expect(html).not.toMatch(/dialog|General Admin/);
});

test('without an admin there is no button', () => {
  const { container } = render(<Chat admins={[]} siteName="Jelajahi Bandung" />);
  expect(container).toBeEmptyDOMElement();
});

// spec: 2 Floating chat, Dialog; 3, Admin chat contact; 4, Chat dialog
test('opening hides the tooltip and shows both admins', async () => {
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

test('the greeting addresses the person of site.config.json, else the site, never a job title', async () => {
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
test('on the page of an item the greeting names the item and the page', async () => {
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
])('on the page of %s it asks about the services', async (_, path) => {
  renderPage(path, 'Judul', admins);
  await open();
  expect(texts()[0]).toBe(
    'Halo Jelajahi Bandung, saya ingin bertanya tentang layanan Anda. Mohon dibantu. Terima kasih.',
  );
});

test('so it does on the text of a 404, which has no address of its own', async () => {
  renderPage('/event/bazar-braga', 'Event tidak ditemukan', admins);
  document.head.innerHTML = '';
  await open();
  expect(texts()[0]).toContain('bertanya tentang layanan Anda');
});

// spec: 2 Floating chat, Close
test('a press on the backdrop closes, one on the content does not, a choice does', async () => {
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

test('Esc dismisses the tooltip until the pointer comes anew', async () => {
  render(<Chat admins={admins} siteName="Jelajahi Bandung" />);
  await user.keyboard('{Escape}');
  expect(button()).toHaveAttribute('data-quiet');
  await user.hover(button());
  expect(button()).not.toHaveAttribute('data-quiet');
});

describe('with hours', () => {
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
  test('an admin is Online within his hours, by the clock of the opening and not of the page', async () => {
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

  test('who has none is Online at any hour, as specified', async () => {
    render(<Chat admins={withHours} siteName="Jelajahi Bandung" />);
    await openAt('2026-11-23T03:00');
    expect(row('General Admin')).toHaveTextContent('Online · Biasanya membalas dalam beberapa menit');
  });
});

test.each([1, 3, 6])('%i admins are listed, each with a link of his own', async (count) => {
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

test('without script the button leads to who answers for all', () => {
  const html = renderToString(
    <Chat admins={[{ ...admins[0]!, services: ['paket'] }, admins[1]!]} siteName="Jelajahi Bandung" />,
  );
  expect(html).toMatch(/<a href="https:\/\/wa\.me\/6280000000002\?text=Halo[^"]*" target="_blank"/);
});

test('on the page of an item, whom its order goes to comes first, with the same portrait as elsewhere', async () => {
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
