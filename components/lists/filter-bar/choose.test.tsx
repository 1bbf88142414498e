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

test('a choice in the filter sheet updates the count and its link without reload, and keeps the focus', async () => {
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

test('choices in the filter sheet add up across links and buttons', async () => {
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

test('options in the filter sheet stay in place with a count of 0 after a choice rules them out', async () => {
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

test("the filter sheet marks a choice at once and shows 'Memuat…' while its answer takes long", async () => {
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

test('going back from the filter sheet leads to the row that opened it', async () => {
  draw();
  await user.click(screen.getByRole('button', named('2 hari 1')));
  await screen.findByRole('link', named('Lihat 1 paket'));
  const oldURL = location.href;
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation();
  history.replaceState(null, '', '/paket-tour');
  fireEvent(window, new HashChangeEvent('hashchange', { oldURL }));
  expect(location.hash).toBe('#urutan');
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  scrolled.mockRestore();
});

test('the filter sheet ignores a late answer and is reset to its list once it was closed', async () => {
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
])('the filter sheet submits only the first failed choice when the answer %s', async (_how, fail) => {
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

test('the filter sheet is reset when the page is restored after a choice without an answer', async () => {
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

test('the filter row of a wide screen loads the list on a press without asking the API', async () => {
  draw('static');
  fetchMock.mockClear();
  await user.click(screen.getByRole('button', named(/^2 hari/)));
  expect(loaded).toEqual(['?hari=2']);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('the filter sheet leaves a Ctrl-click to the browser', async () => {
  draw();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('button', named(/^2 hari/)));
  await user.keyboard('{/Control}');
  expect(loaded).toEqual(['?hari=2']);
});
