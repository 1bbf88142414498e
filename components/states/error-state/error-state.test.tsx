import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const fetchMock = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  global.fetch = fetchMock;
});
afterEach(() => jest.useRealTimers());

test.each([
  ['an error', { ok: false }],
  ['a page that still lacks a part', { ok: true, headers: new Headers({ 'x-status': 'partial' }) }],
])('ErrorState retries by fetch every 15 s and does not reload while it gets %s', async (_, answer) => {
  fetchMock.mockResolvedValue(answer);
  render(<ErrorState message="Memuat data makanan..." waiting />);
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('ErrorState does not retry while the visitor types in a field', async () => {
  fetchMock.mockResolvedValue({ ok: false });
  render(
    <>
      <input aria-label="Cari" />
      <ErrorState message="HTTP error! status: 500" />
    </>,
  );
  await user.type(screen.getByRole('textbox'), 'kawah');
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(fetchMock).not.toHaveBeenCalled();
  await user.tab();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
