import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { SearchBox } from './search-box.island';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const HITS = [
  { title: 'Kawah Putih', label: 'Destinasi', href: '/destination/kawah-putih', group: 'Destinasi' },
  { title: 'Tiket Kawah Putih', label: 'Tiket', href: '/tiket/kawah', group: 'Tiket' },
];
const fetchMock = jest.fn();
const CHAT = 'https://wa.me/6280000000001?text=Halo';
const answer = (data: unknown[], total = data.length) => ({
  ok: true,
  json: () => Promise.resolve({ data, total, ...(total ? {} : { chat: CHAT }) }),
});
const field = () => screen.getByPlaceholderText('Cari di Bandung');

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset().mockResolvedValue(answer(HITS));
  global.fetch = fetchMock;
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SearchBox />
    </SWRConfig>,
  );
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (value: string) => user.type(field(), value);
async function search(value: string): Promise<void> {
  await type(value);
  await wait(310);
}

// spec: 4, Search box
test('the search box sends no request for two characters, not counting spaces', async () => {
  await search('  ka  ');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

// spec: 4, Search box
test('the search box sends a request for three characters', async () => {
  await search(' ubi ');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

// spec: 8, Search request fails
test('the search box shows nothing and logs a warning when the request fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  fetchMock.mockResolvedValue({ ok: false, status: 500 });
  await search('kawah');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByText(/No results/)).toBeNull();
  expect(warn).toHaveBeenCalledWith('Pencarian gagal: HTTP 500');
});

// spec: 4, Search box
test('the search box shows a spinner until the answer has come', async () => {
  let come: (value: unknown) => void = () => undefined;
  fetchMock.mockImplementation(() => new Promise((resolve) => (come = resolve)));
  await search('kawah');
  const form = screen.getByRole('search');
  expect(form.querySelector('.sun')).toBeInTheDocument();
  await act(async () => come(answer(HITS)));
  expect(form.querySelector('.sun')).not.toBeInTheDocument();
  expect(screen.getAllByRole('option').slice(0, -1)).toHaveLength(2);
});

// spec: 2 Navigation bar, Each result
test('the search box shows each result with its title and its label', async () => {
  await search('kawah');
  const rows = screen.getAllByRole('option').slice(0, -1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Kawah PutihDestinasi',
    'Tiket Kawah PutihTiket',
  ]);
});

test("the search box shows 'Contoh' behind the title of a sample alone", async () => {
  fetchMock.mockResolvedValue(answer([HITS[0], { ...HITS[1], isSample: true }]));
  await search('kawah');
  expect(screen.getByText('Contoh').closest('[role=option]')).toHaveTextContent(
    'Tiket Kawah Putih ContohTiket',
  );
});

test('the last option of the search box links to all results with their total, and ArrowUp reaches it', async () => {
  fetchMock.mockResolvedValue(answer(HITS, 44));
  await search('kawah putih');
  expect(screen.getByRole('status')).toHaveTextContent('44 hasil');
  const last = screen.getAllByRole('option').at(-1)!;
  expect(last).toHaveTextContent('Lihat semua 44 hasil');
  expect(last).toHaveAttribute('href', '/cari?q=kawah+putih');
  await user.keyboard('{ArrowUp}');
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', last.id);
  last.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('listbox')).toBeNull();
});

// spec: 4, Search box; 8, No search results
test("the search box shows 'No results found', marked as English, for an answer without hits", async () => {
  fetchMock.mockResolvedValue(answer([]));
  await search('kawak ');
  expect(screen.getByText('No results found for "kawak"')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('status')).toHaveTextContent('0 hasil');
});

// spec: 8, No search results
test('the search box without hits offers three lists and the chat, and a choice closes and clears it', async () => {
  fetchMock.mockResolvedValue(answer([]));
  await search('kawak');
  const hrefs = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Paket Tour', '/paket-tour'],
    ['Destinasi', '/destinasi'],
    ['Kuliner', '/kuliner'],
    ['Tanya lewat WhatsApp', CHAT],
  ]);
  const way = screen.getByRole('link', { name: 'Kuliner' });
  way.addEventListener('click', (event) => event.preventDefault());
  await user.click(way);
  expect(screen.queryByText(/No results/)).toBeNull();
  expect(field()).toHaveValue('');
});

// spec: 2 Navigation bar, Live search box
test('the search box groups hits by kind, and ArrowDown walks through all options', async () => {
  const more = { title: 'Kawah Ratu', label: 'Alam', href: '/destination/kawah-ratu', group: 'Destinasi' };
  fetchMock.mockResolvedValue(answer([HITS[0], more, HITS[1]]));
  await search('kawah');
  const list = screen.getByRole('listbox');
  const groups = within(list).getAllByRole('group');
  const inGroups = groups.map((group) => [
    group.getAttribute('aria-label'),
    within(group)
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ]);
  expect(inGroups).toEqual([
    ['Destinasi', ['/destination/kawah-putih', '/destination/kawah-ratu']],
    ['Tiket', ['/tiket/kawah']],
  ]);
  for (const option of screen.getAllByRole('option')) {
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', option.id);
  }
});

