import {
  readCategory,
  readCommaList,
  readCount,
  readFirst,
  readList,
  readNumber,
  readPrice,
  readRating,
  readText,
  readUnit,
  UNREADABLE,
} from './fields';
import { readTime } from './dates';
import { MAX_MARKUP } from './lengths';

const NOTHING = [null, undefined, '', '  ', {}, [], true, NaN, Infinity, () => 1];

describe.each([
  ['readText', readText],
  ['readNumber', readNumber],
  ['readCount', readCount],
  ['readTime', readTime],
])('%s', (_, read) => {
  it.each(NOTHING)('gives null for %p', (value) => expect(read(value)).toBeNull());
});

describe('readText', () => {
  it.each(['null', 'undefined', ' null '])('takes %j for a serialised mistake', (text) =>
    expect(readText(text)).toBeNull(),
  );
  it('makes lone surrogates harmless', () => expect(readText('a\ud800')).toBe('a\ufffd'));
  it('trims', () => expect(readText(' Alam\n')).toBe('Alam'));
  it('makes text of a number', () => expect(readText(7)).toBe('7'));
  it.each([
    ['Kopi &amp; Teh', 'Kopi & Teh'],
    ['Kopi &#38; Teh &#x2013; Malabar', 'Kopi & Teh – Malabar'],
    ['Jum&#039;at di Braga', "Jum'at di Braga"],
    ['Caf&eacute;&nbsp;', 'Café'],
    // Only once: what an editor wrote twice, he sees.
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['Kopi & Teh', 'Kopi & Teh'],
    ['R&B di Dago', 'R&B di Dago'],
  ])('reads %j as the signs that it means', (value, text) => expect(readText(value)).toBe(text));
  it.each(['&nbsp;', '&#0;&#8;', '&zwnj'])('does not break at %j', (value) =>
    expect(() => readText(value)).not.toThrow(),
  );
});

describe('readNumber', () => {
  it.each(['abc', '1.250.000', '1,5', '1e30', '0x10', '+5', '12 orang', '--1', '9'.repeat(400)])(
    'does not guess at %j',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );
  it.each([
    ['150000.00', 150000],
    [' -3 ', -3],
    ['0', 0],
    [4.5, 4.5],
  ])('reads %j', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });
});

describe('readPrice', () => {
  it.each([null, undefined, '', '  ', 'null', 'undefined', 'gratis', ' GRATIS '])(
    'finds none in %j',
    (value) => expect(readPrice(value)).toBeNull(),
  );
  it.each([
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
  ])('cannot read %p', (value) => expect(readPrice(value)).toBe(UNREADABLE));
  it.each([
    ['150000.00', 150000],
    ['1499.50', 1499.5],
    ['75000.50', 75000.5],
    ['150.000', 150_000],
    ['Rp 1.500.000', 1_500_000],
    [0, 0],
    ['-0', 0],
    [1e11, 1e11],
  ])('reads %j', (value, price) => {
    expect(readPrice(value)).toBe(price);
  });
});

describe('readCount', () => {
  it.each([-1, 10_000_001, '1e3'])('takes %j for no count', (value) => expect(readCount(value)).toBeNull());
  it.each([
    ['12', 12],
    ['2.9', 2],
    [0, 0],
    ['-0', 0],
  ])('reads %j', (value, count) => expect(readCount(value)).toBe(count));
});

describe('readRating', () => {
  it.each([null, undefined, '', '  ', 'null', [], {}])('finds none in %j', (value) =>
    expect(readRating(value)).toBeNull(),
  );
  it.each([-1, 5.1, '7.5', '99', 'bagus', { a: 1 }, [4], true])('cannot read %j', (value) =>
    expect(readRating(value)).toBe(UNREADABLE),
  );
  it.each([0, '0', '0.00', '-0'])('takes %j for: nobody rated', (value) => expect(readRating(value)).toBe(0));
  it.each([
    ['4.5', 4.5],
    ['4,5', 4.5],
    [4.86, 4.9],
    [5, 5],
  ])('reads %j', (value, rating) => expect(readRating(value)).toBe(rating));
});

describe('readUnit', () => {
  it.each([
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
  ])('knows none of %j', (value) => expect(readUnit(value)).toBeNull());
  it.each([
    ['orang', 'orang'],
    ['per orang', 'orang'],
    ['Per Orang', 'orang'],
    ['/orang', 'orang'],
    [' / jip ', 'jip'],
    ['rombongan 30 siswa', 'rombongan 30 siswa'],
    ['perahu', 'perahu'],
  ])('reads %j', (value, unit) => expect(readUnit(value)).toBe(unit));
});

describe('readCategory', () => {
  it.each([[null], [{}], [{ id: 3 }], [[]], [{ name: '' }], [[{ name: { id: 1 } }]]])(
    'finds none in %j',
    (value) => expect(readCategory(value)).toBeNull(),
  );
  it.each([
    ['Alam', 'Alam'],
    ['Kopi &amp; Teh', 'Kopi & Teh'],
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
  ])('reads %j', (value, name) => expect(readCategory(value)).toBe(name));
});

describe('readList', () => {
  it.each([null, undefined, '', []])('is empty for %p', (value) => expect(readList(value)).toEqual([]));
  it('takes text that only looks like JSON as one value', () =>
    expect(readList('[Promo] kawah')).toEqual(['[Promo] kawah']));
  it('survives JSON nested a hundred thousand deep', () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(() => readList(text)).not.toThrow();
  });
  it.each([
    ['a.jpg', ['a.jpg']],
    ['["a","b"]', ['a', 'b']],
    [' {"a":1} ', [{ a: 1 }]],
    [{ a: 1 }, [{ a: 1 }]],
    [
      ['a', null],
      ['a', null],
    ],
    [0, [0]],
  ])('reads %j', (value, list) => expect(readList(value)).toEqual(list));
});

describe('readCommaList', () => {
  it('is empty for commas only', () => expect(readCommaList(' , ,')).toEqual([]));
  it.each([
    ['many parts', 'ab,'.repeat(2_000)],
    ['commas', ','.repeat(6_000)],
    ['blanks', ' ,'.repeat(3_000)],
  ])('looks at no more of a list of %s than of one text', (_, entry) => {
    const trimmed = jest.spyOn(String.prototype, 'trim');
    readCommaList(Array(500).fill(entry));
    const parts = trimmed.mock.calls.length;
    trimmed.mockRestore();
    expect(parts).toBeLessThanOrEqual(MAX_MARKUP + 500);
  });
  // spec: 5, Comma-separated
  it('reads no more parts than a page has room for', () => {
    const trimmed = jest.spyOn(String.prototype, 'trim');
    const parts = readCommaList(Array(500).fill('ab,'.repeat(2_000)));
    const read = trimmed.mock.calls.length;
    trimmed.mockRestore();
    expect(parts.length).toBeGreaterThan(20);
    expect(read).toBeLessThan(2 * parts.length);
  });
  it('leaves out what is no text', () => expect(readCommaList([{ a: 1 }, null, 'x'])).toEqual(['x']));
  // spec: 5, Comma-separated
  it('splits, trims and joins lists', () => expect(readCommaList(['a , b', 'c'])).toEqual(['a', 'b', 'c']));
});

describe('readFirst', () => {
  it('is nothing for an empty list', () => expect(readFirst([], 'a')).toBeUndefined());
  it('takes a bare text as it is', () => expect(readFirst('x, y', 'a')).toBe('x, y'));
  it('takes the field of the first record', () => expect(readFirst([{ a: 1 }, { a: 2 }], 'a')).toBe(1));
});
