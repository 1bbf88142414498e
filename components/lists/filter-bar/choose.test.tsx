import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choiceOf } from '@/lib/addresses/list-choice';
import { choosingOf } from '@/lib/data/choosing';
import type { Summary } from '@/lib/entities/item-list';
import { registry } from '@/lib/entities/registry';
import { chosen } from '@/lib/listing/choosing';
import { FilterBar } from './filter-bar';

/* A choice in the sheet of a phone, without loading the list. */

const user = userEvent.setup();
const fetchMock = jest.fn();
/** What the browser would load. */
let loaded: string[] = [];

/** Packages of 1, 2 and 3 days; the last one lies in Ciwidey, and all but it cost less than a million. */
const items = [400_000, 900_000, 1_500_000].map(
  (amount, n) => ({ amount, rating: null, days: n + 1, createdAt: -n }) as Summary,
);
const around = {
  areaOf: (item: Summary) => (item.days === 3 ? 'ciwidey' : 'lembang'),
  isOver: () => false,
};

/** What the sheet of the list with this query shows. */
function viewOf(query: string) {
  const choice = choiceOf(Object.fromEntries(new URLSearchParams(query)));
  const choosing = choosingOf(registry.paket, 'Semua', items, choice, around)!;
  const total = chosen(items, choice, around).length;
  return { choosing, base: '/paket-tour', label: 'Semua', noun: 'paket', total };
}
const answer = (url: string) => ({ ok: true, json: async () => viewOf(new URL(url, 'http://x').search) });

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async (url: string) => answer(url));
  global.fetch = fetchMock;
  loaded = [];
  history.replaceState(null, '', '/paket-tour#saring');
});
afterEach(close);
window.addEventListener('submit', (event) => {
  const { target, submitter } = event as SubmitEvent;
  const sent = [...new FormData(target as HTMLFormElement, submitter)] as [string, string][];
  loaded.push(`?${String(new URLSearchParams(sent))}`);
  event.preventDefault();
});

function close() {
  history.replaceState(null, '', '#urutan');
  fireEvent(window, new HashChangeEvent('hashchange'));
}
/** Below 64rem the panel lies over the page, above it is a row. */
function draw(position = 'fixed') {
  render(<FilterBar {...viewOf('')} />);
  screen.getByRole('region', { name: 'Saring & urutkan' }).style.position = position;
}
const named = (name: RegExp | string) => ({ name, hidden: true });
const asked = () => fetchMock.mock.calls.map(([url]: string[]) => url);

test('changes the count and what the foot opens, and the pressed capsule stays the same with its focus', async () => {
  draw();
  const two = screen.getByRole('button', named('2 hari 1'));
  await user.click(two);
  const foot = await screen.findByRole('link', named('Lihat 1 paket'));
  expect(foot).toHaveAttribute('href', '/paket-tour?hari=2#urutan');
  expect(foot.parentElement).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('button', named('2 hari 1'))).toBe(two);
  expect(two).toHaveFocus();
  expect(two).toHaveAttribute('aria-pressed', 'true');
  expect(loaded).toEqual([]);
});

test('goes on from the choice before, links and buttons alike', async () => {
  draw();
  await user.click(screen.getByRole('link', named('Harga terendah')));
  await user.click(screen.getByRole('button', named(/^Lembang/)));
  await user.click(screen.getByRole('link', named(/^Sampai Rp 1 jt/)));
  const foot = await screen.findByRole('link', named('Lihat 2 paket'));
  await waitFor(() =>
    expect(foot).toHaveAttribute('href', '/paket-tour?urut=harga&harga=1000000&kawasan=lembang#urutan'),
  );
  expect(asked().slice(-3)).toEqual([
    '/api/saring/paket-tour?urut=harga',
    '/api/saring/paket-tour?urut=harga&kawasan=lembang',
    '/api/saring/paket-tour?urut=harga&harga=1000000&kawasan=lembang',
  ]);
});

