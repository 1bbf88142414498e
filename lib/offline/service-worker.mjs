// The service worker, sent as it stands here (app/service-worker.js/route.ts). It is registered when a
// visitor asks to take a page along, keeps that page with the pages of its stops, and shows them where the
// site does not answer (docs/decisions/0030-pages-without-a-signal.md). It imports nothing.

/** @import { Answer, Failure, Kept, Message, Wish } from './messages' */
/** @import { FetchEvent, WorkerScope } from './worker-scope' */

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
const { origin } = worker.location;

/** Each wish has a cache of its own, named by this word, the time, and what tells two tabs apart. */
const PREFIX = 'offline ';
/** The entry that is written last: a cache without it is not whole. */
const RECORD = '/offline-record';
/** Shown for what is not kept. */
const NOT_KEPT_PAGE = '/tanpa-sinyal';
/** What stands for a picture that is not kept (components/ui/image-fallback). */
const PLACEHOLDER = '/art/gambar-tidak-tersedia.svg';
/** The line above a copy begins with it. */
const NOTE = '<aside class="notice" aria-label="Salinan">';
const MAX_BYTES = 4_000_000;
/** A navigation that long without an answer counts as one without a network. */
const PATIENCE_MS = 3_000;
/** The longest that one file may take. */
const FETCH_MS = 30_000;
/** A keeping that was cut off is cleared away after this long. */
const UNFINISHED_MS = 600_000;
/** How many files are fetched at once. */
const AT_ONCE = 4;
/** The one width in which pictures are kept; one of lib/pictures/made-sizes.mjs. */
const PICTURE_WIDTH = 544;
const PICTURE = /\bsrc="\/_next\/image\?url=([^"&]+)&amp;w=\d+([^"]*)"/g;
/** @type {Intl.DateTimeFormatOptions} */
const TIME = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' };
/** What a page loads. Whatever else it asks for, such as an answer of the search, passes untouched. */
const FILES = new Set(['style', 'script', 'font', 'image']);
/** These hold for one transfer, or ask for more pages. */
const LEFT_HEADERS = ['content-encoding', 'content-length', 'vary', 'set-cookie', 'speculation-rules'];

/** Whether the browser has static routing: Chromium alone. */
const CAN_RACE = Boolean(worker.InstallEvent && 'addRoutes' in worker.InstallEvent.prototype);
/** Not there, no longer there: of other errors it is not known. */
const NOWHERE = [404, 410];
/** Thrown where the site no longer has the page that is to be kept. */
const GONE = new Error('gone');

/** Whether the site was away at the last navigation; null until there was one. */
let isAway = /** @type {boolean | null} */ (null);
/** Whether this life of the worker has looked if the site still serves it. */
let hasLooked = false;

worker.addEventListener('install', (event) => {
  // The browser asks the network beside the worker, and takes the first answer: the worker costs no time.
  const condition = { requestMode: 'navigate', requestMethod: 'GET' };
  void event.addRoutes?.([{ condition, source: 'race-network-and-fetch-handler' }]);
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (isAway !== false && FILES.has(request.destination)) event.respondWith(file(request));
});

/**
 * The network's answer, whatever it is; without one in time a kept page. A form is sent once and waits: the
 * copy of the page that would answer it looks as if it had arrived.
 * @param {FetchEvent} event
 */
async function navigate(event) {
  const { request } = event;
  const isForm = request.method !== 'GET';
  const failed = fetch(isForm ? request : unaged(request)).catch(() => null);
  const first = await (isForm ? failed : Promise.race([failed, after(PATIENCE_MS)]));
  isAway = !first;
  if (first) {
    event.waitUntil(look());
    return first;
  }
  const kept = isForm ? null : await find(keyOf(request.url));
  if (kept) return kept;
  // What is not kept is worth waiting for.
  const late = await failed;
  if (late) return late;
  const [last] = await sets();
  const isStart = !request.referrer && new URL(request.url).pathname === '/';
  if (isStart && last) return Response.redirect(last.kept.page);
  return (await find(NOT_KEPT_PAGE)) ?? Response.error();
}

/**
 * Firefox would take a page of yesterday, without its files, for an answer (stale-while-revalidate). Where
 * browsers race, the request must be the same.
 * @param {Request} request
 */
function unaged(request) {
  if (CAN_RACE) return request;
  try {
    return new Request(request, { cache: 'no-cache', referrer: request.referrer });
  } catch {
    return request;
  }
}

/** A kept file while the site is away, else the network's. @param {Request} request */
async function file(request) {
  const kept = await find(keyOf(request.url));
  if (!kept) return fetch(request);
  if (isAway) return kept;
  const answer = fetch(request).catch(() => null);
  return (await Promise.race([answer, after(PATIENCE_MS)])) ?? kept;
}

/** Removes the worker where the site no longer has one: switched off, or of a release before it. */
async function look() {
  if (hasLooked) return;
  hasLooked = true;
  const own = await fetch(worker.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (own && NOWHERE.includes(own.status)) await removeAll();
}

worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  const message = /** @type {Message} */ (event.data);
  if (port) event.waitUntil(answer(message, (said) => port.postMessage(said)));
});

/** @param {Message} message @param {(said: Answer) => void} say */
async function answer(message, say) {
  try {
    if (message.does === 'remove') await removeAll();
    if (message.does === 'keep') await keep(message.wish, (done, of) => say({ is: 'progress', done, of }));
    say({ is: 'kept', kept: (await sets()).map(({ kept }) => kept), isAway: isAway === true });
  } catch (error) {
    say({ is: 'failed', why: whyOf(error) });
  }
}

/** @param {unknown} error @returns {Failure} */
function whyOf(error) {
  if (error === GONE) return 'gone';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'away';
}

/** The sets that are whole, the newest first. */
async function sets() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const all = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const record = await cache.match(RECORD);
      return { name, cache, kept: /** @type {Kept} */ (record && (await record.json())) };
    }),
  );
  return all.filter(({ kept }) => kept).sort((one, other) => other.kept.at - one.kept.at);
}

