/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { logAnswers } from '../log-answers';
import { guardServer } from './guard';

let server: Server;
let port: number;
let stop: () => void;
/** What stands behind the guard. */
let serve: (request: IncomingMessage, response: ServerResponse) => void;
/** Requests that it was given unanswered. */
let served: IncomingMessage[];

beforeAll(async () => {
  stop = guardServer({ siteUrl: 'https://jelajahi.contoh.id', hasSiteUrl: true });
  server = createServer((request, response) => {
    if (response.writableEnded) return;
    served.push(request);
    serve(request, response);
  }).listen(0);
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  stop();
  server.close();
});
beforeEach(() => {
  served = [];
  serve = (_request, response) => response.end('isi');
});

const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init);

/** The whole answer to a request as it goes over the wire. */
async function raw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (part: string) => (answer += part)).end(text);
  await once(socket, 'close');
  return answer;
}

const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

test.each([
  ['a whole answer', (response: ServerResponse) => response.end('isi')],
  ['a streamed one', (response: ServerResponse) => (response.write('is'), response.end('i'))],
  ['one with a head of its own', (response: ServerResponse) => response.writeHead(404, { a: 'b' }).end()],
  ['an empty one', (response: ServerResponse) => (response.writeHead(304), response.end())],
])('%s has every security header once', async (_name, answer) => {
  serve = (_request, response) => void answer(response);
  const { headers } = await ask('/');
  for (const name of HEADERS)
    expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(/^[^]+$/)]);
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('what an answer says itself stays', async () => {
  serve = (_request, response) =>
    response
      .setHeader('referrer-policy', 'no-referrer')
      .writeHead(200, { 'Content-Security-Policy': "default-src 'self'" })
      .end();
  const { headers } = await ask('/');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});

test.each(['RSC', 'next-router-state-tree', 'Next-Router-Prefetch', 'next-url', 'next-action'])(
  'whoever sends %s asks for the document all the same',
  async (name) => {
    let sent: string[] = [];
    serve = ({ headers }, response) => {
      sent = Object.keys(headers);
      response.end();
    };
    await ask('/event?_rsc=a', { headers: { [name]: '1', 'x-other': '1' } });
    expect(sent).toContain('x-other');
    expect(sent).not.toContain(name.toLowerCase());
  },
);

test.each([
  ['a page', 200, 'text/html; charset=utf-8', '"/speculation-rules.json"'],
  ['a page that is not there', 404, 'text/html; charset=utf-8', null],
  ['a page that failed', 503, 'text/html; charset=utf-8', null],
  ['a picture', 200, 'image/webp', null],
])('%s with status %i says what may be fetched ahead: %#', async (_, status, type, rules) => {
  serve = (_request, response) => {
    response.statusCode = status;
    response.setHeader('content-type', type);
    response.end('a');
  };
  expect((await ask('/event')).headers.get('speculation-rules')).toBe(rules);
});

test('a page without a policy gets one that names its scripts, and no others', async () => {
  serve = (_request, response) =>
    response.end(
      '<!DOCTYPE html><script>alert(1)</script><script src="/b.js"></script><script>self.__next_f.push([0])</script>',
    );
  const policy = (await ask('/')).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; .*script-src 'self' 'sha256-[\w+/]{43}='$/);
});

describe('a page that is streamed for each visitor', () => {
  const PAGE =
    '<!DOCTYPE html><html><body><p>Ä ☕</p><script src="/_next/static/chunks/a.js" async=""></script></body></html>';
  const inPieces = (response: ServerResponse) => {
    const bytes = Buffer.from(PAGE);
    // Cut within a letter of several bytes, as a stream may be.
    const cut = bytes.indexOf('☕') + 1;
    response.statusCode = 503;
    response.flushHeaders();
    expect(response.write(bytes.subarray(0, cut))).toBe(true);
    response.write(bytes.subarray(cut), () => response.end());
  };

  test('comes whole, with late scripts and a policy that names what starts them', async () => {
    serve = (_request, response) => inPieces(response);
    const answer = await ask('/cari?q=a');
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(
      '<p>Ä ☕</p><script type="text/plain" data-late="/_next/static/chunks/a.js"></script>',
    );
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='$/);
  });
  test('another address stays as it is', async () => {
    serve = (_request, response) => inPieces(response);
    expect(await (await ask('/cari/a')).text()).toBe(PAGE);
  });
  test('one without a body stays without', async () => {
    serve = (_request, response) => response.writeHead(304).end();
    const answer = await ask('/cari');
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  });
});

