import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryChips } from './category-chips';

const user = userEvent.setup();
const labels = ['Semua', 'Seminar', 'Sound System, Lighting, LED'];
const draw = (current = 'Semua') =>
  render(<CategoryChips base="/event" labels={labels} current={current} outcome="2 dari 2 event" />);

test('each category chip links to its filtered list, and Semua to the whole list', () => {
  draw();
  const links = within(screen.getByRole('navigation', { name: 'Kategori' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/event#kategori',
    '/event?kategori=seminar#kategori',
    '/event?kategori=sound-system-lighting-led#kategori',
  ]);
});

test('only the chip of the current category is marked as current', () => {
  draw('Seminar');
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['Seminar']);
});

test("'Kategori' opens the board of chips, and Esc closes it and returns the focus", async () => {
  draw();
  const toggle = screen.getByRole('button', { name: /Kategori/ });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveTextContent('Kategori · 3');
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('the board of chips closes when a category is chosen', async () => {
  draw();
  await user.click(screen.getByRole('button', { name: /Kategori/ }));
  await choose('Seminar');
  expect(screen.getByRole('button', { name: /Kategori/ })).toHaveAttribute('aria-expanded', 'false');
});

/** Chooses without navigating, which jsdom cannot; returns the URL that a browser would go to. */
async function choose(name: string, how: 'click' | 'key' = 'click'): Promise<string | null> {
  const chip = screen.getByRole('link', { name });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  if (how === 'click') await user.click(chip);
  else await user.type(chip, '{Enter}', { skipClick: true });
  return chip.getAttribute('href');
}

describe('the place on the page after a choice', () => {
  /** The chips stand at `top` of a window that is scrolled by `y`. */
  function stand(y: number, top: number) {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  }
  afterEach(() => jest.restoreAllMocks());

  test('a chosen category opens at #kategori while the chips stick above the list', async () => {
    draw();
    stand(1400, 0);
    expect(await choose('Seminar')).toMatch(/\?kategori=seminar#kategori$/);
  });

  test('a chosen category opens at the top of the page while the list is below the chips', async () => {
    draw();
    stand(0, 300);
    expect(await choose('Seminar')).toMatch(/\?kategori=seminar$/);
  });

  test('a category chosen by keyboard opens at #kategori', async () => {
    draw();
    stand(0, 300);
    expect(await choose('Seminar', 'key')).toMatch(/\?kategori=seminar#kategori$/);
  });
});

describe("the announcement of a category's count", () => {
  /** Opens '/?kategori=seminar' from `referrer` by this type of navigation. */
  function open(referrer: string, type = 'navigate') {
    history.replaceState(null, '', '/?kategori=seminar#kategori');
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
    draw('Seminar');
    return screen.getByRole('status').textContent;
  }

  test.each([
    ['another category', '?kategori=wedding'],
    ['the whole list', ''],
    ['another order', '?kategori=seminar&urut=harga'],
  ])('the count of a category is announced to a visitor who came from %s of the list', (_, query) => {
    expect(open(`${location.origin}/${query}`)).toBe('2 dari 2 event');
  });

  test.each([
    ['another page', `${location.origin}/event`, 'navigate'],
    ['another site', 'https://luar.example/?kategori=wedding', 'navigate'],
    ['the same category', `${location.origin}/?kategori=seminar&page=2`, 'navigate'],
    ['nowhere', '', 'navigate'],
    ['a later page, back', `${location.origin}/?kategori=wedding`, 'back_forward'],
    ['itself, anew', `${location.origin}/?kategori=wedding`, 'reload'],
  ])('the count of a category is not announced to a visitor who came from %s', (_, referrer, type) => {
    expect(open(referrer, type)).toBe('');
  });
});
