// Stands in for the front proxy where a real nginx would be in the way: it speaks HTTP/2 like that one
// (deploy/nginx/https.conf.template), caches what may be cached, and passes on responses that the site has
// compressed. It compresses the changed and the uncompressed ones itself.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createSecureServer } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

/** @type {Record<string, (packed: Buffer) => Buffer>} */
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * @param {string} origin
 * @param {number} port where it listens for https, with a self-signed certificate (CHROME_FLAGS in
 * lighthouse-audit.mjs)
 * @param {((html: string) => string) | null} [change] transforms an HTML response
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function compressingProxy(origin, port, change = null) {
  /** @type {Map<string, Answer>} */
  const kept = new Map();
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, async (request, response) => {
    const target = request.url ?? '/';
    const headers = asked(request.headers);
    const key = JSON.stringify([target, headers]);
    const answer = kept.get(key) ?? (await compressed(origin + target, headers, change));
    if (/public|s-maxage/.test(answer.headers['cache-control'] ?? '')) kept.set(key, answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise((resolve) => server.listen(port, () => resolve(undefined)));
  return { url: `https://localhost:${port}`, stop: () => void server.close() };
}

/** Makes a key and a certificate for localhost, for this run. */
function certificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'jelajahi-certificate-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  try {
    const files = ['-keyout', keyFile, '-out', certFile];
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'ignore' });
    return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The request headers that the response depends on: the formats and encodings that the browser accepts.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function asked(headers) {
  const names = Object.keys(headers).filter((name) => /^accept(?:-encoding)?$/.test(name));
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}

/**
 * @param {string} address @param {Record<string, string>} headers @param {((html: string) => string) | null}
 * change @returns {Promise<Answer>}
 */
async function compressed(address, headers, change) {
  const answer = await answered(address, headers);
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  const isChanged = change !== null && type.startsWith('text/html');
  if (!/text|json|javascript|xml|svg/.test(type) || (encoding && !isChanged)) return answer;
  const plain = encoding ? (UNPACK[encoding]?.(answer.body) ?? answer.body) : answer.body;
  const body = isChanged ? Buffer.from(change(plain.toString())) : plain;
  return { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' }, body: gzipSync(body) };
}

/**
 * A response as it was sent: unlike `fetch`, this does not decompress it. @param {string} address @param
 * {Record<string, string>} headers @returns {Promise<Answer>}
 */
function answered(address, headers) {
  return new Promise((resolve, reject) => {
    get(address, { headers }, async (answer) => {
      // Leaves out the hop-by-hop headers of the connection to the site.
      const own = Object.entries(answer.headers).filter(
        ([name]) => !/^(?:connection|keep-alive|transfer-encoding|content-length)$/.test(name),
      );
      resolve({
        status: answer.statusCode ?? 502,
        headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
        body: await buffer(answer),
      });
    }).on('error', reject);
  });
}