test('a method that nothing takes is answered without what stands behind', async () => {
  const answer = await ask('/event', { method: 'DELETE' });
  expect([answer.status, answer.headers.get('allow'), served]).toEqual([405, 'GET, HEAD', []]);
  for (const name of HEADERS) expect(answer.headers.has(name)).toBe(true);
});

test('an address that is not there is logged as it was asked', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const end = logAnswers();
  expect((await ask('/destination/kawah.rsc?a=1')).status).toBe(404);
  expect(warn.mock.calls.flat().join('\n')).toMatch(
    /^not found method="GET" path="\/destination\/kawah.rsc"/,
  );
  end();
  warn.mockRestore();
});

test('a body that nobody wants is not waited for', async () => {
  const answer = await raw('POST /event HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\nabc');
  expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*\r\nconnection: close\r\n/i);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test.each(['Expect: 100-continue', 'Expect: lain', 'Transfer-Encoding: chunked'])(
  'a refused request with %s gets one answer',
  async (header) => {
    const answer = await raw(`PUT /event HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  },
);

test('a request without a host is refused by Node, with the headers too', async () => {
  expect(await raw('GET /event HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*x-frame-options: DENY/i);
});

test('headers that only break answers do not arrive', async () => {
  await ask('/art/logo.svg', { headers: { range: 'bytes=9-', 'x-middleware-prefetch': '1', accept: 'a' } });
  const { accept, range, 'x-middleware-prefetch': prefetch } = served[0]!.headers;
  expect({ accept, range, prefetch }).toEqual({ accept: 'a', range: undefined, prefetch: undefined });
});

describe('without SITE_URL', () => {
  let error: jest.SpyInstance;
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation();
    stop();
    stop = guardServer({ siteUrl: 'http://localhost:3000', hasSiteUrl: false });
  });
  afterEach(() => error.mockRestore());

  /** The head of an answer to a request under this host. */
  const under = (host: string, path = '/', more = '') =>
    raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);
  const NOINDEX = /\r\nx-robots-tag: noindex\r\n/i;

  test('the first request under a public host is an error that names the setting, the host and the mend', async () => {
    await under('localhost:3000');
    expect(error).not.toHaveBeenCalled();
    for (const host of ['jelajahi.contoh.id', 'jelajahi.contoh.id', 'lain.contoh.id']) await under(host);
    expect(error.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^SITE_URL is not set[^\n]*set it to the public origin such as https:\/\/[^\n]* host="jelajahi.contoh.id" siteUrl="http:\/\/localhost:3000"$/,
        ),
      ],
    ]);
  });

  test('every answer under one is kept out of search engines', async () => {
    expect(await under('jelajahi.contoh.id')).toMatch(NOINDEX);
    expect(await under('jelajahi.contoh.id', '/a.rsc')).toMatch(NOINDEX);
    expect(await under('localhost', '/', 'X-Forwarded-Host: jelajahi.contoh.id\r\n')).toMatch(NOINDEX);
  });

  test('on this machine nothing changes', async () => {
    expect(await under('localhost:3000')).not.toMatch(NOINDEX);
    expect(error).not.toHaveBeenCalled();
  });
});

test('with SITE_URL a public host changes nothing', async () => {
  stop();
  stop = guardServer({ siteUrl: 'https://jelajahi.contoh.id', hasSiteUrl: true });
  const error = jest.spyOn(console, 'error').mockImplementation();
  const answer = await raw('GET / HTTP/1.1\r\nHost: jelajahi.contoh.id\r\nConnection: close\r\n\r\n');
  expect(answer).not.toMatch(/x-robots-tag/i);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test('a file of a former build is answered without what stands behind, with the headers too', async () => {
  stop();
  const files = {
    answer: ({ url }: { url?: string }, response: ServerResponse) =>
      url === '/_next/static/lama.js' && Boolean(response.writeHead(200).end('lama()')),
  };
  stop = guardServer({ siteUrl: 'https://jelajahi.contoh.id', hasSiteUrl: true }, files);
  const answer = await ask('/_next/static/lama.js');
  expect([answer.status, await answer.text(), served]).toEqual([200, 'lama()', []]);
  for (const name of HEADERS) expect(answer.headers.has(name)).toBe(true);
  expect(await (await ask('/_next/static/baru.js')).text()).toBe('isi');
  expect((await ask('/_next/static/lama.js', { method: 'DELETE' })).status).toBe(405);
});
