import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { cutText } from './cut';
import { Expandable } from './expandable.island';

const user = userEvent.setup();
const LONG = 'kata '.repeat(40).trim();

// spec: 9, Food description
test('a text of exactly the limit is not cut', () => {
  expect(cutText('a'.repeat(100), 100)).toBeNull();
});

test('a word longer than the limit is cut within, an emoji never', () => {
  expect(cutText('😀'.repeat(12), 10)?.[0]).toBe('😀'.repeat(10));
});

test('a cut keeps every character, ends at a word and leaves no comma before the dots', () => {
  const text = `${'a'.repeat(90)} dan, ${'b'.repeat(40)}`;
  const parts = cutText(text, 100);
  expect(parts?.join('')).toBe(text);
  expect(parts?.[0]).toBe(`${'a'.repeat(90)} dan`);
});

const draw = (address: string | null, text: string | null, of = 'Batagor') => (
  <Expandable address={address} text={text} of={of} />
);

test('without script the whole text and the whole address are in the HTML', () => {
  const html = renderToString(draw('Jl. Banceuy No. 51, Braga, Bandung', LONG)).replace(/<[^>]+>/g, '');
  expect(html).toContain(LONG.slice(-30));
  expect(html).toContain('Jl. Banceuy No. 51, Braga, Bandung');
});

test('a card with a cut text and an address has one button', () => {
  render(draw('Jl. Banceuy No. 51, Braga, Bandung', LONG));
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('where nothing is hidden there is no button', () => {
  render(draw('Jl. Banceuy', 'Pedas dan gurih.'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

// spec: 9, Food description
test('a hundred characters are shown whole, and one more is cut', () => {
  const { rerender } = render(draw(null, 'a'.repeat(100)));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(draw(null, 'a'.repeat(101)));
  expect(screen.getByRole('button')).toBeInTheDocument();
});

// spec: 2 Food, Long food descriptions; 4, Food text
test('one press opens every text of the page, the next one closes all, and the focus stays', async () => {
  render(
    <>
      {draw(null, LONG)}
      {draw('Jl. Banceuy No. 51', LONG, 'Kedai')}
    </>,
  );
  const button = screen.getByRole('button', { name: /^lihat lebih lanjut ?: Batagor$/ });
  await user.click(button);
  expect(screen.getAllByRole('button', { name: /^lebih sedikit/, expanded: true })).toHaveLength(2);
  expect(button).toHaveFocus();
  await user.click(button);
  expect(screen.getAllByRole('button', { name: /^lihat lebih lanjut/, expanded: false })).toHaveLength(2);
});

test('a page opened later starts cut again', async () => {
  const { unmount } = render(draw(null, LONG));
  await user.click(screen.getByRole('button'));
  unmount();
  render(draw(null, LONG));
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});
