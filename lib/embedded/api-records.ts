import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { oncePer } from '../base/once-per';
import type { Kind } from '../entities/kinds';
import type { Content, Entry } from './content';

/*
 * Converts content files to the records that the Admin API would deliver (spec §3): its names, its nesting,
 * comma-separated lists. Three additions: `images_alt`, the pictures' texts in the order of the paths,
 * `contoh`, which marks an event with an invented date, and `ilustrasi`, without a photograph of the item.
 */

type Json = Record<string, unknown>;

/** How the name of a photograph among the pictures ends (docs/content.md, "Pictures"). */
const PHOTOGRAPH = '-foto.webp';

const renderer = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze();

/** The Markdown of an entry as HTML, made once and kept as long as the entry. */
const htmlOf = (entry: Entry<Kind>) => oncePer(entry, rendered);
const rendered = ({ body }: Entry<Kind>) => String(renderer.processSync(body));

/** The front matter fields that a list record holds in another form. */
interface Meta {
  images: { file: string; alt: string }[];
  koordinat?: readonly [number, number];
  fasilitas?: readonly string[];
}
const NO_FACTS = new Set(
  'images koordinat fasilitas sumber jadwal tempat termasuk tidak_termasuk'.split(' '),
);

/** An OpenStreetMap embed around a position, about three kilometres wide. */
function osmEmbed(point: readonly [number, number]): string {
  const [lat, lon] = point;
  const box = [lon - 0.015, lat - 0.01, lon + 0.015, lat + 0.01].map((value) => value.toFixed(5)).join(',');
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${lat},${lon}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

function tripDetail(entry: Entry<'destinasi'> | Entry<'paket'>): Json {
  const { meta } = entry;
  return {
    min_people: meta.min_people,
    overview: { deskripsi: htmlOf(entry) },
    tempat: [{ places: meta.tempat.join(', ') }],
    termasuk: [{ termasuk: meta.termasuk.join(', ') }],
    tidaktermasuk: [{ tidak_termasuk: meta.tidak_termasuk.join(', ') }],
    jadwal: meta.jadwal.map((day, index) => ({
      id: index + 1,
      day: day.day,
      title: day.title,
      aktivitas: day.aktivitas.map((aktivitas, position) => ({ id: position + 1, aktivitas })),
    })),
  };
}

/** The kinds whose records have English field names. */
const ENGLISH = new Set<Kind>(['event', 'tiket', 'fasilitas', 'atraksi']);

/** Trips have their text only in the detail, all other kinds have one picture. */
function textAndPictures(kind: Kind, entry: Entry<Kind>): Json {
  const files = entry.meta.images.map(({ file }) => file);
  if (isTrip(entry)) return { images: files };
  if (ENGLISH.has(kind)) return { description: htmlOf(entry), image: files[0] };
  return { deskripsi: kind === 'blog' ? entry.body : htmlOf(entry), images: files[0] };
}

function listRecord(kind: Kind, entry: Entry<Kind>): Json {
  const { slug, meta } = entry;
  const { images, koordinat, fasilitas = [] } = meta as Meta;
  const numbered = fasilitas.map((label, index) => [`fasilitas_${index + 1}`, label]);
  return {
    slug,
    ...Object.fromEntries(Object.entries(meta).filter(([name]) => !NO_FACTS.has(name))),
    ...Object.fromEntries(numbered),
    images_alt: images.map(({ alt }) => alt),
    ilustrasi: images.every(({ file }) => !file.endsWith(PHOTOGRAPH)),
    ...(koordinat ? { map: osmEmbed(koordinat) } : {}),
    ...textAndPictures(kind, entry),
  };
}

/** The records of a kind in the list response. */
export function listRecords(content: Content, kind: Kind): Json[] {
  return content[kind].map((entry) => listRecord(kind, entry));
}

/** The record of the detail response by slug or id, or null. */
export function detailRecord(content: Content, kind: Kind, key: string): Json | null {
  const entry: Entry<Kind> | undefined = content[kind].find(
    ({ slug, meta }) => slug === key || String(meta.id) === key,
  );
  if (!entry) return null;
  return { ...listRecord(kind, entry), ...(isTrip(entry) ? tripDetail(entry) : {}) };
}

function isTrip(entry: Entry<Kind>): entry is Entry<'destinasi'> | Entry<'paket'> {
  return 'jadwal' in entry.meta;
}
