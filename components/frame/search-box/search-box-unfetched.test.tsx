import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box.island';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

function mockUnfetched(): never {
  throw new Error('Failed to load chunk');
}
jest.mock('./results', () => mockUnfetched());
jest.mock('./search-answer', () => mockUnfetched());

test('the search box keeps its text and shows no results when its script cannot be fetched', async () => {
  jest.useFakeTimers();
  render(<SearchBox />);
  await user.type(screen.getByRole('combobox'), 'kawah');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('combobox')).toHaveValue('kawah');
  expect(screen.queryByRole('listbox')).toBeNull();
});
