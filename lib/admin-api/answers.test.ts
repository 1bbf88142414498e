import { processWide } from '../base/process-wide.mjs';
import { queryResult } from './answers';

let warn: jest.SpyInstance;
beforeEach(() => {
  Object.assign(processWide, { loggedOnce: undefined });
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => void warn.mockRestore());

test.each([
  ['a plain list', ['a', 'b']],
  ['a list whose keys do not begin at 0', { 2: 'a', 3: 'b' }],
  ['a paginator', { current_page: 1, data: ['a', 'b'] }],
])('queryResult reads the results of %s', (_, data) => {
  expect(queryResult({ data })).toEqual(['a', 'b']);
  expect(warn).not.toHaveBeenCalled();
});

test('queryResult says once in the log, without the data, that they hold no list', () => {
  for (const data of ['rusak', { pesan: 'rusak' }]) expect(queryResult({ data })).toEqual([]);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/search unreadable(?!.*rusak)/)]]);
});

test.each([[{}], [null], [{ data: null }], [{ data: {} }], [{ data: [] }]])(
  'queryResult takes %j for no results, without a line in the log',
  (answer) => {
    expect(queryResult(answer)).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  },
);
