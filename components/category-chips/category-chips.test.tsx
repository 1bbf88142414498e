import { fireEvent, render, screen, within } from '@testing-library/react';
import { CategoryChips } from './category-chips';

const labels = ['Semua', 'Seminar', 'Sound System, Lighting, LED'];
const draw = (current = 'Semua') => render(<CategoryChips base="/event" labels={labels} current={current} />);

test('every category is a link of its own, Semua the bare list', () => {
  draw();
  const links = within(screen.getByRole('navigation', { name: 'Kategori' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/event',
    '/event?kategori=seminar',
    '/event?kategori=sound-system-lighting-led',
  ]);
});

test('only the current category is marked', () => {
  draw('Seminar');
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['Seminar']);
});

test("'Kategori' unfolds the board; Escape folds it and gives the focus back", () => {
  draw();
  const toggle = screen.getByRole('button', { name: /Kategori/ });
  fireEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveTextContent('Kategori · 3');
  fireEvent.keyDown(screen.getByRole('link', { name: 'Seminar' }), { key: 'Escape' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('a choice folds the board, and the drawn-anew chip has the focus', () => {
  const first = draw();
  fireEvent.click(screen.getByRole('button', { name: /Kategori/ }));
  const chip = screen.getByRole('link', { name: 'Seminar' });
  chip.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(chip);
  expect(screen.getByRole('button', { name: /Kategori/ })).toHaveAttribute('aria-expanded', 'false');
  first.unmount();
  draw('Seminar');
  expect(screen.getByRole('link', { name: 'Seminar' })).toHaveFocus();
});

describe('the place on the page after a choice', () => {
  const scrollBy = jest.fn();
  /** The new list is drawn with its count at `top`, under chips that end at 112. */
  function choose(top: number) {
    window.scrollBy = scrollBy.mockReset();
    const count = document.body.appendChild(document.createElement('p'));
    count.dataset.outcome = '';
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: this === count ? top : 56, bottom: this === count ? top + 20 : 112 } as DOMRect;
    });
    const first = draw();
    const chip = screen.getByRole('link', { name: 'Seminar' });
    chip.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(chip);
    first.unmount();
    draw('Seminar');
    count.remove();
    jest.restoreAllMocks();
  }

  test('is where the count stands under the chips when the list began above them', () => {
    choose(-400);
    const [[by]] = scrollBy.mock.calls as [[{ top: number }]];
    expect(-400 - by.top).toBeGreaterThanOrEqual(112);
    expect(-400 - by.top).toBeLessThan(112 + 40);
  });

  test('is kept when the count is below the chips', () => {
    choose(300);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});

test('a page opened otherwise does not take the focus', () => {
  draw('Seminar');
  expect(document.body).toHaveFocus();
});