test('the search box never shows an outdated answer, however late it comes', async () => {
  let late: (value: unknown) => void = () => undefined;
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  await search('kawah');
  fetchMock.mockResolvedValue(answer([{ ...HITS[0], title: 'Braga', href: '/destination/braga' }]));
  await user.clear(field());
  await search('braga');
  await act(async () => late(answer(HITS)));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'BragaDestinasi',
    'Lihat semua 1 hasil',
  ]);
  await type('{Backspace}');
  expect(screen.queryByRole('option')).toBeNull();
});

// spec: 4, Search box; 9, Search
test('the search box sends one request, 300 ms after the last key', async () => {
  await type('kawa');
  await wait(200);
  await type('h');
  await wait(290);
  expect(fetchMock).not.toHaveBeenCalled();
  await wait(20);
  expect(fetchMock.mock.calls).toEqual([['/api/cari?q=kawah']]);
});

test('a tap on the search box shows the results again that Enter has closed', async () => {
  await search('kawah');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveFocus();
  await user.click(field());
  expect(screen.getAllByRole('option')).not.toHaveLength(0);
});

// spec: 4, Closing the search
test('the search box wraps the arrow keys around, and Enter follows an option, closes and clears', async () => {
  await search('kawah');
  expect(screen.getByRole('status')).toHaveTextContent('2 hasil');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowUp}');
  const [first, ...others] = screen.getAllByRole('option');
  expect(field()).toHaveAttribute('aria-activedescendant', others.at(-1)!.id);
  await user.keyboard('{Home}');
  expect(first).toHaveAttribute('aria-selected', 'true');
  const went = jest.fn((event: Event) => event.preventDefault());
  first!.addEventListener('click', went);
  await user.keyboard('{Enter}');
  expect(went).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('listbox')).toBeNull();
});

// spec: 5, Submitting
test('the search box closes on Esc and on submitting, and Esc keeps its text', async () => {
  await search('kawah');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('kawah');
  await user.tab();
  await user.tab({ shift: true });
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  const isPrevented = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', isPrevented, { once: true });
  await user.keyboard('{Enter}');
  expect(isPrevented).toHaveReturnedWith(true);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each(['Enter', 'Escape'])(
  'ArrowDown reopens the search results that %s closed, at the first hit',
  async (key) => {
    await search('kawah');
    await user.keyboard(`{${key}}`);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id);
    expect(screen.getByRole('status')).toHaveTextContent('2 hasil');
  },
);

test('ArrowDown reopens the message that nothing was found', async () => {
  fetchMock.mockResolvedValue(answer([]));
  await search('kawak');
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/No results/)).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText(/No results/)).toBeInTheDocument();
});

// spec: 4, Closing the search
test('the search box closes its list on a press outside', async () => {
  await search('kawah');
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the search button of the phone toggles the panel and moves the focus into the field and back', async () => {
  await user.click(screen.getByRole('button', { name: 'Cari' }));
  expect(field()).toHaveFocus();
  const close = screen.getByRole('button', { name: 'Tutup pencarian' });
  expect(close).toHaveAttribute('aria-expanded', 'true');
  await user.click(close);
  expect(close).toHaveAttribute('aria-expanded', 'false');
  expect(close).toHaveFocus();
});

test('the search box without script is a form and a link to /cari, without the combobox role', () => {
  const html = renderToString(<SearchBox />);
  expect(html).toContain('action="/cari"');
  expect(html).toContain('maxLength="100"');
  expect(html).toMatch(/<a [^>]*href="\/cari"[^>]*aria-label="Cari"/);
  expect(html).not.toContain('combobox');
});

test('the search form has a visually hidden submit button outside the tab order', () => {
  const button = within(screen.getByRole('search')).getByRole<HTMLButtonElement>('button');
  expect(button).toHaveAttribute('type', 'submit');
  expect(button).toHaveAccessibleName('Cari sekarang');
  expect(button).toHaveClass('vh');
  expect(button.tabIndex).toBe(-1);
});

test('the search box keeps what was typed before script ran, and searches for it', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<SearchBox />);
  document.body.append(container);
  const typed = within(container).getByPlaceholderText<HTMLInputElement>('Cari di Bandung');
  act(() => typed.focus());
  typed.value = 'lembang';
  render(<SearchBox />, { container, hydrate: true });
  await wait(310);
  expect(typed).toHaveValue('lembang');
  expect(fetchMock.mock.calls).toEqual([['/api/cari?q=lembang']]);
  expect(typed).toHaveAttribute('aria-expanded', 'true');
});