test('what stood there stays, with nothing to show, lest it move what is pressed next', async () => {
  draw();
  await user.click(screen.getByRole('button', named(/^3\+ hari/)));
  await screen.findByRole('link', named('Lihat 1 paket'));
  expect(screen.getByRole('button', named('Lembang 0'))).toBeInTheDocument();
  // All limits hold the same now.
  await user.click(screen.getByRole('link', named('Harga terendah')));
  await user.click(screen.getByRole('button', named('1 hari 1')));
  await user.click(screen.getByRole('button', named('Ciwidey 0')));
  await screen.findByRole('link', named('Lihat pilihan lain'));
  expect(screen.getByRole('link', named(/^Sampai Rp 1 jt ?0 paket/))).toBeInTheDocument();
});

test('a value is marked at once, and an answer that takes long has a sign', async () => {
  let come: (value: unknown) => void = () => undefined;
  draw();
  await user.click(screen.getByRole('button', named(/^1 hari/)));
  await screen.findByRole('link', named('Lihat 1 paket'));
  fetchMock.mockReturnValue(new Promise((resolve) => (come = resolve)));
  await user.click(screen.getByRole('button', named(/^Lembang/)));
  await waitFor(() =>
    expect(screen.getByRole('button', named(/^Lembang/))).toHaveAttribute('aria-pressed', 'true'),
  );
  // After 0.3 seconds (spec §4).
  const foot = await screen.findByRole('link', named('Memuat…'), { timeout: 2500 });
  expect(foot).toHaveAttribute('href', '/paket-tour?hari=1&kawasan=lembang#urutan');
  await act(async () => come(answer('/?hari=1&kawasan=lembang')));
  await screen.findByRole('link', named('Lihat 1 paket'));
});

test('a sheet that is closed opens as what its list is, whatever answer still comes', async () => {
  let come: (value: unknown) => void = () => undefined;
  draw();
  await user.click(screen.getByRole('button', named(/^2 hari/)));
  await screen.findByRole('link', named('Lihat 1 paket'));
  fetchMock.mockReturnValue(new Promise((resolve) => (come = resolve)));
  await user.click(screen.getByRole('button', named(/^Lembang/)));
  close();
  await act(async () => come(answer('/?hari=2&kawasan=lembang')));
  expect(screen.getByRole('link', named('Lihat 3 paket'))).toHaveAttribute('href', '#urutan');
  expect(screen.queryAllByRole('button', { pressed: true, hidden: true })).toEqual([]);
});

test.each([
  ['is refused', async () => ({ ok: false, status: 503 })],
  ['does not come', () => Promise.reject(new TypeError('offline'))],
])('where the answer %s the form is sent, and nothing that was pressed after it', async (_how, fail) => {
  let end: (value?: unknown) => void = () => undefined;
  draw();
  await user.click(screen.getByRole('button', named(/^Lembang/)));
  await screen.findByRole('link', named('Lihat 2 paket'));
  fetchMock.mockReturnValue(new Promise((resolve) => (end = resolve)).then(fail));
  await user.click(screen.getByRole('button', named(/^1 hari/)));
  await user.click(screen.getByRole('button', named(/^2 hari/)));
  expect(loaded).toEqual([]);
  end();
  await waitFor(() => expect(loaded).toEqual(['?hari=1&kawasan=lembang']));
});

test('a page that comes back after a choice without an answer has its sheet as its list is', async () => {
  draw();
  await user.click(screen.getByRole('button', named(/^Lembang/)));
  await screen.findByRole('link', named('Lihat 2 paket'));
  fetchMock.mockResolvedValue({ ok: false, status: 503 });
  await user.click(screen.getByRole('button', named(/^1 hari/)));
  await waitFor(() => expect(loaded).toEqual(['?hari=1&kawasan=lembang']));
  expect(screen.queryAllByRole('button', { pressed: true, hidden: true })).not.toEqual([]);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(screen.getByRole('link', named('Lihat 3 paket'))).toHaveAttribute('href', '#urutan');
  expect(screen.queryAllByRole('button', { pressed: true, hidden: true })).toEqual([]);
});

test('at a desk, where it is a row above the list, a press loads the list', async () => {
  draw('static');
  fetchMock.mockClear();
  await user.click(screen.getByRole('button', named(/^2 hari/)));
  expect(loaded).toEqual(['?hari=2']);
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a press that opens another tab is the browser's", async () => {
  draw();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('button', named(/^2 hari/)));
  await user.keyboard('{/Control}');
  expect(loaded).toEqual(['?hari=2']);
});
