// The Admin API of docs/specification.md §7 as the browser tests need it:
//   node e2e/fixture-api/server.mjs --port 4010 --items 10000
// It is steered over HTTP:
//   POST /__faults {"mode": "500", "path": "/api/admin/destinasis"}
//     what fails from now on; without a path everything
//   GET /__requests
//     { count, paths } since the last reset
//   POST /__items {"kind": "destinasis", "slug": "…", "patch": {…}}
//     changes or publishes an item; patch null removes it
//   POST /__pages {"kind": "destinasis", "form": "paginate()"}
//     its list comes in pages from now on, as in PAGINATORS
//   POST /__throttle {"limit": 60, "seconds": 60}
//     Laravel's limit from now on; limit 0 is none
//   POST /__reset
//     no faults, first catalogue, no pages, no limit, no requests
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { paginated } from '../../lib/admin-api/paginators.fixture.mjs';
import { catalogue, searchIn } from './catalogue.mjs';
import { FAULTS, MODES, SLOW_MS } from './faults.mjs';
import { same } from './kinds.mjs';
import { isHeld, pictureFor } from './picture.mjs';
import { throttle } from './throttle.mjs';

/**
 * @typedef {object} FixtureApi
 * @property {string} url
 * @property {number} port
 * @property {string[]} requests API paths requested since the last reset, queries included
 * @property {{ now: number, most: number }} pictures concurrent picture requests: now, and at most
 * @property {{ mode: string, path: string }[]} faults the last one whose path is a prefix of the request's
 * applies
 * @property {(mode: string, path?: string) => void} fault
 * @property {(kind: string, slug: string, patch: Record<string, unknown> | null) => void} change an unknown
 * slug is published
 * @property {(kind: string, form: string) => void} paginate serves its list in pages until the reset; `form`
 * as in PAGINATORS
 * @property {(limit: number, seconds: number) => void} throttle the most requests in a window, beyond which
 * it sends Laravel's 429, until the reset
 * @property {string[]} refused API paths that got this 429
 * @property {() => void} reset
 * @property {() => Promise<void>} close also cuts the requests that 'timeout' holds
 * @property {(mode: string) => Promise<void>} failBy the same fault for everything; 'refused' closes the
 * port, all others open it
 */

/**
 * @param {{ port?: number, items?: number }} [options] port 0 takes a free one; `items` is the minimum number
 * of items a kind
 * @returns {Promise<FixtureApi>}
 */
