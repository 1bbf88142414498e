import { readMarkup } from './fields';

describe('readMarkup', () => {
  test('readMarkup keeps at most 64,000 characters', () =>
    expect(readMarkup('a'.repeat(70_000))).toHaveLength(64_000));
  test.each(['null', ' undefined ', '', 7n, {}])('readMarkup is null for %p', (value) =>
    expect(readMarkup(value)).toBeNull(),
  );
});
