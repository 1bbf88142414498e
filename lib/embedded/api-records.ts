import { LRUCache } from 'lru-cache';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Kind } from '../entities/kinds';
import type { Content, Entry } from './content';

/*
 * Content files as the records that the Admin API would deliver (spec §3): its names, its nesting, comma-separated lists. Two
 * additions: `images_alt`, the pictures' texts in the order of the paths, and `contoh`, an event whose date is invented.
 */

type Json = Record<string, unknown>;

const renderer = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze();

/** Rendered texts: a search reads all of them. */
const rendered = new LRUCache<string, string>({ max: 2000 });

function html(markdown: string): string {
  const known = rendered.get(markdown);
  if (known !== undefined) return known;
  const text = String(renderer.processSync(markdown));
  rendered.set(markdown, text);
  return text;
}

function common({
  slug,
  meta,
}: {
  slug: string;
  meta: {
    id: number;
    created_at: string;
    updated_at?: string | undefined;
    koordinat?: [number, number] | undefined;
    images: { file: string; alt: string }[];
  };
}) {
  return {
    id: meta.id,
    slug,
    created_at: meta.created_at,
    images_alt: meta.images.map((picture) => picture.alt),
    ...(meta.updated_at ? { updated_at: meta.updated_at } : {}),
    ...(meta.koordinat ? { map: osmEmbed(meta.koordinat) } : {}),
  };
}

const files = (entry: { meta: { images: { file: string }[] } }) =>
  entry.meta.images.map((picture) => picture.file);

/** An OpenStreetMap frame around a point, about three kilometres wide. */
function osmEmbed(point: readonly [number, number]): string {
  const [lat, lon] = point;
  const box = [lon - 0.015, lat - 0.01, lon + 0.015, lat + 0.01].map((value) => value.toFixed(5)).join(',');
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${lat},${lon}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

function tripDetail({ meta, body }: Entry<'destinasi'> | Entry<'paket'>): Json {
  return {
    min_people: meta.min_people,
    overview: { deskripsi: html(body) },
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

function numbered(labels: readonly string[]): Json {
  return Object.fromEntries(labels.map((label, index) => [`fasilitas_${index + 1}`, label]));
}

/** Per kind: the record of a list answer, and what a detail answer adds. */
const shapes: { [K in Kind]: { list: (entry: Entry<K>) => Json; detail?: (entry: Entry<K>) => Json } } = {
  destinasi: {
    list: (entry) => {
      const { judul, harga, satuan_harga, jenis_thematic, rating, location, hari, malam } = entry.meta;
      return {
        ...common(entry),
        judul,
        harga,
        satuan_harga,
        jenis_thematic,
        rating,
        location,
        hari,
        malam,
        images: files(entry),
      };
    },
    detail: tripDetail,
  },
  paket: {
    list: (entry) => {
      const { judul, harga, satuan_harga, kategori_paket, rating, lokasi, hari, malam, min_people } =
        entry.meta;
      return {
        ...common(entry),
        judul,
        harga,
        satuan_harga,
        kategori_paket,
        rating,
        lokasi,
        hari,
        malam,
        min_people,
        images: files(entry),
      };
    },
    detail: tripDetail,
  },
  akomodasi: {
    list: (entry) => {
      const { judul, kategori, harga, rating, alamat, lokasi, kamar_tersedia, fasilitas } = entry.meta;
      const record = { ...common(entry), judul, kategori, harga, rating, alamat, lokasi, kamar_tersedia };
      return { ...record, images: files(entry)[0], ...numbered(fasilitas), deskripsi: html(entry.body) };
    },
  },
  transportasi: {
    list: (entry) => {
      const { judul, kategori, harga, rating, jumlah_orang, transmisi, fasilitas, lokasi } = entry.meta;
      const record = { ...common(entry), judul, kategori, harga, rating, jumlah_orang, transmisi, lokasi };
      return { ...record, images: files(entry)[0], ...numbered(fasilitas), deskripsi: html(entry.body) };
    },
  },
  event: {
    list: (entry) => {
      const { title, category, price, event_date, contoh, location, capacity, rating } = entry.meta;
      const record = { ...common(entry), title, category, price, event_date, location, capacity, rating };
      return { ...record, contoh, description: html(entry.body), image: files(entry)[0] };
    },
  },
  tiket: {
    list: (entry) => {
      const { name, category, price, event_date, location, stock, rating, capacity } = entry.meta;
      const record = {
        ...common(entry),
        name,
        category,
        price,
        event_date,
        location,
        stock,
        rating,
        capacity,
      };
      return { ...record, description: html(entry.body), image: files(entry)[0] };
    },
  },
  fasilitas: {
    list: (entry) => {
      const { name, category, price, quantity } = entry.meta;
      return {
        ...common(entry),
        name,
        category,
        price,
        quantity,
        description: html(entry.body),
        image: files(entry)[0],
      };
    },
  },
  restoran: {
    list: (entry) => {
      const { judul, kategori, alamat, rating, harga_min, harga_max } = entry.meta;
      const record = { ...common(entry), judul, kategori, alamat, rating, harga_min, harga_max };
      return { ...record, deskripsi: html(entry.body), images: files(entry)[0] };
    },
  },
  makanan: {
    list: (entry) => {
      const { judul, alamat, rating, harga_min, harga_max } = entry.meta;
      return {
        ...common(entry),
        judul,
        alamat,
        rating,
        harga_min,
        harga_max,
        deskripsi: html(entry.body),
        images: files(entry)[0],
      };
    },
  },
  blog: {
    list: (entry) => {
      const { judul, kategori, penulis, menit_baca } = entry.meta;
      return {
        ...common(entry),
        judul,
        kategori,
        penulis,
        menit_baca,
        deskripsi: entry.body,
        images: files(entry)[0],
      };
    },
  },
  atraksi: {
    list: (entry) => {
      const { title, category, price, location, rating } = entry.meta;
      return {
        ...common(entry),
        title,
        category,
        price,
        location,
        rating,
        description: html(entry.body),
        image: files(entry)[0],
      };
    },
  },
};

/** The list answer's records of a kind. */
export function listRecords<K extends Kind>(content: Content, kind: K): Json[] {
  return (content[kind] as Entry<K>[]).map((entry) => shapes[kind].list(entry));
}

/** The detail answer's record by slug or id, or null. */
export function detailRecord<K extends Kind>(content: Content, kind: K, key: string): Json | null {
  const entry = (content[kind] as Entry<K>[]).find(
    ({ slug, meta }) => slug === key || String(meta.id) === key,
  );
  return entry ? { ...shapes[kind].list(entry), ...shapes[kind].detail?.(entry) } : null;
}