export async function startFixtureApi({ port = 0, items = 0 } = {}) {
  const state = { all: catalogue(items) };
  /**
   * Caches of the list texts and the items since the last change, because recomputing them for ten thousand
   * items is slow.
   */
  const lists = new Map();
  const places = new Map();
  /** @type {string[]} */
  const requests = [];
  const pictures = { now: 0, most: 0 };
  /** @type {{ mode: string, path: string }[]} */
  const faults = [];
  /** @type {string[]} */
  const refused = [];
  /** @type {import('./throttle.mjs').Throttle | null} */
  let limiter = null;
  /** The kinds whose lists are paginated, with the form. @type {Map<string, string>} */
  const inPages = new Map();

  /** @param {string} mode @param {string} [path] */
  function fault(mode, path = '/') {
    if (!MODES.includes(mode)) throw new Error(`unknown fault ${mode}: one of ${MODES.join(', ')}`);
    if (path === '/') faults.length = 0;
    faults.push({ mode, path });
  }

  /** @param {string} kind @param {string} slug @param {Record<string, unknown> | null} patch */
  function change(kind, slug, patch) {
    const collection = state.all[kind];
    forget();
    const index = collection?.entries.findIndex((entry) => entry.keys.includes(slug)) ?? -1;
    const entry = collection?.entries[index];
    if (!collection || (!entry && patch === null)) throw new Error(`no item ${kind}/${slug}`);
    if (patch === null) collection.entries.splice(index, 1);
    else if (!entry) collection.entries.push(same({ id: 5000 + collection.entries.length, slug, ...patch }));
    else
      collection.entries[index] = {
        keys: entry.keys,
        list: { ...entry.list, ...patch },
        detail: { ...entry.detail, ...patch },
      };
  }

  function reset() {
    faults.length = 0;
    requests.length = 0;
    refused.length = 0;
    limiter = null;
    inPages.clear();
    state.all = catalogue(items);
    forget();
  }

  function forget() {
    lists.clear();
    places.clear();
  }

  /**
   * @param {string} kind @param {import('./catalogue.mjs').Collection} collection @param {URL} url @returns
   * {string}
   */
  function listText(kind, collection, url) {
    const records = collection.entries.map((entry) => entry.list).toSpliced(3, 0, collection.broken);
    const form = inPages.get(kind);
    if (form) return JSON.stringify(paginated(form, records, { path: url.pathname, query: url.search }));
    const text = lists.get(kind) ?? JSON.stringify({ success: true, message: 'List data', data: records });
    lists.set(kind, text);
    return text;
  }

  /** @param {string} kind @param {import('./catalogue.mjs').Collection} collection @param {string} key */
  function entryOf(kind, { entries }, key) {
    const known =
      places.get(kind) ??
      new Map(entries.toReversed().flatMap((entry) => entry.keys.map((own) => [own, entry])));
    places.set(kind, known);
    return known.get(key);
  }

  /** The JSON text of an API path, or null for 404. @param {URL} url */
  function find(url) {
    const [, , , kind = '', key, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (kind === 'searches' && key === 'search')
      return JSON.stringify({ data: searchIn(state.all, url.searchParams.get('query') ?? '') });
    const collection = state.all[kind];
    if (!collection || rest.length) return null;
    if (key === undefined) return listText(kind, collection, url);
    const entry = entryOf(kind, collection, key);
    return entry ? JSON.stringify({ status: 1, message: 'Detail data', data: entry.detail }) : null;
  }

  /** @param {import('node:http').ServerResponse} response */
  function countPicture(response) {
    pictures.now += 1;
    pictures.most = Math.max(pictures.most, pictures.now);
    response.on('close', () => (pictures.now -= 1));
  }

  /** @param {URL} url @param {import('node:http').ServerResponse} response */
  async function serve(url, response) {
    const path = url.pathname + url.search;
    if (url.pathname.startsWith('/api/')) requests.push(path);
    if (url.pathname.startsWith('/api/') && limiter?.admits(response) === false) {
      refused.push(path);
      return;
    }
    const mode = faults.findLast((candidate) => path.startsWith(candidate.path))?.mode ?? 'ok';
    if (url.pathname.startsWith('/storage/')) countPicture(response);
    if (mode === 'slow') await delay(SLOW_MS);
    const failing = FAULTS[mode];
    if (failing) return failing(response);
    if (url.pathname.startsWith('/storage/') && isHeld(url.pathname)) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(pictureFor(url.pathname));
      return;
    }
    const body = url.pathname.startsWith('/api/admin/') ? find(url) : null;
    response.writeHead(body ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(body ?? JSON.stringify({ message: 'Not Found' }));
  }

  /** @param {string} path @param {any} body */
  function control(path, body) {
    if (path === '/__faults') fault(String(body.mode), body.path);
    else if (path === '/__items') change(body.kind, body.slug, body.patch);
    else if (path === '/__pages') inPages.set(body.kind, body.form);
    else if (path === '/__throttle') limiter = body.limit ? throttle(body.limit, body.seconds) : null;
    else if (path === '/__reset') reset();
    else if (path !== '/__requests') throw new Error(`unknown switch ${path}`);
    return { count: requests.length, paths: requests, refused, faults };
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fixture');
    const work = url.pathname.startsWith('/__')
      ? readJson(request).then((body) => void response.end(JSON.stringify(control(url.pathname, body))))
      : serve(url, response);
    Promise.resolve(work).catch((error) => {
      if (!response.headersSent) response.writeHead(400).end(String(error));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());

  async function close() {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
  /** @param {string} mode */
  async function failBy(mode) {
    if (mode === 'refused') return close();
    fault(mode);
    if (server.listening) return;
    server.listen(address.port, '127.0.0.1');
    await once(server, 'listening');
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests,
    pictures,
    faults,
    fault,
    change,
    paginate: (kind, form) => void inPages.set(kind, form),
    throttle: (limit, seconds) => void (limiter = throttle(limit, seconds)),
    refused,
    reset,
    close,
    failBy,
  };
}

/** @param {import('node:http').IncomingMessage} request */
async function readJson(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const given = (/** @type {string} */ name) =>
    process.argv.includes(name) ? Number(process.argv[process.argv.indexOf(name) + 1]) : undefined;
  const api = await startFixtureApi({ port: given('--port') ?? 4010, items: given('--items') ?? 0 });
  console.log(`Fixture API on ${api.url}`);
}
