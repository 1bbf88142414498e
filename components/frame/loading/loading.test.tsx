import { act, fireEvent, render, screen } from '@testing-library/react';
import { Loading } from './loading.island';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/**
 * Renders a link and the indicator. jsdom cannot follow links, so the click is cancelled after all other
 * listeners have seen it.
 */
function draw(href = '/event', more: Record<string, string> = {}): HTMLElement {
  render(
    <>
      <a href={href} {...more}>
        <b>Event</b>
      </a>
      <Loading />
    </>,
  );
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return screen.getByText('Event');
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const sign = () => screen.getByRole('status');

test('a page that takes longer than 300 ms is announced and marked on its link', async () => {
  const link = draw();
  fireEvent.click(link);
  await wait(290);
  expect(sign()).toBeEmptyDOMElement();
  expect(link.closest('a')).not.toHaveAttribute('data-pending');
  await wait(20);
  expect(sign()).toHaveTextContent('Memuat…');
  expect(link.closest('a')).toHaveAttribute('data-pending');
});

test.each([
  ['going back to the page', () => fireEvent(window, new Event('pageshow'))],
  ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s takes it away', async (_, leave) => {
  const link = draw();
  fireEvent.click(link);
  await wait(310);
  leave();
  expect(sign()).toBeEmptyDOMElement();
  expect(link.closest('a')).not.toHaveAttribute('data-pending');
});

test.each([
  ['a modifier', '/event', {}, { ctrlKey: true }],
  ['another button', '/event', {}, { button: 1 }],
  ['a new tab', '/event', { target: '_blank' }, {}],
  ['another host', 'https://wa.me/62800', {}, {}],
  ['a place on this page', '#isi', {}, {}],
])('a click with or to %s brings none', async (_, href, more, how) => {
  const link = draw(href, more);
  fireEvent.click(link, how);
  await wait(1000);
  expect(sign()).toBeEmptyDOMElement();
});

test('a click that script took for itself brings none', async () => {
  const link = draw();
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await wait(1000);
  expect(sign()).toBeEmptyDOMElement();
});

test('the region that announces is there before there is anything to say', () => {
  draw();
  expect(sign()).toBeEmptyDOMElement();
});
