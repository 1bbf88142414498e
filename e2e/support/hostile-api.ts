import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pictureFor } from '../fixture-api/picture.mjs';

/*
 * A provider whose every field is hostile. It shows one sheet of payloads at a time: each of them in rich
 * text, as HTML and as Markdown, and again in the fields of one line, six items of every kind.
 */

export type Raw = Record<string, unknown>;

export interface HostileApi {
  url: string;
  /** From now on the provider has these records, by the word of its path, and these search results. */
  show: (records: Record<string, Raw[]>, results?: Raw[]) => void;
  close: () => Promise<void>;
}

export const KINDS = [
  'destinasis',
  'pakets',
  'akomodasis',
  'transportasis',
  'events',
  'tickets',
  'fasilitas',
  'attractions',
  'blogs',
  'restorans',
  'makanans',
  'kuliners',
] as const;

/**
 * Trips give a rich text what their itinerary leaves of a page's weight (lib/entities/trip.ts); other kinds
 * show the same payloads.
 */
const TRIPS = ['destinasis', 'pakets'];
/** A list page. */
const PER_KIND = 6;
/**
 * Swallows the rest of its document, whatever follows. A form that was ended within `math` cannot be ended
 * any more.
 */
const swallows = (payload: string) =>
  /plaintext|^\s*(?:```|~~~)|<form><math><mtext>.*<\/form>/i.test(payload);
/**
 * Stands after a payload of a rich text: where it is shown, nothing before it was cut and nothing swallowed
 * it.
 */
const endOf = (payload: string, index: number) => (swallows(payload) ? '' : `akhir ${index}.`);
/** The ends that stand in a text, each once. */
export const endsIn = (text: string) => [...new Set(text.match(/akhir \d+\./g))];

export const slugOf = (sheet: number, item: number) => `lembar-${sheet}-${item}`;

const endTags = (names: string) => names.replace(/\S+ ?/g, (name) => `</${name.trim()}>`);
/**
 * Elements that stay open within one another, the inner ones first; within `math` and `svg` nothing else can
 * end, and `noscript` not around a `p`.
 */
const SCOPES = endTags(
  'select option template table caption object applet button p style mglyph annotation-xml mtext math form title desc foreignObject svg noscript',
);
/** Texts; what holds elements where no script runs comes after those that may stand in it. */
const TEXTS = endTags('script style title textarea xmp iframe noembed noframes noscript');
/**
 * Ends what a payload leaves open, so that the next one starts afresh: quotes, comments, texts, and twice
 * what may stand in itself.
 */
const CLOSE = `"'>-->]]>${TEXTS}${SCOPES}--></script>${SCOPES}`;
/** The same for Markdown, where a blank line ends all but these blocks of HTML. */
const CLOSE_BLOCK = '?>-->]]></pre>';
const asHtml = (list: string[]) =>
  list.map((payload, index) => `<marquee>${payload}${CLOSE}${endOf(payload, index)} </marquee>`).join('\n');
const asMarkdown = (list: string[]) =>
  `Awal.\n\n${list.map((payload, index) => `${payload}\n\n${CLOSE_BLOCK}\n\n${endOf(payload, index)}\n\n`).join('')}`;

/** Every `count`-th payload, beginning with the `at`-th; what swallows the rest of a document comes last. */
function part(list: readonly string[], at: number, count: number): string[] {
  const mine = list.filter((_, index) => index % count === at);
  return [...mine.filter((payload) => !swallows(payload)), ...mine.filter(swallows)];
}

/**
 * The records of a sheet: rich texts hold all of its payloads, once as HTML and once as Markdown; other
 * fields one each, in turn.
 */
export function sheetOf(sheet: number, list: readonly string[]): Record<string, Raw[]> {
  let at = 0;
  const next = () => list[at++ % list.length] ?? '';
  const several = (count: number) => Array.from({ length: count }, next).join(', ');
  const record = (kind: string, item: number): Raw => {
    const rich =
      kind === 'blogs'
        ? asMarkdown(part(list, item, PER_KIND))
        : asHtml(
            part(list, KINDS.indexOf(kind as 'blogs') % 4, 4).slice(0, TRIPS.includes(kind) ? 20 : undefined),
          );
    const [title, category, place] = [`${next()} ${item}`, next(), next()];
    return {
      id: 1000 * sheet + item,
      slug: slugOf(sheet, item),
      ...Object.fromEntries(['judul', 'title', 'name'].map((name) => [name, title])),
      ...Object.fromEntries(
        ['kategori', 'category', 'kategori_paket', 'jenis_thematic'].map((name) => [name, category]),
      ),
      ...Object.fromEntries(['alamat', 'location', 'lokasi', 'address'].map((name) => [name, place])),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`fasilitas_${n}`, next()])),
      penulis: next(),
      transmisi: next(),
      deskripsi: rich,
      description: rich,
      overview: [{ deskripsi: rich }],
      map: item % 2 ? next() : `<iframe src="https://www.google.com/maps/embed?pb=${next()}"></iframe>`,
      tempat: [{ places: several(8) }],
      termasuk: [{ termasuk: several(8) }],
      tidaktermasuk: JSON.stringify([{ tidak_termasuk: several(8) }]),
      jadwal: [1, 2].map((day) => ({
        day,
        title: next(),
        aktivitas: [{ aktivitas: next() }, { title: next() }, next()],
      })),
      images: [`lembar/${item}.png`, next(), { path: `lembar/${item}b.png`, alt: next() }],
      images_alt: [next(), next()],
      harga: 150_000 + item,
      price: 150_000 + item,
      harga_min: 10_000,
      stock: 5,
      quantity: 5,
      capacity: 10,
      event_date: '2099-05-01 08:00:00',
      created_at: '2098-01-01 00:00:00',
    };
  };
  return Object.fromEntries(
    KINDS.map((kind) => [kind, Array.from({ length: PER_KIND }, (_, item) => record(kind, item))]),
  );
}

/** Search results with the payloads of a sheet as titles, labels and addresses. */
export function resultsOf(list: readonly string[]): Raw[] {
  const types = ['destinasi', 'blog', 'ticket', 'makanan', 'event', list[0]];
  return list.slice(0, 60).map((payload, index) => ({
    type: types[index % types.length],
    title: payload,
    label: list.at(-1 - index),
    [index % 2 ? 'url' : 'slug']: list[(7 * index) % list.length],
  }));
}

/** In a record: an array in an array, twenty thousand deep, which JSON.stringify could not write. */
export const DEEP = '@sarang';
const DEPTH = 20_000;

export async function startHostileApi(): Promise<HostileApi> {
  let records: Record<string, Raw[]> = {};
  let results: Raw[] = [];
  /** Some are of many megabytes, and each list is asked for by many pages. */
  const bodies = new Map<string, Buffer>();
  const bodyOf = (data: unknown) =>
    Buffer.from(JSON.stringify({ data }).replaceAll(`"${DEEP}"`, '['.repeat(DEPTH) + ']'.repeat(DEPTH)));
  const find = (kind: string, key: string | undefined): unknown => {
    if (kind === 'searches') return results;
    const list = records[kind] ?? [];
    return key === undefined ? list : list.find(({ id, slug }) => [String(id), slug].includes(key));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider');
    if (pathname.startsWith('/storage/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(pictureFor(pathname));
      return;
    }
    const [kind = '', key] = pathname.split('/').slice(3).map(decodeURIComponent);
    const data = find(kind, key);
    response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
    const body = bodies.get(pathname) ?? bodyOf(data);
    bodies.set(pathname, body);
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (shown, found = []) => {
      records = shown;
      results = found;
      bodies.clear();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
