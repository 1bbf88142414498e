import { catalogue, type Entry } from './catalogue.mjs';

/** The part of the application's content that a visitor must find. */
export interface Expected {
  title: string;
  /** Its page; null where the kind has none. */
  path: string | null;
  /** As it is written on the page; null where the kind has none. */
  price: string | null;
}

/** More than one page of Laravel's fifteen. */
export const CONTENT = catalogue(17);

/** The list of each kind, and where its details stand. */
export const PLACES: Record<string, { list: string; detail: string | null }> = {
  destinasi: { list: '/destinasi', detail: '/destination/' },
  paket: { list: '/paket-tour', detail: '/paketdetail/' },
  akomodasi: { list: '/akomodasi', detail: '/akomodasi/' },
  transportasi: { list: '/transportasi', detail: '/transportasi/' },
  event: { list: '/event', detail: '/event/' },
  tiket: { list: '/tiket', detail: '/tiket/' },
  fasilitas: { list: '/fasilitas', detail: '/fasilitas/' },
  restoran: { list: '/kuliner', detail: null },
  blog: { list: '/blog', detail: '/blog/' },
  atraksi: { list: '/attraction', detail: '/attraction/' },
};

/**
 * Facilities have no slug in the application, nor has every second ticket: their numbers are those of their
 * rows.
 */
function keyOf(kind: string, entry: Entry, index: number): string {
  return kind === 'fasilitas' || (kind === 'tiket' && index % 2) ? String(index + 1) : String(entry.slug);
}

export function expectedOf(kind: string): Expected[] {
  const detail = PLACES[kind]?.detail ?? null;
  return (CONTENT[kind] ?? []).map((entry, index) => {
    const amount = (entry.harga ?? entry.price ?? entry.harga_min) as number | undefined;
    return {
      title: String(entry.judul ?? entry.title ?? entry.name),
      path: detail && detail + keyOf(kind, entry, index),
      price: kind === 'blog' ? null : amount ? `Rp ${amount.toLocaleString('id-ID')}` : 'Gratis',
    };
  });
}

/** Every detail page that must exist. */
export const DETAILS = Object.keys(PLACES).flatMap((kind) => expectedOf(kind).filter(({ path }) => path));

/** The part that nobody may see: rows that are switched off or removed, and the notes of the office. */
export const HIDDEN =
  /Konsep (?:Nonaktif|Terhapus)|konsep-(?:nonaktif|terhapus)|jangan bocor|catatan_internal/;
