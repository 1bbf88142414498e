import { isPerPerson, startFrom } from './prices';

describe('startFrom', () => {
  test('startFrom puts a known unit after a slash', () =>
    expect(startFrom(350_000, 'orang')).toEqual({
      prefix: 'Start From :',
      amount: 'Rp 350.000',
      suffix: '/orang',
    }));
  test('startFrom has no suffix without a unit', () => expect(startFrom(350_000)?.suffix).toBe(''));
  test('startFrom is null without an amount', () => expect(startFrom(null, 'orang')).toBeNull());
});

test.each(['hari', 'jip', 'rombongan', 'anak kelas', '', null])('isPerPerson is false for %j', (unit) =>
  expect(isPerPerson(unit)).toBe(false),
);
test.each(['orang', 'org', 'person', 'pelajar', 'jamaah', 'tamu'])('isPerPerson is true for %j', (unit) =>
  expect(isPerPerson(unit)).toBe(true),
);
