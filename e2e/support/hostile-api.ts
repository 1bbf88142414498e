import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pictureFor } from '../fixture-api/picture.mjs';

/*
 * A provider whose every field is hostile. It serves one sheet (batch) of payloads at a time: each in rich
 * text, as HTML and as Markdown, and again in the single-line fields, in six items of every kind.
 */

export type Raw = Record<string, unknown>;

export interface HostileApi {
  url: string;
  /** Replaces the provider's records, keyed by their name in the path, and its search results. */
  show: (records: Record<string, Raw[]>, results?: Raw[]) => void;
  close: () => Promise<void>;
}

const KINDS = [
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
 * In trips, the itinerary uses up part of the page budget (lib/entities/trip.ts), so a rich text may be
 * shorter; other kinds show the same payloads.
 */
const TRIPS = ['destinasis', 'pakets'];
/** The number of items on a list page. */
const PER_KIND = 6;
/**
 * Does the payload swallow the rest of its document? A form that was closed within `math` cannot be closed
 * again.
 */
const swallows = (payload: string) =>
  /plaintext|^\s*(?:```|~~~)|<form><math><mtext>.*<\/form>/i.test(payload);
/**
 * A marker after a payload of a rich text: where it is shown, nothing before it was cut and nothing swallowed
 * it.
 */
const endOf = (payload: string, index: number) => (swallows(payload) ? '' : `akhir ${index}.`);
/** The end markers in a text, each once. */
export const endsIn = (text: string) => [...new Set(text.match(/akhir \d+\./g))];

export const slugOf = (sheet: number, item: number) => `lembar-${sheet}-${item}`;

const endTags = (names: string) => names.replace(/\S+ ?/g, (name) => `</${name.trim()}>`);
/**
 * Elements that stay open within one another, the inner ones first; within `math` and `svg` nothing else can
 * be closed, and `noscript` cannot be closed around a `p`.
 */
const SCOPES = endTags(
  'select option template table caption object applet button p style mglyph annotation-xml mtext math form title desc foreignObject svg noscript',
);
/**
 * Raw text elements; those that contain elements when script is off come after those that may be inside them.
 */
const TEXTS = endTags('script style title textarea xmp iframe noembed noframes noscript');
/**
 * Closes everything that a payload leaves open, so that the next one starts clean: quotes, comments, raw text
 * elements, and twice the elements that may nest in themselves.
 */
const CLOSE = `"'>-->]]>${TEXTS}${SCOPES}--></script>${SCOPES}`;
/** The same for Markdown, where a blank line ends all HTML blocks except these. */
const CLOSE_BLOCK = '?>-->]]></pre>';
const asHtml = (list: string[]) =>
  list.map((payload, index) => `<marquee>${payload}${CLOSE}${endOf(payload, index)} </marquee>`).join('\n');
const asMarkdown = (list: string[]) =>
  `Awal.\n\n${list.map((payload, index) => `${payload}\n\n${CLOSE_BLOCK}\n\n${endOf(payload, index)}\n\n`).join('')}`;

/**
 * Every `count`-th payload, starting with the `at`-th; those that swallow the rest of a document come last.
 */
function part(list: readonly string[], at: number, count: number): string[] {
  const mine = list.filter((_, index) => index % count === at);
  return [...mine.filter((payload) => !swallows(payload)), ...mine.filter(swallows)];
}

/**
 * The records of a sheet: rich texts contain all of its payloads, once as HTML and once as Markdown; the
 * other fields one each, in rotation.
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

/** Search results with the payloads of a sheet as titles, labels and URLs. */
export function resultsOf(list: readonly string[]): Raw[] {
  const types = ['destinasi', 'blog', 'ticket', 'makanan', 'event', list[0]];
  return list.slice(0, 60).map((payload, index) => ({
    type: types[index % types.length],
    title: payload,
    label: list.at(-1 - index),
    [index % 2 ? 'url' : 'slug']: list[(7 * index) % list.length],
  }));
}

/** A placeholder in a record for arrays nested twenty thousand deep, which JSON.stringify could not write. */
export const DEEP = '@sarang';
const DEPTH = 20_000;

export async function startHostileApi(): Promise<HostileApi> {
  let records: Record<string, Raw[]> = {};
  let results: Raw[] = [];
  /** Cached: some bodies have many megabytes, and many pages request each list. */
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
