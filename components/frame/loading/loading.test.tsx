import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loading } from './loading.island';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

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

// spec: 2 Home, Loading; 2 Reusable parts, Spinner
test('the loading indicator appears and marks the link once a page takes longer than 300 ms', async () => {
  const link = draw();
  await user.click(link);
  await wait(290);
  expect(sign()).toBeEmptyDOMElement();
  expect(screen.getByRole('link')).not.toHaveAttribute('data-pending');
  await wait(20);
  expect(sign()).toHaveTextContent('Memuat…');
  expect(screen.getByRole('link')).toHaveAttribute('data-pending');
});

test.each([
  ['going back to the page', async () => fireEvent(window, new Event('pageshow'))],
  ['Esc', () => user.keyboard('{Escape}')],
])('the loading indicator disappears on %s', async (_, leave) => {
  const link = draw();
  await user.click(link);
  await wait(310);
  await leave();
  expect(sign()).toBeEmptyDOMElement();
  expect(screen.getByRole('link')).not.toHaveAttribute('data-pending');
});

test.each([
  ['a modifier', '/event', {}, '{Control>}', '[MouseLeft]'],
  ['another button', '/event', {}, '', '[MouseMiddle]'],
  ['a new tab', '/event', { target: '_blank' }, '', '[MouseLeft]'],
  ['another host', 'https://wa.me/62800', {}, '', '[MouseLeft]'],
  ['a place on this page', '#isi', {}, '', '[MouseLeft]'],
  ['a calendar file', '/rencana/kalender.ics?r=o4', {}, '', '[MouseLeft]'],
])('the loading indicator does not appear after a click with or to %s', async (_, href, more, held, keys) => {
  const link = draw(href, more);
  if (held) await user.keyboard(held);
  await user.pointer({ keys, target: link });
  await user.keyboard('{/Control}');
  await wait(1000);
  expect(sign()).toBeEmptyDOMElement();
});

test('the loading indicator does not appear after a click whose default was prevented', async () => {
  const link = draw();
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await wait(1000);
  expect(sign()).toBeEmptyDOMElement();
});

test('the live region of the loading indicator exists, empty, before any click', () => {
  draw();
  expect(sign()).toBeEmptyDOMElement();
});
