// The site compresses nothing itself: the proxy in front does, once for each answer that it may keep (README, "Deploy"). This one
// stands for it where a whole nginx would be in the way, and speaks HTTP/2 as that one does (deploy/nginx/https.conf.template).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

/**
 * @param {string} origin
 * @param {number} port where it answers under https, with a certificate that nobody knows (CHROME_FLAGS in lighthouse.mjs)
 * @param {(html: string) => string} [change] what becomes of an HTML answer
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function compressingProxy(origin, port, change = (html) => html) {
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

/** A key and a certificate for localhost, made for this run. */
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

/** What changes an answer: the formats that the browser reads. @param {import('node:http').IncomingHttpHeaders} headers */
function asked(headers) {
  const names = Object.keys(headers).filter((name) => name === 'accept');
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}

/** @param {string} address @param {Record<string, string>} headers @param {(html: string) => string} change @returns {Promise<Answer>} */
async function compressed(address, headers, change) {
  const answer = await fetch(address, { headers, redirect: 'manual' });
  const type = answer.headers.get('content-type') ?? '';
  const sent = Buffer.from(await answer.arrayBuffer());
  const body = type.startsWith('text/html') ? Buffer.from(change(sent.toString())) : sent;
  // Without those that speak of the way from the site to here.
  const kept = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(?:connection|keep-alive|transfer-encoding|content-length)$/.test(name),
    ),
  );
  if (!/text|json|javascript|xml|svg/.test(type)) return { status: answer.status, headers: kept, body };
  return { status: answer.status, headers: { ...kept, 'content-encoding': 'gzip' }, body: gzipSync(body) };
}
