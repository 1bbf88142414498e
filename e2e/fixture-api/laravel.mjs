// The ways in which a Laravel application writes values: each helper picks another one by the item's number,
// so that every list mixes them (product-decisions.md, "Data").

/** @typedef {Record<string, unknown>} Raw */

/** '150000.00' or 150000. @param {number} i @param {number | null} value */
export function amount(i, value) {
  return value === null ? null : i % 3 === 0 ? value : `${value}.00`;
}

/** '4' or 4. @param {number} i @param {number | null} value */
export function count(i, value) {
  return value === null ? null : i % 2 === 0 ? String(value) : value;
}

/**
 * '2026-02-01 08:00:00' or '2026-02-01T01:00:00.000000Z': the same moment, Jakarta's time without a zone.
 * @param {number} i
 * @param {number} day whole days after 1 January 2026
 */
export function moment(i, day) {
  const utc = new Date(Date.UTC(2026, 0, 1 + day, 1));
  if (i % 2 === 0) return utc.toISOString().replace('.000Z', '.000000Z');
  return new Date(utc.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Pictures as a list, as JSON text of one, or as full URLs. @param {number} i @param {string[]} paths */
export function pictures(i, paths) {
  if (i % 4 === 1) return JSON.stringify(paths);
  if (i % 4 === 3) return paths.map((path) => `https://admin.contoh.id/storage/${path}`);
  return paths;
}

/** @param {number} i columns that every table has and no page needs */
export function columns(i) {
  return {
    is_active: i % 2,
    is_featured: i % 3 === 0 ? 1 : 0,
    updated_at: moment(i + 1, 200 + i),
    deleted_at: null,
  };
}

/** 'Curug Ciwidey' → 'curug-ciwidey'. @param {string} title */
export function slugOf(title) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The other naming variant of a record: every name of `names` is renamed.
 * @param {Raw} record
 * @param {Record<string, string>} names
 * @returns {Raw}
 */
export function renamed(record, names) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [names[name] ?? name, value]));
}
