import { logWarningOnce } from './log-once';

test('logWarningOnce logs the same line once, and another line of the same event too', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  for (const id of ['7', '8', '7']) logWarningOnce('item left out', { kind: 'event', id });
  expect(warn.mock.calls.flat().map((line) => /id="(\d)"/.exec(String(line))?.[1])).toEqual(['7', '8']);
  warn.mockRestore();
});
