import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { cutText } from './cut';
import { Expandable } from './expandable.island';

const LONG = 'kata '.repeat(40).trim();

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

test('without script the whole text is in the HTML', () => {
  const html = renderToString(<Expandable text={LONG} limit={100} of="Batagor" />);
  expect(html.replace(/<[^>]+>/g, '')).toContain(LONG.slice(-30));
});

test('one press expands every text of the page and keeps the focus', () => {
  render(
    <>
      <Expandable text={LONG} limit={100} of="Batagor" />
      <Expandable text="Jl. Banceuy No. 51" limit={10} of="alamat Kedai" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^lihat lebih lanjut ?: Batagor$/ }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('kata');
});

test('a page opened later starts cut again', () => {
  render(<Expandable text={LONG} limit={100} of="Batagor" />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});
