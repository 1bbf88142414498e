import { KINDS } from './kinds';
import { registry } from './registry';

/*
 * Values that no field expects, each in every field of every kind: the item is either left out, or what it
 * shows is harmless and true.
 */

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], 1);

const VALUES: unknown[] = [
  // numbers
  1e309,
  -1e309,
  NaN,
  -0,
  -5,
  1e21,
  0.1 + 0.2,
  '1e309',
  `1${'0'.repeat(400)}`,
  '-1',
  '0x10',
  '1_000',
  '١٢٣',
  '1,5',
  'NaN',
  'Infinity',
  '150.000',
  '9'.repeat(17),
  // dates
  '+275760-09-13T00:00:00Z',
  '275760-09-13',
  '9999-12-31T23:59:59-12:00',
  '0000-01-01',
  '-000001-01-01',
  8.64e15,
  ['2026-01-01'],
  { date: '2026-01-01' },
  // keys
  '../../etc/passwd',
  '%2e%2e%2f',
  '..',
  '.',
  '//jahat.contoh',
  '\\\\jahat.contoh',
  'javascript:alert(1)',
  'a\u0000b',
  'a/b',
  'a?b#c',
  '"><script>alert(1)</script>',
  `' onmouseover=alert(1) x='`,
  'a'.repeat(100_000),
  '\u202eslug',
  'مرحبا',
  '__proto__',
  'constructor',
  'toString',
  'semua',
  // pictures and maps
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://jahat.contoh/storage/../a.png',
  'https://x@jahat.contoh/a.png',
  '/storage/%2e%2e/%2e%2e/.env',
  '/storage/a.png?x=1',
  '/storage\\..\\a.png',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://jahat.contoh/maps/embed"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>" src=https://www.google.com.jahat.contoh/maps/embed>',
  'https://www.google.com.jahat.contoh/maps/embed?pb=1',
  'https://www.google.com@jahat.contoh/maps/embed?pb=1',
  'https://www.google.com:444/maps/embed?pb=1',
  'https://www.google.com/url?q=https://jahat.contoh/maps/embed',
  'https://www.google.com/maps/embed/../../url?q=https://jahat.contoh',
  'https://www.google.com/maps\\..\\..\\url?output=embed',
  'http://www.google.com/maps/embed?pb=1',
  'https://www.openstreetmap.org/export/embed.html/../../login?referer=//jahat.contoh',
  // types
  true,
  {},
  [],
  [[]],
  [null],
  nested(200),
  JSON.parse('{"__proto__": {"judul": "dari purwarupa"}, "constructor": {"prototype": 1}}'),
  '[{"__proto__":{"a":1}}]',
  '{"a":',
  '[1,2',
  '\ud800',
  `a\udfff${'\u0301'.repeat(1000)}`,
  '\u2028',
  '</script><script>alert(1)</script>',
  '{{7*7}}',
  '%s%n${7*7}',
];

const BASE = { id: 7, slug: 'benar', judul: 'Benar', title: 'Benar', name: 'Benar' };
const LINKS = /^\/(?:[a-z-]+)(?:\/[^/?#]+|#[a-z]+-[^/?#]+)$/u;
const MAPS =
  /^https:\/\/(?:(?:www|maps)\.google\.com\/maps(?:[/?]|$)|www\.openstreetmap\.org\/export\/embed\.html(?:[?#]|$))/;

jest.spyOn(console, 'warn').mockImplementation(); // prices that cannot be read are logged

interface Shown {
  href: string;
  srcs: string[];
  map: unknown;
  price: string | null;
  times: unknown[];
  html: string;
  words: string;
}

function show(kind: (typeof KINDS)[number], raw: unknown): Shown | null {
  const { parseDetail, toCard, describe: describeItem, orderMessage } = registry[kind];
  let detail; // the item of the list, and more
  try {
    detail = parseDetail(raw);
  } catch (error) {
    // A record that cannot be shown reports why (lib/entities/read-items.ts); no other error is
    // allowed.
    expect((error as Error).message).toMatch(/is missing|missing or unusable/);
    return null;
  }
  const card = toCard(detail);
  return {
    href: card.href,
    srcs: detail.pictures.map(({ src }: { src: string }) => src),
    map: detail.map ?? null,
    price: card.price?.amount ?? null,
    times: [detail.createdAt, detail.changedAt, detail.startsAt ?? null],
    html: String(detail.descriptionHtml ?? detail.overviewHtml ?? ''),
    words: JSON.stringify([
      card.facts,
      card.stock,
      card.rating,
      detail.schedule,
      describeItem(detail),
      orderMessage?.(detail),
    ]),
  };
}

describe.each(KINDS)('%s', (kind) => {
  const fields = registry[kind].schema.fields.map(({ name }) => name);
  const shown = fields.flatMap((name) =>
    VALUES.flatMap((value) => {
      const seen = show(kind, { ...BASE, [name]: value });
      return seen ? [{ name, value, ...seen }] : [];
    }),
  );

  test(`${kind} leaves out at most a fifth of the records with one hostile value`, () => {
    expect(shown.length).toBeGreaterThan(0.8 * fields.length * VALUES.length);
  });
  test(`links of ${kind} stay within the site for every hostile value`, () => {
    expect(shown.filter(({ href }) => !LINKS.test(href) || href.includes('..'))).toEqual([]);
  });
  test(`pictures of ${kind} come from the storage alone for every hostile value`, () => {
    const outside = /^(?!\/storage\/)|\.\.|%2e%2e|[\\?#]/i;
    expect(shown.filter(({ srcs }) => srcs.some((src) => outside.test(src)))).toEqual([]);
  });
  test(`maps of ${kind} are embedded from the allowed hosts alone for every hostile value`, () => {
    expect(shown.filter(({ map }) => map !== null && !MAPS.test(String(map)))).toEqual([]);
  });
  test(`a shown price of ${kind} is 'Gratis' or an amount in rupiah for every hostile value`, () => {
    const price = /^(?:Gratis|Rp \d{1,3}(?:\.\d{3}){0,3}(?: - Rp \d{1,3}(?:\.\d{3}){0,3})?)$/;
    expect(shown.filter((item) => item.price !== null && !price.test(item.price))).toEqual([]);
  });
  test(`times of ${kind} are null or between 1899 and 2201 for every hostile value`, () => {
    const years = (time: unknown) =>
      time === null || Math.abs(new Date(time as number).getUTCFullYear() - 2050) <= 151;
    expect(shown.filter(({ times }) => !times.every(years))).toEqual([]);
  });
  test(`the HTML of ${kind} has no script, frame or event handler for every hostile value`, () => {
    expect(
      shown.filter(({ html }) => /<(?:script|iframe|svg)|<[^>]*(?:\son\w+=|javascript:)/i.test(html)),
    ).toEqual([]);
  });
  test(`texts of ${kind} show no NaN, Infinity, undefined or [object for values that are no text`, () => {
    const said = shown.filter(
      ({ value, words }) => typeof value !== 'string' && /NaN|Infinity|\[object|undefined/.test(words),
    );
    expect(said).toEqual([]);
  });
});

test('a record with a __proto__ field does not pollute Object.prototype when it is parsed', () => {
  for (const kind of KINDS)
    show(kind, JSON.parse('{"id":1,"judul":"a","title":"a","name":"a","__proto__":{"slug":"lain"}}'));
  expect(({} as { slug?: string }).slug).toBeUndefined();
});
