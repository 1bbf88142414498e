// The faults of the Admin API. A fault writes the response itself; 'ok' and 'slow' let the request through.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** @typedef {import('node:http').ServerResponse} Response */

/** @param {Response} response @param {number} status @param {string} message */
function laravelError(response, status, message) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
}

/** @param {Response} response @param {string} type @param {string | Buffer} body */
function answer(response, type, body) {
  response.writeHead(200, { 'content-type': type }).end(body);
}

/** Sends more than any list can be: 80 MB of a JSON text. @param {Response} response */
async function flood(response) {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":["');
  const block = 'x'.repeat(1024 * 1024);
  for (let sent = 0; sent < 80 && !response.destroyed; sent += 1) {
    if (response.write(block)) continue;
    const end = new AbortController();
    const { signal } = end;
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
    end.abort();
  }
  response.end('"]}');
}

/** Small enough to be read, but neither a list nor an item: 12 MB of a text. */
const DUMP = Buffer.from(JSON.stringify({ data: 'x'.repeat(12 * 1024 * 1024) }));

/**
 * Error responses of a real Laravel, captured by tools/laravel/capture.mjs: 'artisan down', 'exception,
 * APP_DEBUG=true' …
 * @type {{ troubles: Record<string, { status: number, headers: Record<string, string>, body: unknown }> }}
 */
const { troubles } = JSON.parse(
  readFileSync(new URL('../../lib/admin-api/laravel.fixture.json', import.meta.url), 'utf8'),
);
const captured = Object.entries(troubles).map(([name, { status, headers, body }]) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return [name, (/** @type {Response} */ response) => void response.writeHead(status, headers).end(text)];
});

/** @type {Record<string, (response: Response) => void | Promise<void>>} */
export const FAULTS = {
  ...Object.fromEntries(captured),
  500: (response) => laravelError(response, 500, 'Server Error'),
  404: (response) => laravelError(response, 404, 'Not Found'),
  403: (response) => laravelError(response, 403, 'Forbidden'),
  429: (response) => laravelError(response, 429, 'Too Many Attempts.'),
  timeout: () => undefined,
  garbage: (response) =>
    answer(response, 'application/json', Buffer.from([0x7b, 0x22, 0x64, 0xff, 0x00, 0x1f, 0x8b, 0x5b])),
  html: (response) =>
    answer(response, 'text/html', '<!doctype html><title>Login</title><form method="post"></form>'),
  empty: (response) => answer(response, 'application/json', ''),
  null: (response) => answer(response, 'application/json', '{"data":null}'),
  'no items': (response) => answer(response, 'application/json', '{"data":[]}'),
  nodata: (response) => answer(response, 'application/json', '{"message":"ok"}'),
  truncated: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"data":[{"id":1,"judul":"Kawa', () => response.destroy());
  },
  '12 MB': (response) => answer(response, 'application/json', DUMP),
  huge: flood,
  reset: (response) => void response.socket?.resetAndDestroy(),
};

export const MODES = ['ok', 'slow', ...Object.keys(FAULTS)];

/** How long 'slow' waits before the correct response, in milliseconds. */
export const SLOW_MS = 200;