/** @param {string} key @returns {Promise<Response | undefined>} */
async function find(key) {
  for (const { cache } of await sets()) {
    const found = await cache.match(key);
    if (found) return found;
  }
  return undefined;
}

/**
 * The name under which an address is kept: one for all sizes and formats of a picture.
 * @param {string} url
 */
function keyOf(url) {
  const { pathname, searchParams } = new URL(url, origin);
  if (pathname === '/_next/image') return `/_next/image?url=${searchParams.get('url')}`;
  if (pathname.startsWith('/art/')) return pathname.replace(/(?:-\d+)?\.(?:avif|webp)$/, '');
  // However the address is escaped.
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&');
  return query ? `${pathname}?${query}` : pathname;
}

/**
 * Fetches a page, the pages of its stops and all that they need into a new set, which then takes the place of
 * the former one; where that fails the former one stays as it is.
 * @param {Wish} wish @param {(done: number, of: number) => void} tell
 */
async function keep(wish, tell) {
  const { page, stops } = wish;
  await clearUnfinished();
  const name = `${PREFIX}${Date.now()} ${crypto.randomUUID()}`;
  const set = new NewSet(await caches.open(name));
  try {
    const own = await set.page(page);
    if (own === null) throw GONE;
    await set.page(NOT_KEPT_PAGE);
    await each([PLACEHOLDER, ...artIn(own), ...picturesIn(own)], (address) => set.picture(address));
    const of = stops.length + 1;
    let done = 1;
    tell(done, of);
    await each(stops, async (stop) => {
      const html = await set.page(stop, false);
      const seen = html === null ? [] : [...artIn(html), ...[...picturesIn(html)].slice(0, 1)];
      await each(seen, (address) => set.picture(address));
      tell((done += 1), of);
    });
    await set.finish(wish);
    // The newest stays, whichever of two tabs made it: each would delete the other's.
    const [, ...former] = (await sets()).filter(({ kept }) => kept.page === page);
    for (const { name: old } of former) await caches.delete(old);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** A set while it is made. */
class NewSet {
  #bytes = 0;
  #pages = 0;
  #left = { pages: 0, pictures: 0 };
  /** Each file is taken once. */
  #known = new Set();

  /** @param {Cache} cache */
  constructor(cache) {
    this.cache = cache;
  }

  /**
   * A page with its files. Null where there is none, or no room for it.
   * @param {string} address @param {boolean} [isNeeded]
   */
  async page(address, isNeeded = true) {
    // Chromium would take a page of yesterday, of another release (stale-while-revalidate).
    const response = await fetched(address, isNeeded, 'no-cache');
    const text = response && (await response.text());
    const html = !text || address === NOT_KEPT_PAGE || text.includes(NOTE) ? text : withNote(text);
    if (!response || !html || !(await this.#put(keyOf(address), response.headers, new Blob([html])))) {
      this.#left.pages += 1;
      return null;
    }
    this.#pages += 1;
    await each([...filesIn(html)], (file) => this.#file(file));
    return html;
  }

  /** @param {string} address */
  async picture(address) {
    const key = keyOf(address);
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const response = await fetched(address, false);
    if (response && !(await this.#put(key, response.headers, await response.blob())))
      this.#left.pictures += 1;
  }

  /** A file that pages cannot be without, and the files that it names. @param {string} address */
  async #file(address) {
    if (this.#known.has(address)) return;
    this.#known.add(address);
    // The names of a build's files hold their hashes.
    const response = (address.startsWith('/_next/') && (await find(address))) || (await fetched(address));
    if (!response) return;
    const text = await response.clone().text();
    await this.#put(address, response.headers, await response.blob());
    if (/\.(?:js|css)$/.test(address)) await each([...filesIn(text)], (file) => this.#file(file));
  }

  /** @param {Wish} wish */
  async finish(wish) {
    /** @type {Kept} */
    const record = {
      ...wish,
      at: Date.now(),
      bytes: this.#bytes,
      // The page for what is not kept counts for nobody.
      pages: this.#pages - 1,
      left: this.#left,
    };
    await this.cache.put(RECORD, new Response(JSON.stringify(record)));
  }

  /** False where there is no room. @param {string} key @param {Headers} given @param {Blob} body */
  async #put(key, given, body) {
    if (this.#bytes + body.size > MAX_BYTES) return false;
    this.#bytes += body.size;
    const headers = new Headers(given);
    for (const name of LEFT_HEADERS) headers.delete(name);
    await this.cache.put(key, new Response(body, { headers }));
    return true;
  }
}

/**
 * What this site has at an address of its own; null where it has nothing. Throws while it does not answer,
 * and where what is needed fails. One stop or picture that fails is no reason to keep nothing: its former
 * copy stands, if there is one.
 * @param {string} address @param {boolean} [isNeeded] @param {RequestCache} [cache]
 */
async function fetched(address, isNeeded = true, cache = 'default') {
  const url = new URL(address, origin);
  if (url.origin !== origin) return null;
  const headers = url.pathname === '/_next/image' ? { accept: 'image/avif,image/webp,*/*' } : undefined;
  const response = await fetch(url, { cache, headers, signal: AbortSignal.timeout(FETCH_MS) });
  if (response.ok && !response.redirected) return response;
  if (response.ok || NOWHERE.includes(response.status)) return null;
  if (isNeeded) throw new Error(`${url.pathname}: ${response.status}`);
  return (await find(keyOf(address))) ?? null;
}

/**
 * The files of a build and the signs that a text names, but for what old browsers need.
 * @param {string} text
 */
function* filesIn(text) {
  const own = text.replace(/<script [^>]*nomodule[^>]*>/gi, '');
  for (const [, name = ''] of own.matchAll(/\b(chunks\/[\w~.-]+\.(?:js|css)|media\/[\w~.-]+\.woff2)\b/g))
    yield `/_next/static/${name}`;
  for (const [, address = ''] of own.matchAll(/(\/ikon\.svg|\/art\/pin\.svg)#/g)) yield address;
}

/** The drawings of a page's markup, each in its first size. @param {string} html */
function* artIn(html) {
  for (const [, address = ''] of html.matchAll(/\b(?:src|srcset)="(\/art\/[\w/.-]+)/gi))
    if (!address.endsWith('.webp')) yield address;
}

/** The photographs of a page's markup, in the one width. @param {string} html */
function* picturesIn(html) {
  for (const [, url = '', rest = ''] of html.matchAll(PICTURE))
    yield `/_next/image?url=${url}&w=${PICTURE_WIDTH}${rest.replaceAll('&amp;', '&')}`;
}

/**
 * The page with a line above its head: that it is a copy, of when, and its order as a text. In <body> React
 * passes over what it did not draw.
 * @param {string} html
 */
function withNote(html) {
  // The order of what the page is about; its other chats order nothing, or something else.
  const [own = ''] = /<a [^>]*\bdata-order="own"[^>]*>/.exec(html) ?? [];
  const [, href = ''] = /href="(https:\/\/wa\.me\/\d+\?text=[^"]+)"/.exec(own) ?? [];
  const link = href.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  const text = link && new URL(link).searchParams.get('text');
  const order = text
    ? `<details><summary class="link">Pesan nanti saat ada sinyal</summary><p>Salin teks ini, atau <a href="${href}">buka WhatsApp</a> begitu ada sinyal.</p><textarea readonly rows="8" cols="36" aria-label="Teks pesanan">${escaped(text)}</textarea></details>`
    : '';
  const words = `Salinan ${new Date().toLocaleString('id-ID', TIME)} WIB, dibuka tanpa sinyal. Harga dan jadwal mungkin sudah berubah.`;
  return html.replace('<header', () => `${NOTE}<p>${words}</p>${order}</aside><header`);
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Removes the worker and all that it kept. */
async function removeAll() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

async function clearUnfinished() {
  const whole = (await sets()).map(({ name }) => name);
  const isOld = (/** @type {string} */ name) => Date.now() - Number(name.split(' ')[1]) > UNFINISHED_MS;
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && !whole.includes(name) && isOld(name)) await caches.delete(name);
}

/**
 * Does the work for all, a few at once.
 * @template T @param {readonly T[]} all @param {(one: T) => unknown} work
 */
async function each(all, work) {
  const left = [...all];
  const line = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
}

/** @param {number} ms @returns {Promise<null>} */
function after(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}
