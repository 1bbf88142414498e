import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { excerpt } from '@/lib/format/excerpt';
import type { Kind } from '@/lib/entities/kinds';

/*
 * For the tests of missing and odd data: every field of a captured record, one by one, gets each of these
 * values, and the tests check what is shown.
 */

export type Raw = Record<string, unknown>;

const ABSENT = Symbol('absent');

/** The wrong values that the API may deliver in a field, by name. */
const ODD: Record<string, unknown> = {
  absent: ABSENT,
  null: null,
  'empty text': '',
  'blank text': '  \n ',
  "the text 'null'": 'null',
  object: { nama: { dalam: null } },
  'list of nothing': [null, {}, [], ''],
  true: true,
  number: 12345,
  text: 'bukan angka',
  'list of texts': ['satu', 'dua'],
  'script only': '<script>alert(1)</script>',
  HTML: '<h1 onclick="x()">Lain</h1><p>Kabut <b>pagi</b></p><script>alert(1)</script><img src=x onerror=alert(1)>',
  'long text': 'Kabut turun, pelan. '.repeat(250).trim(),
  'long word': 'k'.repeat(300),
};
const NONE = ['absent', 'null', 'empty text', 'blank text', "the text 'null'"];
const NOTHING = [...NONE, 'object', 'list of nothing', 'true'];

/** The values that cannot be read in a field of this type. */
export const UNREADABLE = {
  text: [...NOTHING, 'list of texts'],
  html: [...NOTHING, 'list of texts', 'script only'],
  /** One without bounds, such as a price. */
  number: Object.keys(ODD).filter((name) => name !== 'number'),
  /** `none`: no value at all. `garbled`: a value from which no number can be read. */
  none: NONE,
  garbled: Object.keys(ODD).filter((name) => name !== 'number' && !NONE.includes(name)),
  list: NOTHING,
  records: Object.keys(ODD),
  picture: [...NOTHING, 'number'],
};

/** The text shown in place of a field that cannot be read. */
export type Fallbacks = Record<string, [sort: keyof typeof UNREADABLE, shown: string]>;

/**
 * Aliases of one field: the test makes all of them odd, because otherwise the other alias's value would be
 * shown.
 */
const SAME = [
  ['judul', 'title', 'name'],
  ['deskripsi', 'description', 'overview'],
  ['kategori', 'category', 'jenis_thematic', 'kategori_paket'],
  ['harga', 'price'],
  ['tanggal_mulai', 'event_date'],
  ['lokasi', 'location'],
  ['stok', 'stock'],
  ['kapasitas', 'capacity'],
  ['jumlah', 'quantity'],
  ['images', 'image'],
];
const namesOf = (field: string) => SAME.find((names) => names.includes(field)) ?? [field];

/** The first name of every field of the records; for the fields that no kind reads, only one. */
export function fieldsOf(...records: Raw[]): string[] {
  const unread = ['is_featured', 'updated_at', 'deleted_at'];
  const names = records.flatMap(Object.keys).filter((name) => !unread.includes(name));
  return [...new Set(names.map((field) => namesOf(field)[0] ?? field))];
}

/**
 * A copy of the record whose field holds the odd value of that name, under every alias that the record has
 * for it.
 */
export function withOdd(record: Raw, field: string, odd: string): Raw {
  const had = namesOf(field).filter((name) => name in record);
  const rest = Object.entries(record).filter(([name]) => !had.includes(name));
  const value = ODD[odd];
  const names = had.length ? had : [field];
  return Object.fromEntries(value === ABSENT ? rest : [...rest, ...names.map((name) => [name, value])]);
}

/**
 * A copy of the record in which each field holds an odd value, the one after its neighbour's: in TURNS turns
 * each field has held each. Without a title or an id there would be nothing to show: they stay.
 */
export function withAllOdd(record: Raw, fields: string[], turn: number): Raw {
  const names = Object.keys(ODD);
  return fields
    .filter((field) => field !== 'judul' && field !== 'id')
    .reduce((odd, field, index) => withOdd(odd, field, String(names[(index + turn) % names.length])), record);
}

/** A copy of the record in which all plain texts are equal. */
export function withOneText(record: Raw): Raw {
  const plain = (value: unknown) => typeof value === 'string' && /^[A-Z][\w .&]*$/.test(value);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, plain(value) ? 'Sama' : value]),
  );
}

/** The first captured record of a kind, as its list and as its detail deliver it. */
export function captured(kind: Kind): { list: Raw; detail: Raw } {
  const file = path.join(process.cwd(), 'lib/entities', kind, `${kind}.fixture.json`);
  const { list, detail } = JSON.parse(readFileSync(file, 'utf8')) as {
    list: { data: [Raw] };
    detail: { data: Raw };
  };
  return { list: list.data[0], detail: detail.data };
}

/** The odd titles that can be read, each with what is shown of it: 200 graphemes at most. */
export const ODD_TITLES = Object.entries(ODD).flatMap(([name, value]): [string, string][] => {
  if (UNREADABLE.text.includes(name)) return [];
  const title = String(value);
  return [[name, title.length > 200 ? excerpt(title, 200) : title]];
});

/** The turns of `withAllOdd`. */
export const TURNS = Object.keys(ODD).map((_, turn) => turn);

/** The odd ids with which the item can be reached: all where it has a slug. */
export const oddIds = ({ slug }: Raw) => (slug ? Object.keys(ODD) : ['number']);

const drawn = new Map<string, HTMLElement>();

/**
 * The server-rendered HTML as an element. Most odd values give the same HTML, which then shares one element.
 */
export function elementOf(node: ReactNode): HTMLElement {
  const html = renderToStaticMarkup(node);
  const root = drawn.get(html) ?? document.createElement('div');
  if (!drawn.has(html)) root.innerHTML = html;
  drawn.set(html, root);
  return root;
}

/** Every visible text, and every alternative text of a picture. */
export function textsOf(root: ParentNode & Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push((walker.currentNode.textContent ?? '').trim());
  return [...texts, ...[...root.querySelectorAll('img')].map((image) => image.alt)];
}

const LEAKED = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object/;

/** The faults of a card or a page that no data may cause: one line each. */
export function faultsOf(root: ParentNode & Node, heading: 'h1' | 'h3', title: string): string[] {
  const titles = [...root.querySelectorAll(heading)].map((element) => element.textContent);
  const faults = found.get(root) ?? contentFaults(root);
  found.set(root, faults);
  return [
    ...(titles.length === 1 && titles[0] === title ? [] : [`titles are ${JSON.stringify(titles)}`]),
    ...faults,
  ];
}

/** The faults of elements that are shared by equal HTML. */
const found = new WeakMap<Node, string[]>();

function contentFaults(root: ParentNode & Node): string[] {
  const attributes = [...root.querySelectorAll('[alt], [aria-label], [title], [href], [src]')].flatMap(
    (element) =>
      ['alt', 'aria-label', 'title', 'href', 'src'].map((name) => element.getAttribute(name) ?? ''),
  );
  const leaked = [...textsOf(root), ...attributes].filter((text) => LEAKED.test(text));
  const empty = [
    ...root.querySelectorAll('p:empty:not([aria-live]), li:empty, dd:empty, h2:empty, .kicker > :empty'),
  ];
  return [
    ...leaked.map((text) => `'${text.slice(0, 60)}' is shown`),
    ...(root.querySelector('script, [onclick], [onerror]') ? ['code is in it'] : []),
    ...empty.map((element) => `<${element.localName}> in ${element.parentElement?.className} is empty`),
  ];
}
