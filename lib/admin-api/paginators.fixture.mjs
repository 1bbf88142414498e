// Paginated lists as Laravel writes them, for tests; laravel.test.ts compares them with real ones.
// `next_cursor` and `prev_cursor` exist since Laravel 9.

/**
 * Laravel builds URLs with the host that its server reports, which may differ from the one that was
 * requested.
 */
const HOST = 'http://admin.contoh.id';

/**
 * @typedef {object} Page
 * @property {unknown[]} data
 * @property {number} number
 * @property {number} last
 * @property {number} total
 * @property {number} size
 * @property {string} path
 * @property {string | null} cursor of the next page
 * @property {string | null} back the cursor of the page before
 */

/** @param {Page} page @param {number} number */
const at = ({ path, last }, number) => (number < 1 || number > last ? null : `${path}?page=${number}`);

/** @param {Page} page */
const range = ({ data, number, size }) => ({
  from: data.length ? (number - 1) * size + 1 : null,
  to: data.length ? (number - 1) * size + data.length : null,
});

/** @param {Page} page the numbers and arrows of a page's navigation */
const buttons = (page) => [
  { url: at(page, page.number - 1), label: '&laquo; Previous', active: false },
  ...Array.from({ length: page.last }, (_, index) => ({
    url: at(page, index + 1),
    label: String(index + 1),
    active: index + 1 === page.number,
  })),
  { url: at(page, page.number + 1), label: 'Next &raquo;', active: false },
];

/** @param {Page} page */
const lengthAware = (page) => ({
  current_page: page.number,
  data: page.data,
  first_page_url: at(page, 1),
  from: range(page).from,
  last_page: page.last,
  last_page_url: at(page, page.last),
  links: buttons(page),
  next_page_url: at(page, page.number + 1),
  path: page.path,
  per_page: page.size,
  prev_page_url: at(page, page.number - 1),
  to: range(page).to,
  total: page.total,
});

/** @param {Page} page */
const simple = (page) => ({
  current_page: page.number,
  data: page.data,
  first_page_url: at(page, 1),
  from: range(page).from,
  next_page_url: at(page, page.number + 1),
  path: page.path,
  per_page: page.size,
  prev_page_url: at(page, page.number - 1),
  to: range(page).to,
});

/** @param {Page} page */
const cursor = ({ data, path, size, cursor, back }) => ({
  data,
  path,
  per_page: size,
  next_cursor: cursor,
  next_page_url: cursor && `${path}?cursor=${cursor}`,
  prev_cursor: back,
  prev_page_url: back && `${path}?cursor=${back}`,
});

/**
 * A resource collection: all of a paginator's fields except its URLs move to `meta`. @param {Record<string,
 * any>} bare
 */
function resource({ data, first_page_url, last_page_url, prev_page_url, next_page_url, ...meta }) {
  const links = { first: first_page_url ?? null, last: last_page_url ?? null, prev: prev_page_url ?? null };
  return { data, links: { ...links, next: next_page_url ?? null }, meta };
}

/**
 * The responses of a controller, by paginator. @type {Record<string, (page: Page) => Record<string,
 * unknown>>}
 */
export const PAGINATORS = {
  'paginate()': lengthAware,
  'simplePaginate()': simple,
  'cursorPaginate()': cursor,
  'a resource collection of paginate()': (page) => resource(lengthAware(page)),
  'a resource collection of simplePaginate()': (page) => resource(simple(page)),
  'a resource collection of cursorPaginate()': (page) => resource(cursor(page)),
  'paginate() in an envelope': (page) => ({ success: true, message: 'List data', data: lengthAware(page) }),
  'simplePaginate() in an envelope': (page) => ({ success: true, data: simple(page) }),
  'a resource collection in an envelope': (page) => ({ status: 1, data: resource(lengthAware(page)) }),
  'numbers alone, in meta': ({ data, number, last, total }) => ({
    data,
    meta: { current_page: number, last_page: last, total },
  }),
  'numbers alone, in pagination, as text': ({ data, number, last, total }) => ({
    success: true,
    data,
    pagination: { current_page: `${number}`, last_page: `${last}`, per_page: '15', total: `${total}` },
  }),
  'a cursor alone': ({ data, cursor }) => ({ data, meta: { next_cursor: cursor } }),
};

/** @param {number} number @param {boolean} [forward] */
const cursorOf = (number, forward = true) =>
  Buffer.from(JSON.stringify({ id: number, _pointsToNextItems: forward })).toString('base64url');

/**
 * The response to `path` with this query, `?page=2` or `?cursor=…`.
 * @param {string} form a name of PAGINATORS
 * @param {unknown[]} records of the whole list
 * @param {{ path: string, query: string, size?: number }} asked
 * @returns {Record<string, unknown>}
 */
export function paginated(form, records, { path, query, size = 15 }) {
  const paginator = PAGINATORS[form];
  if (!paginator) throw new Error(`unknown paginator ${form}`);
  const parameters = new URLSearchParams(query);
  const last = Math.max(1, Math.ceil(records.length / size));
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const given = parameters.get('cursor');
  const number = given
    ? (numbers.find((one) => cursorOf(one) === given) ?? last)
    : Number(parameters.get('page') ?? 1);
  return paginator({
    data: records.slice((number - 1) * size, number * size),
    number,
    last,
    total: records.length,
    size,
    path: HOST + path,
    cursor: number < last ? cursorOf(number + 1) : null,
    back: number > 1 ? cursorOf(number - 1, false) : null,
  });
}
