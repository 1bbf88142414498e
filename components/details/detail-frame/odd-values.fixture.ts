import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { excerpt } from '@/lib/format/excerpt';
import type { Kind } from '@/lib/entities/kinds';

/*
 * For the tests of missing and odd data: every field of a captured record, one by one, gets each of these
 * values, and the tests check what is shown.
 */

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

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

/** What a reader meets in a piece of HTML. */
export interface Drawn {
  /** The texts of these headings. */
  h1: string[];
  h3: string[];
  /** Every visible text, and every alternative text of a picture. */
  texts: string[];
  /** What no data may cause: one line each. */
  faults: string[];
}

const drawn = new Map<string, Drawn>();

/** What is met in the server's HTML of a card or a page; most odd values give the same, read once. */
export function drawnOf(node: ReactNode): Drawn {
  return readDrawn(renderToStaticMarkup(node));
}

/** The same of HTML. A document of jsdom would take five times as long. */
export function readDrawn(html: string): Drawn {
  const known = drawn.get(html);
  if (known) return known;
  const elements = elementsIn(parseFragment(html));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const texts = [
    ...elements.flatMap(({ childNodes }) =>
      childNodes.flatMap((node) => ('value' in node ? node.value.trim() : [])),
    ),
    ...named('img').map((image) => valueOf(image, 'alt') ?? ''),
  ];
  const read = {
    h1: named('h1').map(textIn),
    h3: named('h3').map(textIn),
    texts,
    faults: faultsIn(elements, texts),
  };
  drawn.set(html, read);
  return read;
}

/** The faults of a card or a page, one line each; it has one heading with this title. */
export function faultsOf(read: Drawn, heading: 'h1' | 'h3', title: string): string[] {
  const titles = read[heading];
  const isRight = titles.length === 1 && titles[0] === title;
  return [...(isRight ? [] : [`titles are ${JSON.stringify(titles)}`]), ...read.faults];
}

const SHOWN = ['alt', 'aria-label', 'title', 'href', 'src'];
const LEAKED = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object/;

function faultsIn(elements: Element[], texts: string[]): string[] {
  const shown = [
    ...texts,
    ...elements.flatMap((element) => SHOWN.map((name) => valueOf(element, name) ?? '')),
  ];
  const isCode = (element: Element) =>
    element.tagName === 'script' ||
    ['onclick', 'onerror'].some((name) => valueOf(element, name) !== undefined);
  const isEmpty = (element: Element) =>
    element.childNodes.length === 0 &&
    (['li', 'dd', 'h2'].includes(element.tagName) ||
      (element.tagName === 'p' && valueOf(element, 'aria-live') === undefined) ||
      classOf(element.parentNode).split(' ').includes('kicker'));
  return [
    ...shown.filter((text) => LEAKED.test(text)).map((text) => `'${text.slice(0, 60)}' is shown`),
    ...(elements.some(isCode) ? ['code is in it'] : []),
    ...elements
      .filter(isEmpty)
      .map(({ tagName, parentNode }) => `<${tagName}> in ${classOf(parentNode)} is empty`),
  ];
}

/** All elements below a node, in the order of the document. */
function elementsIn({ childNodes }: ParentNode): Element[] {
  return childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
}

function textIn({ childNodes }: Element): string {
  return childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? textIn(node) : ''))
    .join('');
}

const valueOf = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;
const classOf = (node: ParentNode | null) => (node && 'tagName' in node && valueOf(node, 'class')) || '';
