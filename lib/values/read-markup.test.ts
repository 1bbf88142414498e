import { readMarkup } from './fields';

describe('a markup field', () => {
  it('is read up to 64,000 characters', () => expect(readMarkup('a'.repeat(70_000))).toHaveLength(64_000));
  it.each(['null', ' undefined ', '', 7n, {}])('is nothing for %p', (value) =>
    expect(readMarkup(value)).toBeNull(),
  );
});
