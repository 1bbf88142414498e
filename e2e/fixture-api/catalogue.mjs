// The complete data of the fixture API: a fresh, deterministic catalogue on each call.
import { grown } from './grown.mjs';
import { akomodasi, atraksi, blog, event, fasilitas, NAMES, tiket, transportasi } from './kinds.mjs';
import { eating } from './kuliner.mjs';
import { moment, slugOf } from './laravel.mjs';
import { destinasis, pakets } from './trips.mjs';

/** @typedef {import('./laravel.mjs').Raw} Raw */
/** @typedef {import('./trips.mjs').Entry} Entry */
/** @typedef {{ entries: Entry[], broken: Raw }} Collection */

/** @param {Entry[]} entries @param {string} titleName @returns {Collection} */
const collection = (entries, titleName) => ({
  entries,
  broken: { id: 9999, slug: 'rusak', [titleName]: null, created_at: moment(0, 360) },
});

/** The kinds whose items have a place on a map. */
const LOCATED = ['destinasis', 'akomodasis', 'attractions'];

/**
 * The collections, keyed by their name in the API's path. Each has a broken record without a title, the
 * newest of its kind.
 * @param {number} [items] the minimum size of each collection; items beyond its own resemble them
 * @returns {Record<string, Collection>}
 */
export function catalogue(items = 0) {
  const all = firstItems();
  for (const [name, one] of Object.entries(all))
    if (one.entries.length < items) one.entries = grown(one.entries, items, LOCATED.includes(name));
  return all;
}

/** @returns {Record<string, Collection>} */
function firstItems() {
  const foods = eating('Nasi', 'makanan');
  return {
    destinasis: collection(destinasis(), 'judul'),
    pakets: collection(pakets(NAMES), 'judul'),
    akomodasis: collection(NAMES.map(akomodasi), 'judul'),
    transportasis: collection(NAMES.map(transportasi), 'judul'),
    events: collection(NAMES.map(event), 'title'),
    tickets: collection(NAMES.map(tiket), 'name'),
    fasilitas: collection(NAMES.map(fasilitas), 'name'),
    restorans: collection(eating('Restoran', 'restoran'), 'judul'),
    makanans: collection(foods, 'judul'),
    kuliners: collection(foods, 'judul'),
    blogs: collection(NAMES.map(blog), 'judul'),
    attractions: collection(NAMES.map(atraksi), 'title'),
  };
}

/**
 * The type label of a search result and the site path of its `url` (spec §2). @type {Record<string, [string,
 * string, string]>}
 */
const SEARCHED = {
  destinasis: ['destinasi', 'Destinasi', '/destination'],
  akomodasis: ['akomodasi', 'Akomodasi', '/akomodasi'],
  attractions: ['attraction', 'Atraksi', '/attraction'],
  transportasis: ['transportasi', 'Transportasi', '/transportasi'],
  fasilitas: ['fasilitas', 'Fasilitas', '/fasilitas'],
  tickets: ['ticket', 'Tiket', '/tiket'],
  events: ['event', 'Event', '/event'],
  makanans: ['makanan', 'Makanan', '/makanan'],
  restorans: ['restoran', 'Restoran', '/restoran'],
  blogs: ['blog', 'Blog', '/blog'],
};

/**
 * Search results whose title holds the text (spec §3). @param {Record<string, Collection>} all @param
 * {string} query
 */
export function searchIn(all, query) {
  return Object.entries(SEARCHED).flatMap(([name, [type, label, path]]) =>
    (all[name]?.entries ?? []).flatMap(({ list }) => {
      const title = String(list.judul ?? list.title ?? list.name);
      if (!title.toLowerCase().includes(query.toLowerCase())) return [];
      return [
        {
          id: list.id,
          type,
          title,
          label,
          url: `${path}/${list.slug ?? (type === 'makanan' ? slugOf(title) : list.id)}`,
        },
      ];
    }),
  );
}
