import { readFileSync } from 'node:fs';
import path from 'node:path';
import { excerpt } from '../format/excerpt';
import { whatsappLink } from '../order/whatsapp';
import { parseItems } from './read-items';
import { KINDS, type Kind } from './kinds';
import { priceText } from './prices';
import { registry } from './registry';
import { processWide } from '../base/process-wide.mjs';

/*
 * One contract for every kind. The first two records of a fixture's list are one item in
 * both naming variants, under two keys. Of the hostile records, those with an id from 903 on can be shown.
 */

type Raw = Record<string, unknown>;
interface Fixture {
  list: { data: Raw[] };
  detail: { data: Raw };
}

const read = (kind: Kind, name: string): unknown =>
  JSON.parse(readFileSync(path.join(__dirname, kind, `${kind}.${name}.json`), 'utf8'));
const fixture = (kind: Kind) => read(kind, 'fixture') as Fixture;
const hostile = (kind: Kind) => read(kind, 'hostile') as unknown[];

/** Names that only the API uses; a view that contains one leaks the raw record. */
const RAW_NAMES = (
  'judul harga jenis_thematic kategori kategori_paket alamat lokasi deskripsi menit_baca penulis tidaktermasuk termasuk tempat ' +
  'jadwal aktivitas harga_min harga_max event_date created_at jumlah_orang kamar_tersedia fasilitas_1 images images_alt image'
).split(' ');

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** All views of a record: item, detail and card. */
function viewsOf(kind: Kind, raw: unknown) {
  const { parseItem, parseDetail, toCard } = registry[kind];
  const item = parseItem(raw);
  return { item, detail: parseDetail(raw), card: toCard(item) };
}

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(processWide, { loggedOnce: undefined });
});
afterEach(() => warn.mockRestore());

