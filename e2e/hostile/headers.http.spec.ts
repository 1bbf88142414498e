import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { policyOf } from '../support/from-the-site';
import { ROOT } from '../../scripts/run.mjs';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted } from '../support/short-or-full';
import { ask } from '../support/http';
import { observe } from '../support/observatory';
import { ROUTES } from '../support/routes';
import { startSite, type Site, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { requestText, send, type RawResponse } from '../support/raw-http';

/* What every answer says to protect visitors (docs/decisions/0009-a-guard-before-next.md). */

const PICTURE = readdirSync(path.join(ROOT, 'content/pictures')).find((file) => file.endsWith('.webp'));

/** One address of every kind of answer, and its status. Pages come from ROUTES. */
const ANSWERS: readonly [number, string][] = [
  [308, '/Destinasi'],
  [308, '//destinasi'],
  [308, '/events'],
  [308, '/destination/1'],
  [308, '/og/destinasi/1.jpg'],
  [303, '/contact/kirim?nama=a'],
  [303, '/pesan?jenis=paket&item=jejak-art-deco-bandung&jumlah=4'],
  [404, '/pesan?jenis=paket'],
  [200, '/api/cari?q=kawah'],
  [400, '/api/cari?q=a'],
  [200, '/api/kartu/event'],
  [404, '/api/kartu/tidak-ada'],
  [200, '/api/saring/event'],
  [404, '/api/saring/tidak-ada'],
  [404, '/api/admin/tidak-ada'],
  [404, '/api/tidak-ada'],
  [200, '/api/health'],
  [200, '/api/ready'],
  [200, '/og/halaman/home.jpg'],
  [404, '/og/destinasi/tidak-ada.jpg'],
  [200, `/storage/${PICTURE}`],
  [404, '/storage/tidak-ada.webp'],
  [200, `/_next/image?url=%2Fstorage%2F${PICTURE}&w=256&q=60`],
  [400, '/_next/image?url=x'],
  [404, '/_next/static/tidak-ada.js'],
  [400, '/_next/%E0%A4%A'],
  [404, '/_next/data/x/event.json'],
  [404, '/_global-error'],
  [200, '/sitemap.xml'],
  [404, '/sitemap/1.xml'],
  [200, '/robots.txt'],
  [200, '/llms.txt'],
  [404, '/indexnow.txt'],
  [200, '/blog/feed.xml'],
  [200, '/manifest.webmanifest'],
  [200, '/favicon.ico'],
  [200, '/icon.png'],
  [200, '/art/logo.svg'],
  [404, '/art/tidak-ada.svg'],
  [414, `/cari?q=${'a'.repeat(5000)}`],
  [400, '*'],
  [400, 'http://jahat.contoh/Event'],
];

/** While the API fails from the start. */
const FAILING: readonly [number, string][] = [
  [200, '/'],
  [503, '/event'],
  [503, '/destination/curug-lembang'],
  [200, '/cari?q=kawah'],
  [503, '/api/cari?q=kawah'],
  [503, '/api/kartu/event'],
  [503, '/api/saring/event'],
  [503, '/api/ready'],
  [502, '/storage/akomodasi/a.png'],
  [200, '/sitemap.xml'],
];

const get = (site: Site, target: string, headers: Record<string, string> = {}) =>
  send(site, requestText('GET', target, headers));

/** `directive → sources` of a policy. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

function expectProtected(answer: RawResponse, target: string): void {
  const { all } = answer;
  const isPage = /^text\/(?:html|x-component)/.test(all('content-type')[0] ?? '');
  const policy = directives(all('content-security-policy').join('; '));
  const isShared = /^\/(?:og|storage)\//.test(target);
  expect
    .soft(
      {
        policies: all('content-security-policy').length,
        'default-src': policy.get('default-src'),
        'frame-ancestors': policy.get('frame-ancestors'),
        'base-uri': policy.get('base-uri'),
        broad: [...policy.values()].flat().filter((source) => /unsafe|\*|^https?:$/.test(source)),
        scripts: isPage ? true : policy.get('script-src') === undefined && policy.has('sandbox'),
        'x-content-type-options': all('x-content-type-options'),
        'x-frame-options': all('x-frame-options'),
        'cross-origin-opener-policy': all('cross-origin-opener-policy'),
        'cross-origin-resource-policy': all('cross-origin-resource-policy'),
        'referrer-policy': all('referrer-policy'),
        'strict-transport-security': all('strict-transport-security'),
        'permissions-policy': all('permissions-policy').map((value) =>
          /(?:^|, )camera=\(\)(?:,|$)/.test(value),
        ),
        'x-powered-by': all('x-powered-by'),
      },
      target,
    )
    .toEqual({
      policies: 1,
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      broad: [],
      scripts: true,
      'x-content-type-options': ['nosniff'],
      'x-frame-options': ['DENY'],
      'cross-origin-opener-policy': ['same-origin'],
      'cross-origin-resource-policy': [isShared ? 'cross-origin' : 'same-origin'],
      'referrer-policy': [
        /^\/(?:contact\/kirim|pesan)/.test(target) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      ],
      'strict-transport-security': ['max-age=31536000'],
      'permissions-policy': [true],
      'x-powered-by': [],
    });
}

async function expectAllProtected(site: Site, answers: readonly [number, string][]): Promise<void> {
  for (const [status, target] of answers) {
    const answer = await get(site, target);
    expect.soft(answer.status, target).toBe(status);
    expectProtected(answer, target);
  }
  counted('answers whose headers were checked', answers.length);
}

test('every page has each security header exactly once', async ({ embedded }) => {
  await expectAllProtected(
    embedded,
    ROUTES.map(({ path: address, status }) => [status, address]),
  );
});

test('every kind of answer besides pages has each security header exactly once', async ({ embedded }) => {
  await expectAllProtected(embedded, ANSWERS);
});

test('/api/admin/events of a site on embedded content has each security header exactly once', async () => {
  const site = await startSite({ freshSeconds: 300 });
  await expectAllProtected(site, [[200, '/api/admin/events']]);
  await site.dispose();
});

test('the static files of a page have each security header exactly once', async ({ embedded }) => {
  const { body } = await ask(embedded, '/');
  const files = new Set(
    [...body.matchAll(/"(\/_next\/static\/[^"]+\.(?:js|css|woff2))"/g)].map(([, file = '']) => file),
  );
  expect(files.size).toBeGreaterThan(5);
  await expectAllProtected(
    embedded,
    [...files].map((file) => [200, file]),
  );
});

test('a 304 answer has each security header exactly once', async ({ embedded }) => {
  const { headers } = await ask(embedded, '/llms.txt');
  const answer = await get(embedded, '/llms.txt', { 'if-none-match': headers.get('etag')! });
  expect(answer.status).toBe(304);
  expectProtected(answer, '/llms.txt');
});

test.describe('security headers while the API fails', () => {
  let api: FixtureApi;
  let site: StartedSite;

  test.beforeAll(async () => {
    api = await startFixtureApi();
    api.fault('500');
    site = await startSite({ apiUrl: api.url });
  });

  test.afterAll(async () => {
    await site.dispose();
    await api.close();
  });

  test('each security header is sent once while the API fails', () => expectAllProtected(site, FAILING));
});

test('the CSP of a page allows exactly the inline scripts that it contains', async ({ embedded }) => {
  for (const { path: address } of ROUTES) {
    const { all, body } = await get(embedded, address);
    const sources = directives(all('content-security-policy')[0] ?? '').get('script-src') ?? [];
    const scripts = [...body.matchAll(/<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([^]*?)<\/script>/g)];
    expect(scripts.length, address).toBeGreaterThan(1);
    const needed = scripts.flatMap(([, text = '']) => {
      if (!text) return []; // one that is data for another
      // The bytes came as latin1; they are hashed as they are.
      const hash = createHash('sha256').update(text, 'latin1').digest('base64');
      return `'sha256-${hash}'`;
    });
    expect(new Set(sources), address).toEqual(new Set(["'self'", ...needed]));
  }
});

test('the CSP of a page allows no script that was injected into its HTML', async ({ embedded }) => {
  const slipped = '<script>alert(1)</script><script>self.__next_f.push([1,alert(1)])</script>';
  for (const { path: address } of ROUTES) {
    const { body, headers } = await ask(embedded, address);
    for (const place of ['</head>', '<main', '</body>'])
      expect(policyOf(body.replace(place, slipped + place)), `${address} ${place}`).toBe(
        headers.get('content-security-policy'),
      );
  }
});

test('Mozilla’s Observatory grades every page family A+', async ({ embedded }) => {
  const preflight = await send(
    embedded,
    requestText('OPTIONS', '/', { origin: 'https://luar.example', 'access-control-request-method': 'GET' }),
  );
  for (const { path: address } of ROUTES) {
    const { grade, costly, tests, score } = await observe(await get(embedded, address), preflight, address);
    expect
      .soft({ grade, costly, tests }, `${address}: ${score}`)
      .toEqual({ grade: 'A+', costly: [], tests: 10 });
  }
  counted('pages that the Observatory judged', ROUTES.length);
});

test('pictures in the feed and the sitemap have a cross-origin resource policy', async ({ embedded }) => {
  const feed = (await ask(embedded, '/blog/feed.xml')).body;
  const sitemap = (await ask(embedded, '/sitemap.xml')).body;
  const named = [
    ...`${feed}${sitemap}`.matchAll(
      /(?:src=&quot;|src="|<image:loc>|<enclosure url=")https?:\/\/[^/]+([^"<&]+)/g,
    ),
  ];
  const pictures = new Set(named.map(([, address = '']) => address));
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures)
    expect
      .soft((await get(embedded, picture)).all('cross-origin-resource-policy'), picture)
      .toEqual(['cross-origin']);
});
