import { act, fireEvent, render, screen } from '@testing-library/react';
import { SoftLink } from './soft-link';
import { SoftLinks } from './soft-links.island';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => push.mockReset());

function draw(still = false) {
  render(
    <>
      <SoftLink href="#event" still={still}>
        <b>Event</b>
      </SoftLink>
      <a href="#umpan">Umpan</a>
      <SoftLinks />
    </>,
  );
  return screen.getByText('Event');
}

test('a click on anything inside a link is followed by the router', () => {
  const isLeft = fireEvent.click(draw());
  expect(push).toHaveBeenCalledWith('#event', { scroll: true });
  expect(isLeft).toBe(false);
});

test('a still link does not scroll', () => {
  fireEvent.click(draw(true));
  expect(push).toHaveBeenCalledWith('#event', { scroll: false });
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser keeps a click with %p',
  (how) => {
    fireEvent.click(draw(), how);
    expect(push).not.toHaveBeenCalled();
  },
);

test('a click that was handled is left alone', () => {
  const link = draw();
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(push).not.toHaveBeenCalled();
});

test('an ordinary link is left to the browser', () => {
  draw();
  fireEvent.click(screen.getByText('Umpan'));
  expect(push).not.toHaveBeenCalled();
});

test('a page on its way is announced and marked on its link until it is there', async () => {
  let arrive: (() => void) | undefined;
  push.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
  const link = draw().closest('a');
  fireEvent.click(link!);
  expect(screen.getByRole('status')).toHaveTextContent('Memuat…');
  expect(link).toHaveAttribute('data-pending');
  await act(async () => arrive?.());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(link).not.toHaveAttribute('data-pending');
});

test.each([
  ['a category', true, '2 dari 2 destinasi'],
  ['another page', false, ''],
])('what came with %s is announced: %p', async (_, still, said) => {
  let arrive: (() => void) | undefined;
  push.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
  fireEvent.click(draw(still));
  const count = document.body.appendChild(document.createElement('p'));
  count.dataset.outcome = '';
  count.textContent = '2 dari 2 destinasi';
  await act(async () => arrive?.());
  expect(screen.getByRole('status').textContent).toBe(said);
  count.remove();
});

test('the region that announces is there before there is anything to say', () => {
  draw();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
