import type { z } from 'zod';
import { logWarningOnce } from '../log/log-once';
import { field } from '../values/fields';
import { tolerantObject } from '../values/tolerant-object';
import { isSafeKey, type Item } from './define';
import type { Kind } from './kinds';

/* How the records of the kinds are read, as far as it is the same for all. */

/** The fields that records of every kind have. */
const recordShape = {
  id: field.text,
  slug: field.text,
  images_alt: field.list,
  created_at: field.time,
  updated_at: field.time,
};

/** What says that an item is shown rather than real, for the schemas of most kinds. */
export const sampleShape = { contoh: field.flag, ilustrasi: field.flag };

/** What stays and vehicles offer, in fields of their own (spec §3). */
export const facilityShape = {
  fasilitas_1: field.text,
  fasilitas_2: field.text,
  fasilitas_3: field.text,
  fasilitas_4: field.text,
  fasilitas_5: field.text,
};
type Facilities = z.output<z.ZodObject<typeof facilityShape>>;

/** The facilities that a record names, in their order. */
export function facilitiesOf(raw: Facilities): string[] {
  const names = Object.keys(facilityShape) as (keyof Facilities)[];
  return names.map((name) => raw[name]).filter((label) => label !== null);
}

/** What was read of a record. */
type ReadRecord = Partial<z.output<z.ZodObject<typeof sampleShape>>> &
  z.output<z.ZodObject<typeof recordShape>> & { unread: readonly string[] };

/**
 * When a record was created and last changed. `updated_at` is no field of spec §3, but a Laravel model sends
 * it; an `updated_at` before `created_at` is an error and ignored.
 */
export function timestamps(raw: Pick<ReadRecord, 'created_at' | 'updated_at'>) {
  const known = [raw.created_at, raw.updated_at].filter((time) => time !== null);
  return { createdAt: raw.created_at, changedAt: known.length ? Math.max(...known) : null };
}

/** The other names of the fields that several kinds have (product-decisions.md, "Data"). */
const ALIASES = {
  judul: ['title', 'name'],
  title: ['judul', 'name'],
  name: ['title', 'judul'],
  kategori: ['category'],
  category: ['kategori'],
  deskripsi: ['description'],
  description: ['deskripsi'],
  harga: ['price'],
  price: ['harga'],
  satuan_harga: ['price_unit', 'per'],
  alamat: ['address'],
  lokasi: ['location'],
  location: ['lokasi'],
  kapasitas: ['capacity'],
  capacity: ['kapasitas'],
  event_date: ['tanggal_mulai'],
  images: ['image'],
  image: ['images'],
  jam_buka: ['jam_operasional', 'opening_hours'],
  jam_dicek: ['hours_checked'],
  lama_kunjungan: ['visit_minutes'],
  harga_per: ['price_as_of'],
};

/** The schema of a kind: its own fields beside those of every record, with the names that are its own. */
export function recordSchema<Shape extends z.ZodRawShape>(
  shape: Shape,
  aliases: { [Name in keyof Shape]?: string[] } = {},
) {
  return tolerantObject({ ...recordShape, ...shape }, { ...ALIASES, ...aliases });
}

/** What is read alike of nearly all kinds: keys, times, what is shown rather than real. Logs the unread. */
export function recordOf(kind: Kind, raw: ReadRecord) {
  logUnread(kind, raw);
  const { id, slug, contoh: isExample = false, ilustrasi: isDrawn = false } = raw;
  return { ...keysOf(id, slug), ...timestamps(raw), isExample, isDrawn };
}

/** The keys of a raw record, ignoring those that are unusable in a path. Throws when none is left. */
export function keysOf(id: string | null, slug: string | null): Pick<Item, 'key' | 'apiKeys'> {
  const apiKeys = [slug, id].filter(isSafeKey);
  const [key] = apiKeys;
  if (!key) throw new Error('id and slug: both are missing or unusable');
  return { key: key.toLowerCase(), apiKeys };
}

/** Logs each field of a record whose value could not be read, once. */
export function logUnread(kind: Kind, { id, slug, unread }: ReadRecord): void {
  for (const field of unread) logWarningOnce('value unreadable', { kind, id: id ?? slug, field });
}
