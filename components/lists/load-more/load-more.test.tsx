import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { CardGridItems } from '@/components/lists/card-grid/card-grid-items';
import { LoadMore } from './load-more.island';
import type { ListPlace } from './place';

const user = userEvent.setup();
const place: ListPlace = {
  kind: 'paket',
  base: '/paket-tour',
  label: 'Historical',
  page: 1,
  pages: 3,
  perPage: 6,
  total: 14,
  noun: 'paket',
};
const fetchMock = jest.fn();
/** For each click, whether the browser would follow the link. jsdom cannot, so the click is cancelled. */
let followed: boolean[] = [];
window.addEventListener('click', (event) => {
  followed.push(!event.defaultPrevented);
  event.preventDefault();
});
const scrollTo = jest.fn();

/** The site's response for one page of 14 packages. */
function answer(page: number) {
  const cards = sampleCards(page === 3 ? 2 : 6, {}, (page - 1) * 6 + 1);
  return { ok: true, json: async () => ({ cards, page, pages: 3, total: 14 }) };
}

const pageOf = (url: string) => Number(new URL(url, 'http://localhost').searchParams.get('page'));

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async (url: string) => answer(pageOf(url)));
  global.fetch = fetchMock;
  window.scrollTo = scrollTo.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
  sessionStorage.clear();
  followed = [];
  window.history.replaceState({ __NA: true, tree: 'kept' }, '');
});

const draw = (over: Partial<ListPlace> = {}) =>
  render(
    <LoadMore place={{ ...place, ...over }} className="list">
      <CardGridItems cards={sampleCards(6)} />
    </LoadMore>,
  );
const link = () => screen.getByRole('link', { name: 'Load More' });
const press = async () => {
  await user.click(link());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Load More', busy: true })).toBeNull());
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

test('a failed request follows the link instead', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  draw();
  await user.click(link());
  await waitFor(() => expect(followed).toEqual([false, true]));
});

test('an error status follows the link too, and nothing is appended', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 503 });
  draw();
  await press();
  await waitFor(() => expect(followed).toEqual([false, true]));
  expect(titles()).toHaveLength(6);
});

test('a second press while waiting asks only once', async () => {
  let come: (value: unknown) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (come = resolve)));
  draw();
  await user.dblClick(link());
  come(answer(2));
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a press with a modifier is left to the browser', async () => {
  draw();
  await user.keyboard('{Control>}');
  await user.click(link());
  await user.keyboard('{/Control}');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('the link is the address of the next page', async () => {
  draw();
  expect(link()).toHaveAttribute('href', '/paket-tour?kategori=historical&page=2');
  await press();
  expect(link()).toHaveAttribute('href', '/paket-tour?kategori=historical&page=3');
});

// spec: 4, List pages
test('it appends the next six in the same list, focuses the first of them and says how many are shown', async () => {
  draw();
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('6 dari 14 paket');
  await press();
  expect(fetchMock).toHaveBeenCalledWith('/api/kartu/paket?kategori=historical&page=2');
  expect(titles()).toEqual(sampleCards(12).map((card) => card.title));
  expect(screen.getByRole('link', { name: /^Lihat Detail.*Kartu 7$/ })).toHaveFocus();
  expect(status).toHaveTextContent('12 dari 14 paket');
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '12');
});

// spec: 4, List pages
test('at the end the link goes and the focus stays', async () => {
  draw();
  await press();
  await press();
  expect(screen.queryByRole('link', { name: 'Load More' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('14 dari 14 paket');
  expect(screen.getByRole('link', { name: /^Lihat Detail.*Kartu 13$/ })).toHaveFocus();
});

test('a card that slid to the next page meanwhile is not shown twice', async () => {
  draw();
  await press();
  fetchMock.mockResolvedValue({
    ok: true,
    json: async () => ({ cards: sampleCards(3, {}, 12), pages: 3, total: 15 }),
  });
  await press();
  expect(titles().filter((title) => title === 'Kartu 12')).toHaveLength(1);
});

test('a list that begins on its second page counts from there', () => {
  draw({ page: 2 });
  expect(screen.getByRole('status')).toHaveTextContent('7–12 dari 14 paket');
});

test('what the router keeps in the history entry stays, and no entry is added', async () => {
  const entries = window.history.length;
  draw();
  await press();
  expect(window.history.state).toMatchObject({ __NA: true, tree: 'kept' });
  expect(window.history).toHaveLength(entries);
});

test('coming back shows what was shown, where it was', async () => {
  const { unmount } = draw();
  await press();
  Object.defineProperty(window, 'scrollY', { value: 1234, configurable: true });
  fireEvent(window, new Event('pagehide'));
  unmount();
  draw();
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 1234 }));
});

test('who scrolls by hand while it comes back is left alone', async () => {
  const { unmount } = draw();
  await press();
  unmount();
  draw();
  fireEvent.wheel(window);
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('another entry of the history starts at the beginning', async () => {
  const { unmount } = draw();
  await press();
  unmount();
  window.history.pushState({ __NA: true }, '');
  draw();
  await act(async () => undefined);
  expect(titles()).toHaveLength(6);
});

test('the gallery grows by its tiles, each linking to its item', async () => {
  const tile = (number: number) => ({
    ...sampleCards(1, { kind: 'atraksi', category: 'Atraksi' }, number)[0]!,
    id: `/attraction/${number}`,
    href: `/attraction/${number}`,
  });
  fetchMock.mockResolvedValue({
    ok: true,
    json: async () => ({ cards: [tile(25), tile(26)], page: 2, pages: 2, total: 26 }),
  });
  draw({ kind: 'galeri', base: '/galeri', label: 'Semua', pages: 2, perPage: 24, total: 26, noun: 'gambar' });
  expect(link()).toHaveAttribute('href', '/galeri?page=2');
  await press();
  expect(fetchMock).toHaveBeenCalledWith('/api/kartu/galeri?kategori=semua&page=2');
  const items = screen.getAllByRole('listitem').slice(-2);
  const tiles = items.map((item) => within(item).getAllByRole('link')[0]!);
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/attraction/25', '/attraction/26']);
  expect(tiles[0]).toHaveFocus();
  expect(screen.getAllByText('26 dari 26 gambar')).not.toHaveLength(0);
});

test('the next cards are those of the same order and filters', async () => {
  draw({ choice: { urut: 'harga', kawasan: 'lembang' } });
  expect(link()).toHaveAttribute('href', '/paket-tour?kategori=historical&urut=harga&kawasan=lembang&page=2');
  await press();
  expect(fetchMock.mock.calls).toEqual([
    ['/api/kartu/paket?kategori=historical&urut=harga&kawasan=lembang&page=2'],
  ]);
});
