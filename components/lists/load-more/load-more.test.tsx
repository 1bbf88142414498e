import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCards } from '@/components/cards/card/card.fixture';
import { CardGridItems } from '@/components/lists/card-grid/card-grid-items';
import { speculationRules } from '@/lib/addresses/speculation-rules';
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
  ids: sampleCards(6).map(({ id }) => id),
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

/** The site's response for one page of so many packages. */
function answer(page: number, total = 14) {
  const cards = sampleCards(Math.min(6, total - (page - 1) * 6), {}, (page - 1) * 6 + 1);
  return { ok: true, json: async () => ({ cards, page, pages: Math.ceil(total / 6), total }) };
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

test.each([true, false])('no browser fetches ahead what Load More links to (on a phone: %s)', (isMobile) => {
  draw();
  const rules = JSON.stringify(speculationRules({ savesData: false, isMobile }));
  const [, selector = ''] = /"selector_matches":"([^"]+)"/.exec(rules) ?? [];
  expect(link().matches(selector)).toBe(true);
});

test('Load More follows its link when the request fails', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  draw();
  await user.click(link());
  await waitFor(() => expect(followed).toEqual([false, true]));
});

test('Load More follows its link and appends nothing when the response is an error status', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 503 });
  draw();
  await press();
  await waitFor(() => expect(followed).toEqual([false, true]));
  expect(titles()).toHaveLength(6);
});

test.each([13, 15])(
  'Load More follows its link and appends nothing when the list of 14 has %d items meanwhile',
  async (total) => {
    fetchMock.mockImplementation(async (url: string) => answer(pageOf(url), total));
    draw();
    await press();
    await waitFor(() => expect(followed).toEqual([false, true]));
    expect(titles()).toHaveLength(6);
  },
);

test('Load More sends one request when it is pressed twice', async () => {
  let come: (value: unknown) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (come = resolve)));
  draw();
  await user.dblClick(link());
  come(answer(2));
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('Load More sends no request when it is pressed with Ctrl', async () => {
  draw();
  await user.keyboard('{Control>}');
  await user.click(link());
  await user.keyboard('{/Control}');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('Load More links to the next page, before and after a press', async () => {
  draw();
  expect(link()).toHaveAttribute('href', '/paket-tour?kategori=historical&page=2');
  await press();
  expect(link()).toHaveAttribute('href', '/paket-tour?kategori=historical&page=3');
});

// spec: 4, List pages
test('Load More appends the next six cards, focuses the first of them and announces the count', async () => {
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
test('Load More disappears at the end of the list and leaves the focus on the new cards', async () => {
  draw();
  await press();
  await press();
  expect(screen.queryByRole('link', { name: 'Load More' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('14 dari 14 paket');
  expect(screen.getByRole('link', { name: /^Lihat Detail.*Kartu 13$/ })).toHaveFocus();
});

test.each([
  ['the first page', 6, 1],
  ['an appended page', 12, 2],
])(
  'Load More does not show a card of %s twice that moved to the next page meanwhile',
  async (_, last, after) => {
    draw();
    for (let page = 1; page < after; page += 1) await press();
    fetchMock.mockResolvedValue({
      ok: true,
      json: async () => ({ cards: sampleCards(3, {}, last), page: after + 1, pages: 3, total: 14 }),
    });
    await press();
    expect(titles().filter((title) => title === `Kartu ${last}`)).toHaveLength(1);
    expect(titles()).toContain(`Kartu ${last + 1}`);
  },
);

test('Load More counts from the page at which the list begins', () => {
  draw({ page: 2 });
  expect(screen.getByRole('status')).toHaveTextContent('7–12 dari 14 paket');
});

test("Load More keeps the router's history state and adds no history entry", async () => {
  const entries = window.history.length;
  draw();
  await press();
  expect(window.history.state).toMatchObject({ __NA: true, tree: 'kept' });
  expect(window.history).toHaveLength(entries);
});

test('Load More restores the cards and the scroll position when the visitor comes back', async () => {
  const { unmount } = draw();
  await press();
  Object.defineProperty(window, 'scrollY', { value: 1234, configurable: true });
  fireEvent(window, new Event('pagehide'));
  unmount();
  draw();
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 1234 }));
});

test.each([
  ['before', ([ofPress, ...restored]: (() => void)[]) => [ofPress, ...restored]],
  ['after', ([ofPress, ...restored]: (() => void)[]) => [...restored, ofPress]],
])('Load More skips no page when its press is answered %s the pages it restores', async (_, inOrder) => {
  const { unmount } = draw();
  await press();
  await press();
  unmount();
  const held: (() => void)[] = [];
  fetchMock.mockImplementation(
    (url: string) => new Promise((resolve) => held.unshift(() => resolve(answer(pageOf(url), 20)))),
  );
  draw({ pages: 4, total: 20 });
  await user.click(link());
  for (const come of inOrder(held)) await act(async () => come?.());
  expect(titles()).toEqual(sampleCards(18).map((card) => card.title));
  expect(link()).toHaveAttribute('href', '/paket-tour?kategori=historical&page=4');
});

test('Load More does not restore the scroll position when the visitor scrolls meanwhile', async () => {
  const { unmount } = draw();
  await press();
  unmount();
  draw();
  fireEvent.wheel(window);
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Load More shows the first page, and keeps its place later, when the list has changed since', async () => {
  const { unmount } = draw();
  await press();
  unmount();
  fetchMock.mockImplementation(async (url: string) => answer(pageOf(url), 15));
  draw();
  await act(async () => undefined);
  expect(titles()).toHaveLength(6);
  fetchMock.mockImplementation(async (url: string) => answer(pageOf(url)));
  await press();
  expect(titles()).toHaveLength(12);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Load More starts with the first page in another history entry', async () => {
  const { unmount } = draw();
  await press();
  unmount();
  window.history.pushState({ __NA: true }, '');
  draw();
  await act(async () => undefined);
  expect(titles()).toHaveLength(6);
});

test('Load More of the gallery appends tiles that link to their items and focuses the first', async () => {
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

test('Load More requests the next cards with the same order and filters', async () => {
  draw({ choice: { urut: 'harga', kawasan: 'lembang' } });
  expect(link()).toHaveAttribute('href', '/paket-tour?kategori=historical&urut=harga&kawasan=lembang&page=2');
  await press();
  expect(fetchMock.mock.calls).toEqual([
    ['/api/kartu/paket?kategori=historical&urut=harga&kawasan=lembang&page=2'],
  ]);
});
