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
test('a page that takes longer than 300 ms is announced and marked on its link', async () => {
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
])('%s takes it away', async (_, leave) => {
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
])('a click with or to %s brings none', async (_, href, more, held, keys) => {
  const link = draw(href, more);
  if (held) await user.keyboard(held);
  await user.pointer({ keys, target: link });
  await user.keyboard('{/Control}');
  await wait(1000);
  expect(sign()).toBeEmptyDOMElement();
});

test('a click that script took for itself brings none', async () => {
  const link = draw();
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await wait(1000);
  expect(sign()).toBeEmptyDOMElement();
});

test('the region that announces is there before there is anything to say', () => {
  draw();
  expect(sign()).toBeEmptyDOMElement();
});
