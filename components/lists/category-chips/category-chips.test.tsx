import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryChips } from './category-chips';

const user = userEvent.setup();
const labels = ['Semua', 'Seminar', 'Sound System, Lighting, LED'];
const draw = (current = 'Semua') =>
  render(<CategoryChips base="/event" labels={labels} current={current} outcome="2 dari 2 event" />);

test('every category is a link of its own to its list, Semua the bare one', () => {
  draw();
  const links = within(screen.getByRole('navigation', { name: 'Kategori' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/event#kategori',
    '/event?kategori=seminar#kategori',
    '/event?kategori=sound-system-lighting-led#kategori',
  ]);
});

test('only the current category is marked', () => {
  draw('Seminar');
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['Seminar']);
});

test("'Kategori' unfolds the board; Escape folds it and gives the focus back", async () => {
  draw();
  const toggle = screen.getByRole('button', { name: /Kategori/ });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveTextContent('Kategori · 3');
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('a choice folds the board for whoever comes back', async () => {
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

  test('is the list under the chips where they stick above it', async () => {
    draw();
    stand(1400, 0);
    expect(await choose('Seminar')).toMatch(/\?kategori=seminar#kategori$/);
  });

  test('is kept where the list is below the chips: a new page begins at its top', async () => {
    draw();
    stand(0, 300);
    expect(await choose('Seminar')).toMatch(/\?kategori=seminar$/);
  });

  test('is at the chips for who chose by keys, who goes on from there', async () => {
    draw();
    stand(0, 300);
    expect(await choose('Seminar', 'key')).toMatch(/\?kategori=seminar#kategori$/);
  });
});

describe('what the category holds', () => {
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
  ])('is announced to who came from %s of the list', (_, query) => {
    expect(open(`${location.origin}/${query}`)).toBe('2 dari 2 event');
  });

  test.each([
    ['another page', `${location.origin}/event`, 'navigate'],
    ['another site', 'https://luar.example/?kategori=wedding', 'navigate'],
    ['the same category', `${location.origin}/?kategori=seminar&page=2`, 'navigate'],
    ['nowhere', '', 'navigate'],
    ['a later page, back', `${location.origin}/?kategori=wedding`, 'back_forward'],
    ['itself, anew', `${location.origin}/?kategori=wedding`, 'reload'],
  ])('is not for who came from %s', (_, referrer, type) => {
    expect(open(referrer, type)).toBe('');
  });
});
