import { duration } from './duration';

describe('duration', () => {
  test('duration is null when days and nights are unknown', () => expect(duration(null, null)).toBeNull());
  test('duration is null when days and nights are 0', () => expect(duration(0, 0)).toBeNull());
  test('duration counts unknown nights as 0', () => expect(duration(1, null)).toBe('1 Hari 0 Malam'));
  test('duration counts unknown days as 0', () => expect(duration(null, 2)).toBe('0 Hari 2 Malam'));
  // spec: 2 Destination detail, Head
  test("duration reads '{hari} Hari {malam} Malam'", () => expect(duration(3, 2)).toBe('3 Hari 2 Malam'));
});
