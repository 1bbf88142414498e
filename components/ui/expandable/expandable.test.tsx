import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { cutText } from './cut';
import { Expandable } from './expandable.island';

const user = userEvent.setup();
const LONG = 'kata '.repeat(40).trim();

// spec: 9, Food description
test('cutText does not cut a text of exactly the limit', () => {
  expect(cutText('a'.repeat(100), 100)).toBeNull();
});

test('cutText splits a word that is longer than the limit, but no emoji', () => {
  expect(cutText('😀'.repeat(12), 10)?.[0]).toBe('😀'.repeat(10));
});

test('cutText keeps every character, cuts at a word and leaves no comma before the dots', () => {
  const text = `${'a'.repeat(90)} dan, ${'b'.repeat(40)}`;
  const parts = cutText(text, 100);
  expect(parts?.join('')).toBe(text);
  expect(parts?.[0]).toBe(`${'a'.repeat(90)} dan`);
});

const draw = (address: string | null, text: string | null, of = 'Batagor') => (
  <Expandable address={address} text={text} of={of} />
);

test('Expandable without script has the whole text and address in its HTML', () => {
  const html = renderToString(draw('Jl. Banceuy No. 51, Braga, Bandung', LONG)).replace(/<[^>]+>/g, '');
  expect(html).toContain(LONG.slice(-30));
  expect(html).toContain('Jl. Banceuy No. 51, Braga, Bandung');
});

test('Expandable with a cut text and an address has one button', () => {
  render(draw('Jl. Banceuy No. 51, Braga, Bandung', LONG));
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('Expandable has no button when nothing is hidden', () => {
  render(draw('Jl. Banceuy', 'Pedas dan gurih.'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

// spec: 9, Food description
test('Expandable shows 100 characters without a button and cuts 101', () => {
  const { rerender } = render(draw(null, 'a'.repeat(100)));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(draw(null, 'a'.repeat(101)));
  expect(screen.getByRole('button')).toBeInTheDocument();
});

// spec: 2 Food, Long food descriptions; 4, Food text
test('the button of Expandable opens or closes every text of the page and keeps the focus', async () => {
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

test('Expandable is closed again when it is mounted anew', async () => {
  const { unmount } = render(draw(null, LONG));
  await user.click(screen.getByRole('button'));
  unmount();
  render(draw(null, LONG));
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});
