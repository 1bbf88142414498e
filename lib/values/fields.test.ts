import {
  field,
  readCategory,
  readCommaList,
  readCount,
  readList,
  readNumber,
  readPrice,
  readRating,
  readText,
  readUnit,
  UNREADABLE,
} from './fields';
import { costOfLength } from '../base/cost-of-length.fake';
import { readFirst } from './tolerant-object';
import { readTime } from './dates';
import { MAX_MARKUP } from './lengths';

const NOTHING = [null, undefined, '', '  ', {}, [], true, NaN, Infinity, () => 1];

describe.each([
  ['readText', readText],
  ['readNumber', readNumber],
  ['readCount', readCount],
  ['readTime', readTime],
])('%s', (_, read) => {
  test.each(NOTHING)('a reader of single values gives null for %p', (value) =>
    expect(read(value)).toBeNull(),
  );
});

describe('readText', () => {
  test.each(['null', 'undefined', ' null '])('readText is null for %j, a serialisation mistake', (text) =>
    expect(readText(text)).toBeNull(),
  );
  test('readText replaces lone surrogates', () => expect(readText('a\ud800')).toBe('a\ufffd'));
  test('readText trims white space', () => expect(readText(' Alam\n')).toBe('Alam'));
  test('readText turns a number into text', () => expect(readText(7)).toBe('7'));
  test.each([
    ['Kopi &amp; Teh', 'Kopi & Teh'],
    ['Kopi &#38; Teh &#x2013; Malabar', 'Kopi & Teh – Malabar'],
    ['Jum&#039;at di Braga', "Jum'at di Braga"],
    ['Caf&eacute;&nbsp;', 'Café'],
    // Only once: what an editor wrote twice, he sees.
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['Kopi & Teh', 'Kopi & Teh'],
    ['R&B di Dago', 'R&B di Dago'],
  ])('readText reads %j with its HTML entities decoded once', (value, text) =>
    expect(readText(value)).toBe(text),
  );
  test.each(['&nbsp;', '&#0;&#8;', '&zwnj'])('readText does not throw for %j', (value) =>
    expect(() => readText(value)).not.toThrow(),
  );
});

describe('readNumber', () => {
  test.each(['abc', '1.250.000', '1,5', '1e30', '0x10', '+5', '12 orang', '--1', '9'.repeat(400)])(
    'readNumber is null for %j, which is no plain decimal number',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );
  test.each([
    ['150000.00', 150000],
    [' -3 ', -3],
    ['0', 0],
    [4.5, 4.5],
  ])('readNumber reads %j', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });
});

describe('readPrice', () => {
  test.each([null, undefined, '', '  ', 'null', 'undefined', 'gratis', ' GRATIS '])(
    'readPrice is null for %j, which means no price',
    (value) => expect(readPrice(value)).toBeNull(),
  );
  test.each([
    -5,
    '-0.01',
    1e12,
    1e30,
    1e11 + 1,
    '200000000000',
    '1e6',
    'abc',
    NaN,
    true,
    {},
    [],
    ['5000'],
    () => 1,
  ])('readPrice is UNREADABLE for %p', (value) => expect(readPrice(value)).toBe(UNREADABLE));
  test.each([
    ['150000.00', 150000],
    ['1499.50', 1499.5],
    ['75000.50', 75000.5],
    ['150.000', 150_000],
    ['Rp 1.500.000', 1_500_000],
    [0, 0],
    ['-0', 0],
    [1e11, 1e11],
  ])('readPrice reads %j', (value, price) => {
    expect(readPrice(value)).toBe(price);
  });
});

describe('readCount', () => {
  test.each([10_000_001, '1e3'])('readCount is null for %j', (value) => expect(readCount(value)).toBeNull());
  test.each([
    ['12', 12],
    ['2.9', 2],
    [0, 0],
    ['-0', 0],
    [-1, 0],
    ['-2', 0],
  ])('readCount reads %j', (value, count) => expect(readCount(value)).toBe(count));
});

describe('readRating', () => {
  test.each([null, undefined, '', '  ', 'null', [], {}])(
    'readRating is null for %j, which means no value',
    (value) => expect(readRating(value)).toBeNull(),
  );
  test.each([-1, 5.1, '7.5', '99', 'bagus', { a: 1 }, [4], true])(
    'readRating is UNREADABLE for %j',
    (value) => expect(readRating(value)).toBe(UNREADABLE),
  );
  test.each([0, '0', '0.00', '-0'])('readRating is 0 for %j, which means nobody rated', (value) =>
    expect(readRating(value)).toBe(0),
  );
  test.each([
    ['4.5', 4.5],
    ['4,5', 4.5],
    [4.86, 4.9],
    [5, 5],
  ])('readRating reads %j', (value, rating) => expect(readRating(value)).toBe(rating));
  test('the work of readRating grows with the length of a row of spaces, not with its square', () =>
    expect(costOfLength(readRating, (length) => `${' '.repeat(length)}x`, 40_000)).toBeLessThan(4));
});

