import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from './search-box.island';

function mockUnfetched(): never {
  throw new Error('Failed to load chunk');
}
jest.mock('./results', () => mockUnfetched());
jest.mock('./search-answer', () => mockUnfetched());

test('where its script cannot be fetched the results stay empty and the page stays', async () => {
  jest.useFakeTimers();
  render(<SearchBox />);
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'kawah' } });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('combobox')).toHaveValue('kawah');
  expect(screen.queryByRole('listbox')).toBeNull();
});
