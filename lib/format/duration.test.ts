import { duration } from './duration';

describe('duration', () => {
  it('is nothing when days and nights are unknown', () => expect(duration(null, null)).toBeNull());
  it('counts unknown nights as none', () => expect(duration(1, null)).toBe('1 Hari 0 Malam'));
  it('counts unknown days as none', () => expect(duration(null, 2)).toBe('0 Hari 2 Malam'));
  // spec: 2 Destination detail, Head
  it("reads '{hari} Hari {malam} Malam'", () => expect(duration(3, 2)).toBe('3 Hari 2 Malam'));
});