describe('readUnit', () => {
  test.each([
    null,
    undefined,
    '',
    '/',
    'per',
    0,
    4,
    '<b>orang</b>',
    'orang (minimal 4 orang dewasa semobil)',
    {},
  ])('readUnit is null for %j', (value) => expect(readUnit(value)).toBeNull());
  test.each([
    ['orang', 'orang'],
    ['per orang', 'orang'],
    ['Per Orang', 'orang'],
    ['/orang', 'orang'],
    [' / jip ', 'jip'],
    ['rombongan 30 siswa', 'rombongan 30 siswa'],
    ['perahu', 'perahu'],
  ])('readUnit reads %j', (value, unit) => expect(readUnit(value)).toBe(unit));
});

describe('readCategory', () => {
  test.each([[null], [{}], [{ id: 3 }], [[]], [{ name: '' }], [[{ name: { id: 1 } }]]])(
    'readCategory is null for %j',
    (value) => expect(readCategory(value)).toBeNull(),
  );
  test.each([
    ['Alam', 'Alam'],
    ['Kopi &amp; Teh', 'Kopi & Teh'],
    ['["Alam","Healing"]', 'Alam'],
    [['Villa'], 'Villa'],
    ['[promo] Alam', '[promo] Alam'],
    [{ id: 3, name: 'Alam', slug: 'alam' }, 'Alam'],
    [{ id: 3, nama: 'Alam' }, 'Alam'],
    ['{"id":3,"name":"Alam"}', 'Alam'],
    [
      [
        { id: 3, name: 'Alam' },
        { id: 4, name: 'Camping' },
      ],
      'Alam',
    ],
  ])('readCategory reads %j', (value, name) => expect(readCategory(value)).toBe(name));
});

test.each([true, 1, '1', 'true', 'TRUE', ' Ya '])('field.flag is true for %j', (value) =>
  expect(field.flag.parse(value)).toBe(true),
);
test.each([false, 0, '0', 'false', 'tidak', '', null, undefined, 2, [], { toString: 1 }])(
  'field.flag is false for %j',
  (value) => expect(field.flag.parse(value)).toBe(false),
);

describe('readList', () => {
  test.each([null, undefined, '', []])('readList is empty for %p', (value) =>
    expect(readList(value)).toEqual([]),
  );
  test('readList reads text that only looks like JSON as one value', () =>
    expect(readList('[Promo] kawah')).toEqual(['[Promo] kawah']));
  test('readList does not throw for JSON nested a hundred thousand levels deep', () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(() => readList(text)).not.toThrow();
  });
  test.each([
    ['a.jpg', ['a.jpg']],
    ['["a","b"]', ['a', 'b']],
    [' {"a":1} ', [{ a: 1 }]],
    [{ a: 1 }, [{ a: 1 }]],
    [
      ['a', null],
      ['a', null],
    ],
    [0, [0]],
  ])('readList reads %j', (value, list) => expect(readList(value)).toEqual(list));
});

describe('readCommaList', () => {
  test('readCommaList is empty for commas alone', () => expect(readCommaList(' , ,')).toEqual([]));
  test.each([
    ['many parts', 'ab,'.repeat(2_000)],
    ['commas', ','.repeat(6_000)],
    ['blanks', ' ,'.repeat(3_000)],
  ])('readCommaList reads a list with %s no further than the limit of one text', (_, entry) => {
    const trimmed = jest.spyOn(String.prototype, 'trim');
    readCommaList(Array(500).fill(entry));
    const parts = trimmed.mock.calls.length;
    trimmed.mockRestore();
    expect(parts).toBeLessThanOrEqual(MAX_MARKUP + 500);
  });
  // spec: 5, Comma-separated
  test('readCommaList stops reading parts soon after the limit of a page', () => {
    const trimmed = jest.spyOn(String.prototype, 'trim');
    const parts = readCommaList(Array(500).fill('ab,'.repeat(2_000)));
    const read = trimmed.mock.calls.length;
    trimmed.mockRestore();
    expect(parts.length).toBeGreaterThan(20);
    expect(read).toBeLessThan(2 * parts.length);
  });
  test('readCommaList leaves out values that are no text', () =>
    expect(readCommaList([{ a: 1 }, null, 'x'])).toEqual(['x']));
  // spec: 5, Comma-separated
  test('readCommaList splits, trims and joins the texts of a list', () =>
    expect(readCommaList(['a , b', 'c'])).toEqual(['a', 'b', 'c']));
});

describe('readFirst', () => {
  test('readFirst is undefined for an empty list', () => expect(readFirst([], 'a')).toBeUndefined());
  test('readFirst returns a plain text unchanged', () => expect(readFirst('x, y', 'a')).toBe('x, y'));
  test('readFirst takes the field of the first record', () =>
    expect(readFirst([{ a: 1 }, { a: 2 }], 'a')).toBe(1));
});
