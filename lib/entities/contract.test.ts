import { readFileSync } from 'node:fs';
import path from 'node:path';
import { excerpt } from '../format/excerpt';
import { whatsappLink } from '../order/whatsapp';
import { parseItems } from './define';
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
  it('leaves out the unreadable ones and keeps the good ones', () => {
    const kept = parseItems(registry[kind], hostile(kind)).flatMap((item) => item.apiKeys.at(-1));
    expect(kept).toEqual(['903', '904', '905', '906', '907', '908', '909', '910']);
  });

  it('logs each one that is left out once, with its kind and id, however often it is read', () => {
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

  it('leaves out and logs a second item with the same key', () => {
    const [first] = fixture(kind).list.data;
    expect(parseItems(registry[kind], [first, first])).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('shows no price that is no price', () => {
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

  it('takes no picture from other hosts, schemes or outside the storage', () => {
    const raw = hostile(kind).find((record) => (record as Raw | null)?.id === 909);
    expect(viewsOf(kind, raw).item.pictures).toEqual([]);
  });

  it('carries no script into any view', () => {
    const raw = hostile(kind).find((record) => (record as Raw | null)?.id === 903);
    // Plain texts are escaped when they are rendered, and components/ui/markdown sanitises Markdown.
    const { item, detail, card } = viewsOf(kind, raw);
    const markup = Object.entries(detail).filter(([name]) => name.endsWith('Html') || name === 'description');
    const shown = [...stringsOf(Object.fromEntries(markup)), item.summary ?? '', card.summary ?? ''].join(
      '\n',
    );
    expect(shown).not.toMatch(/<script|onerror|javascript:/i);
  });

  it('shows nested objects nowhere as text', () => {
    const raw = hostile(kind).find((record) => (record as Raw | null)?.id === 907);
    expect(stringsOf(viewsOf(kind, raw)).join()).not.toContain('[object');
  });
});

describe.each(KINDS)('%s as captured', (kind) => {
  const { list, detail } = fixture(kind);
  const raws = [...list.data, detail.data];
  const { orderMessage, describe: describeItem, parseDetail } = registry[kind];

  // spec: 3, Lists
  it('parses every list record with nothing left out', () => {
    expect(parseItems(registry[kind], list.data)).toHaveLength(list.data.length);
    expect(warn).not.toHaveBeenCalled();
  });

  // spec: 3, Destination; 3, Event; 3, Restaurant and food
  it('gives the same view for both naming variants', () => {
    const [one, other] = list.data.map((raw) => {
      const { item, detail: full, card } = viewsOf(kind, raw);
      return [item, full, card].map((view) => ({ ...view, key: '', apiKeys: [], id: '', href: '' }));
    });
    expect(one).toEqual(other);
  });

  it('gives the same view where the names come in camel case', () => {
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

  it('is in the category that comes as an object with an id beside it', () => {
    const [first = {}] = list.data;
    const name = 'Kopi &amp; Teh';
    const names = ['kategori', 'category', 'jenis_thematic', 'kategori_paket'];
    const own = names.find((one) => one in first) ?? 'kategori';
    const relation = { ...first, [own]: { id: 3, name, slug: 'kopi-teh' }, kategori_id: 3, category_id: 3 };
    expect(viewsOf(kind, relation).item.category).toBe('Kopi & Teh');
  });

  it.each(raws)('gives a card with link, title and described picture (record %#)', (raw) => {
    const { card } = viewsOf(kind, raw);
    expect(card.href).toMatch(/^\/[a-z]/);
    expect(card.title.trim()).not.toBe('');
    expect(card.picture?.alt ?? 'no picture').not.toBe('');
  });

  it('shows a picture where the record has one', () => {
    expect(viewsOf(kind, list.data[0]).card.picture?.src).toMatch(/^\/storage\/[a-z]+\/[\w%-]+\.jpg$/);
  });

  // spec: 1, Meta descriptions
  it.each(raws)('describes itself in at most 160 graphemes (record %#)', (raw) => {
    const text = excerpt(describeItem(parseDetail(raw)), 160);
    expect(text).not.toBe('');
    expect([...graphemes.segment(text)].length).toBeLessThanOrEqual(160);
    expect(text).not.toMatch(/: \.|, ,|undefined|null/);
  });

  it('holds no name of the raw record', () => {
    const names = raws.flatMap((raw) => keysOf(viewsOf(kind, raw)));
    expect(names.filter((name) => RAW_NAMES.includes(name))).toEqual([]);
  });

  it('holds no script', () => {
    const views = raws.map((raw) => {
      const { detail: full, ...rest } = viewsOf(kind, raw);
      return { ...rest, detail: { ...full, markdown: '' } }; // Markdown is sanitised by components/ui/markdown.
    });
    expect(stringsOf(views).join('\n')).not.toMatch(/<script/i);
  });

  it('spells a category as its chip does, in whatever case the data write it', () => {
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
  it('names title and price in the order message', () => {
    const item = parseDetail(detail.data);
    expect(orderMessage(item)).toContain(`"${item.title}"`);
    expect(orderMessage(item)).toContain(
      kind === 'event' ? `${item.price.amount} per event` : priceText(item.price),
    );
  });

  it('says nothing of a price that is unknown', () => {
    expect(orderMessage(parseDetail({ id: 1, title: 'Tanpa harga', name: 'Tanpa harga' }))).not.toMatch(
      /Rp|Gratis|harga /,
    );
  });

  // spec: 1, Ordering
  it.each([0, '0', '0.00'])('names no price where it is %j', (price) => {
    const message = orderMessage(parseDetail({ ...detail.data, price, harga: price }));
    expect(message).not.toMatch(/Rp|Gratis|harga /);
  });

  it.each(['R&B #1 + 50%', 'Kopi "Tubruk" \'enak\'', 'Pagi 🌋👨‍👩‍👧', 'Dua\nbaris', 'a?b=c;d/e\\f'])(
    'reaches WhatsApp whole with the title %j',
    (title) => {
      const message = orderMessage(parseDetail({ ...detail.data, judul: title, title, name: title }));
      const link = whatsappLink('+62 800-0000-0001', message);
      expect(message).toContain(title);
      expect(decodeURIComponent(link.slice('https://wa.me/6280000000001?text='.length))).toBe(message);
    },
  );
});
