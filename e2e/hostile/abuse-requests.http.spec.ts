import { counted, full } from '../support/short-or-full';
import { expect, test } from '../support/test';
import { requestText, send } from '../support/raw-http';

/* Requests that no browser sends to this site (docs/decisions/0009-a-guard-before-next.md). */

const KNOWN = '/destination/kawah-putih-ciwidey';

test.describe('methods', () => {
  const ADDRESSES = [
    '/',
    '/event',
    KNOWN,
    '/tidak-ada',
    '/Event',
    '//event',
    '/cari?q=kawah',
    '/api/cari?q=kawah',
    '/api/kartu/event',
    '/api/saring/event',
    '/api/admin/events',
    '/api/tidak-ada',
    '/og/halaman/home.jpg',
    '/storage/akomodasi/a.png',
    '/contact/kirim?nama=a',
    '/pesan?jenis=paket&item=a',
    '/sitemap.xml',
    '/favicon.ico',
    '/art/logo.svg',
    '/_next/image?url=%2Fstorage%2Fa.png&w=256&q=60',
    '/_next/static/tidak-ada.js',
    '/_next/data/x/event.json',
  ];
  const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
  const BODIES: [Record<string, string>, string][] = [
    [{}, ''],
    [{ 'content-type': 'application/json', 'content-length': '2' }, '{}'],
    [{ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5' }, '--x--'],
    [{ 'next-action': 'a'.repeat(42), 'content-type': 'text/plain', 'content-length': '2' }, '[]'],
    [{ 'transfer-encoding': 'chunked', expect: '100-continue' }, '0\r\n\r\n'],
    [{ 'content-type': 'application/octet-stream', 'content-length': '1000000000' }, 'x'],
  ];

  test('every method but GET and HEAD answers 405, whatever its headers and body', async ({
    embedded: site,
  }) => {
    let tried = 0;
    for (const address of ADDRESSES)
      for (const [index, method] of METHODS.entries())
        for (const [headers, body] of full ? BODIES : [BODIES[0]!, BODIES[index % BODIES.length]!]) {
          const answer = await send(site, requestText(method, address, headers, body));
          expect(
            [answer.status, answer.all('allow'), answer.body.length < 100],
            `${method} ${address} ${JSON.stringify(headers)}`,
          ).toEqual([405, ['GET, HEAD'], true]);
          tried += 1;
        }
    counted('requests with a method that is not served', tried);
    expect(site.output()).not.toMatch(/ERR_HTTP_HEADERS_SENT|uncaughtException|Failed to find Server Action/);
  });

  test('HEAD answers with the status and headers of GET and without a body', async ({ embedded: site }) => {
    // Left out, because it differs from one moment to the next.
    const passing = [
      'date',
      'content-security-policy',
      'link',
      'x-nextjs-cache',
      'transfer-encoding',
      'content-length',
    ];
    for (const address of ADDRESSES) {
      const [got, head] = [
        await send(site, requestText('GET', address)),
        await send(site, requestText('HEAD', address)),
      ];
      const told = ({ status, headers }: typeof got) => [
        status,
        headers.filter(([name]) => !passing.includes(name)).sort(),
      ];
      expect.soft(told(head), address).toEqual(told(got));
      expect.soft(head.body, address).toBe('');
    }
  });
});

test('an .rsc address answers 404 and never the data of a page', async ({ embedded: site }) => {
  const pages = [KNOWN, '/destination/kawah', '/event', '/cari', '/index', '/', '/tidak-ada', '/api/cari'];
  const ends = ['.rsc', '.rsc?kategori=a', '.prefetch.rsc', '.segments/_tree.segment.rsc', '.rsc#a'];
  for (const address of pages.flatMap((page) => ends.map((end) => page + end)))
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
      const { status, all } = await send(site, requestText('GET', address, headers));
      expect.soft([status, ...all('content-type')], address).toEqual([404, 'text/plain; charset=utf-8']);
    }
  for (const address of [`${KNOWN}.RSC`, `${KNOWN}.rsc/`, `${KNOWN}%2Ersc`]) {
    const { status, all } = await send(site, requestText('GET', address));
    expect.soft([status, ...all('location')], address).toEqual([308, `${KNOWN}.rsc`]);
  }
});

test.describe('malformed and unusual requests', () => {
  const close = 'Host: a\r\nConnection: close\r\n\r\n';
  const CASES: Record<string, [string, number | RegExp]> = {
    'a target with an origin': [`GET http://jahat.contoh/Event HTTP/1.1\r\n${close}`, 400],
    'the target *': [`GET * HTTP/1.1\r\n${close}`, 400],
    'no host': ['GET /event HTTP/1.1\r\n\r\n', 400],
    'HTTP/1.0': ['GET /event HTTP/1.0\r\n\r\n', 200],
    'two lengths': [`GET /event HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}a`, 400],
    'a length and chunks': [
      `POST /event HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\nG`,
      400,
    ],
    'headers of 20 kB': [`GET /event HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n${close}`, 431],
    'an address of 8 kB': [`GET /event/${'a'.repeat(8_000)} HTTP/1.1\r\n${close}`, 414],
    'a query of 8 kB': [`GET /event?${'a'.repeat(8_000)} HTTP/1.1\r\n${close}`, 414],
    'a search of 8 kB': [`GET /cari?q=${'a'.repeat(8_000)} HTTP/1.1\r\n${close}`, 414],
    'a GET with a body': [`GET /event HTTP/1.1\r\nContent-Length: 5\r\n${close}halo!`, 200],
    'a websocket': [
      'GET /event HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: YQ==\r\n\r\n',
      0,
    ],
    'a part of a page': [`GET /event HTTP/1.1\r\nRange: bytes=0-9\r\n${close}`, 200],
    'a part that a file does not have': [
      `GET /art/logo.svg HTTP/1.1\r\nRange: bytes=999999-\r\n${close}`,
      200,
    ],
    'a broken escape in a page': [`GET /event/%E0%A4%A HTTP/1.1\r\n${close}`, 400],
    'a broken escape in a file': [`GET /art/%E0%A4%A HTTP/1.1\r\n${close}`, 400],
    'a line break for the headers': [`GET /A%0d%0aset-cookie:a=b HTTP/1.1\r\n${close}`, 308],
    'a null byte': [`GET /event/%00 HTTP/1.1\r\n${close}`, 404],
    'the page of errors': [`GET /_global-error HTTP/1.1\r\n${close}`, 404],
    'no HTTP at all': ['\x16\x03\x01\x02\r\n\r\n', 400],
  };
  for (const [name, [text, status]] of Object.entries(CASES)) {
    test(`the raw request "${name}" gets status ${status} and no cookie`, async ({ embedded: site }) => {
      const answer = await send(site, text);
      expect(answer.status).toBe(status);
      expect(answer.all('set-cookie')).toEqual([]);
    });
  }

  test('two pipelined requests are answered one after the other', async ({ embedded: site }) => {
    const { body } = await send(
      site,
      `GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n${requestText('GET', '/llms.txt')}`,
    );
    expect(body.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1);
  });

  for (const address of [
    '//jahat.contoh',
    '/\\jahat.contoh',
    '/%2f%2fjahat.contoh/',
    '/%5cjahat.contoh/',
    '/.//jahat.contoh/',
    '/%09//jahat.contoh/',
    '/A//jahat.contoh',
  ])
    test(`${address} never redirects to another host`, async ({ embedded: site }) => {
      const { all } = await send(site, requestText('GET', address));
      expect(all('location').join()).not.toMatch(/^\/[\\/]|^[^/]/);
    });
});