describe.each(KINDS)('%s with broken records', (kind) => {
  test(`parseItems of ${kind} leaves out unreadable records and keeps the good ones`, () => {
    const kept = parseItems(registry[kind], hostile(kind)).flatMap((item) => item.apiKeys.at(-1));
    expect(kept).toEqual(['903', '904', '905', '906', '907', '908', '909', '910']);
  });

  test(`parseItems of ${kind} logs each record left out once, with kind and id, on repeated reads`, () => {
    parseItems(registry[kind], hostile(kind));
    parseItems(registry[kind], hostile(kind));
    const lines = warn.mock.calls.map(([line]) => String(line));
    const logged = lines
      .filter((line) => line.startsWith('item '))
      .map((line) => /^item left out kind="(\w+)" id=(null|".*?") reason="./.exec(line)?.slice(1));
    const nameless = ['restoran', 'makanan'].includes(kind) ? '"!!!"' : '"Tanpa id dan slug"';
    const ids = ['"901"', '"902"', nameless, '"../../etc/passwd"', 'null', 'null', 'null'];
    expect(logged).toEqual(ids.map((id) => [kind, id]));
  });

  test(`parseItems of ${kind} leaves out and logs a second record with the same key`, () => {
    const [first] = fixture(kind).list.data;
    expect(parseItems(registry[kind], [first, first])).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test(`a card of ${kind} has no price, and logs it, when the price is unreadable`, () => {
    const items = hostile(kind).filter((raw) => [904, 905, 906].includes((raw as Raw | null)?.id as number));
    const prices = items.map((raw) => viewsOf(kind, raw).card.price?.amount ?? null);
    expect(prices).toEqual(Array(3).fill(null));
    if (kind === 'blog') return; // it has none
    const logged = warn.mock.calls.map(([line]) => String(line));
    for (const id of ['904', '905', '906'])
      expect(logged).toContainEqual(
        expect.stringMatching(
          new RegExp(`^value unreadable kind="${kind}" id="${id}" field="(harga|price|harga_min)"$`),
        ),
      );
  });

  test(`${kind} takes no picture from other hosts, other schemes or outside the storage`, () => {
    const raw = hostile(kind).find((record) => (record as Raw | null)?.id === 909);
    expect(viewsOf(kind, raw).item.pictures).toEqual([]);
  });

  test(`${kind} shows no script from a hostile record in its markup and summaries`, () => {
    const raw = hostile(kind).find((record) => (record as Raw | null)?.id === 903);
    // Plain texts are escaped when they are rendered, and components/ui/markdown sanitises Markdown.
    const { item, detail, card } = viewsOf(kind, raw);
    const markup = Object.entries(detail).filter(([name]) => name.endsWith('Html') || name === 'description');
    const shown = [...stringsOf(Object.fromEntries(markup)), item.summary ?? '', card.summary ?? ''].join(
      '\n',
    );
    expect(shown).not.toMatch(/<script|onerror|javascript:/i);
  });

  test(`${kind} never shows a nested object as the text '[object'`, () => {
    const raw = hostile(kind).find((record) => (record as Raw | null)?.id === 907);
    expect(stringsOf(viewsOf(kind, raw)).join()).not.toContain('[object');
  });
});

describe.each(KINDS)('%s as captured', (kind) => {
  const { list, detail } = fixture(kind);
  const raws = [...list.data, detail.data];
  const { orderMessage, describe: describeItem, parseDetail } = registry[kind];

  // spec: 3, Lists
  test(`parseItems of ${kind} reads every captured list record without a warning`, () => {
    expect(parseItems(registry[kind], list.data)).toHaveLength(list.data.length);
    expect(warn).not.toHaveBeenCalled();
  });

  // spec: 3, Destination; 3, Event; 3, Restaurant and food
  test(`${kind} gives the same views for both naming variants of a record`, () => {
    const [one, other] = list.data.map((raw) => {
      const { item, detail: full, card } = viewsOf(kind, raw);
      return [item, full, card].map((view) => ({ ...view, key: '', apiKeys: [], id: '', href: '' }));
    });
    expect(one).toEqual(other);
  });

  test(`${kind} gives the same views for a record with camel-case names`, () => {
    const camel = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(camel);
      if (typeof value !== 'object' || value === null) return value;
      const letter = (_mark: string, found: string) => found.toUpperCase();
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name.replace(/_([a-z0-9])/g, letter), camel(one)]),
      );
    };
    const [first] = list.data;
    expect(viewsOf(kind, camel(first))).toEqual(viewsOf(kind, first));
  });

  test(`${kind} reads a category that comes as an object with an id beside it`, () => {
    const [first = {}] = list.data;
    const name = 'Kopi &amp; Teh';
    const names = ['kategori', 'category', 'jenis_thematic', 'kategori_paket'];
    const own = names.find((one) => one in first) ?? 'kategori';
    const relation = { ...first, [own]: { id: 3, name, slug: 'kopi-teh' }, kategori_id: 3, category_id: 3 };
    expect(viewsOf(kind, relation).item.category).toBe('Kopi & Teh');
  });

  test.each(raws)(`a card of ${kind} has a link, a title and alt text for its picture (record %#)`, (raw) => {
    const { card } = viewsOf(kind, raw);
    expect(card.href).toMatch(/^\/[a-z]/);
    expect(card.title.trim()).not.toBe('');
    expect(card.picture?.alt ?? 'no picture').not.toBe('');
  });

  test(`a card of ${kind} shows the picture of its record`, () => {
    expect(viewsOf(kind, list.data[0]).card.picture?.src).toMatch(/^\/storage\/[a-z]+\/[\w%-]+\.jpg$/);
  });

  // spec: 1, Meta descriptions
  test.each(raws)(`the description of ${kind} has 1 to 160 graphemes without gaps (record %#)`, (raw) => {
    const text = excerpt(describeItem(parseDetail(raw)), 160);
    expect(text).not.toBe('');
    expect([...graphemes.segment(text)].length).toBeLessThanOrEqual(160);
    expect(text).not.toMatch(/: \.|, ,|undefined|null/);
  });

  test(`the views of ${kind} contain no field name of the raw record`, () => {
    const names = raws.flatMap((raw) => keysOf(viewsOf(kind, raw)));
    expect(names.filter((name) => RAW_NAMES.includes(name))).toEqual([]);
  });

  test(`the views of ${kind} contain no script`, () => {
    const views = raws.map((raw) => {
      const { detail: full, ...rest } = viewsOf(kind, raw);
      return { ...rest, detail: { ...full, markdown: '' } }; // Markdown is sanitised by components/ui/markdown.
    });
    expect(stringsOf(views).join('\n')).not.toMatch(/<script/i);
  });

  test(`${kind} spells a category like its chip, whatever case and spaces the data has`, () => {
    const odd = [(chip: string) => chip.toLowerCase(), (chip: string) => ` ${chip.toUpperCase()} `];
    const names = ['kategori', 'category', 'jenis_thematic', 'kategori_paket'];
    for (const chip of registry[kind].categories)
      for (const write of odd) {
        const raw = { ...detail.data, ...Object.fromEntries(names.map((name) => [name, write(chip)])) };
        const { item, card, detail: page } = viewsOf(kind, raw);
        expect([item.category, card.category, page.category]).toEqual([chip, chip, chip]);
      }
  });

  if (!orderMessage) return;

  // spec: 1, Ordering; 2 Events, Order message
  test(`the order message of ${kind} names title and price`, () => {
    const item = parseDetail(detail.data);
    expect(orderMessage(item)).toContain(`"${item.title}"`);
    expect(orderMessage(item)).toContain(
      kind === 'event' ? `${item.price.amount} per event` : priceText(item.price),
    );
  });

  test(`the order message of ${kind} names no price when the price is unknown`, () => {
    expect(orderMessage(parseDetail({ id: 1, title: 'Tanpa harga', name: 'Tanpa harga' }))).not.toMatch(
      /Rp|Gratis|harga /,
    );
  });

  // spec: 1, Ordering
  test.each([0, '0', '0.00'])(`the order message of ${kind} names no price when the price is %j`, (price) => {
    const message = orderMessage(parseDetail({ ...detail.data, price, harga: price }));
    expect(message).not.toMatch(/Rp|Gratis|harga /);
  });

  test.each(['R&B #1 + 50%', 'Kopi "Tubruk" \'enak\'', 'Pagi 🌋👨‍👩‍👧', 'Dua\nbaris', 'a?b=c;d/e\\f'])(
    `the order message of ${kind} reaches WhatsApp unchanged with the title %j`,
    (title) => {
      const message = orderMessage(parseDetail({ ...detail.data, judul: title, title, name: title }));
      const link = whatsappLink('+62 800-0000-0001', message);
      expect(message).toContain(title);
      expect(decodeURIComponent(link.slice('https://wa.me/6280000000001?text='.length))).toBe(message);
    },
  );
});
