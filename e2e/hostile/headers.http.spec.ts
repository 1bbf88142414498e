import { createHash } from 'node:crypto';
import { policyOf } from '../support/from-the-site';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted } from '../support/short-or-full';
import { ask } from '../support/http';
import { inBatches } from '../support/in-batches';
import { observe } from '../support/observatory';
import { ROUTES } from '../support/routes';
import { somePages } from '../support/some-pages';
import { startSite, type Site, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { requestText, send, type RawResponse } from '../support/raw-http';
import { ANSWERS, FAILING } from './answers';

/* What every answer says to protect visitors (docs/decisions/0009-a-guard-before-next.md). */

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

/** `isPublic`: the site knows its address, which is one of https. */
function expectProtected(answer: RawResponse, target: string, isPublic = true): void {
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
      'strict-transport-security': isPublic ? ['max-age=31536000'] : [],
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

/** The answer of each page: asked for once, and judged by several rules. */
const pages = new Map<string, RawResponse>();

test.beforeAll(async ({ embedded }) => {
  for (const { path: address } of ROUTES) pages.set(address, await get(embedded, address));
});

test('every page has each security header exactly once', () => {
  for (const { path: address, status } of ROUTES) {
    const answer = pages.get(address)!;
    expect([address, answer.status]).toEqual([address, status]);
    expectProtected(answer, address);
  }
  counted('answers whose headers were checked', ROUTES.length);
});

test('every kind of answer besides pages has each security header exactly once', async ({ embedded }) => {
  await expectAllProtected(embedded, ANSWERS);
});

test('nobody keeps an answer that is not there or fails, and a picture is kept', async ({ embedded }) => {
  const gone = ANSWERS.filter(([status]) => status >= 400).map(([, target]) => target);
  for (const target of [...gone, '/_next/image?url=%2Fstorage%2Ftidak-ada.webp&w=384&q=60'])
    expect.soft((await get(embedded, target)).all('cache-control'), target).toEqual(['no-store']);
  for (const [, target] of ANSWERS.filter(([status, path]) => status === 200 && path.includes('storage')))
    expect
      .soft((await get(embedded, target)).all('cache-control'), target)
      .toEqual([expect.stringMatching(/^public, max-age=86400\b/)]);
});

test('/api/admin/events of a site on embedded content has each security header once', async ({ content }) => {
  const answer = await get(content, '/api/admin/events');
  expect(answer.status).toBe(200);
  expectProtected(answer, '/api/admin/events', false);
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

test('the CSP of a page allows exactly the inline scripts that it contains', () => {
  for (const [address, { all, body }] of pages) {
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

/** A page of each kind; the others have the same policy, and at night their turn. */
const KINDS = [
  '/',
  '/destinasi',
  '/galeri',
  '/kawasan',
  '/blog/dua-hari-di-bandung',
  '/cari',
  '/tidak/ada/halaman',
];

for (const [which, isWhole] of [
  ['a page of each kind', false],
  ['every page', true],
] as const)
  test(
    `Mozilla’s Observatory grades ${which} A+`,
    isWhole ? { tag: '@resilience' } : {},
    async ({ embedded }) => {
      const preflight = await send(
        embedded,
        requestText('OPTIONS', '/', {
          origin: 'https://luar.example',
          'access-control-request-method': 'GET',
        }),
      );
      const judged = [...pages].filter(([address]) => isWhole || KINDS.includes(address));
      expect(judged.length).toBeGreaterThanOrEqual(KINDS.length);
      for (const [address, answer] of judged) {
        const { grade, costly, tests, score } = await observe(answer, preflight, address);
        expect
          .soft({ grade, costly, tests }, `${address}: ${score}`)
          .toEqual({ grade: 'A+', costly: [], tests: 10 });
      }
      counted('pages that the Observatory judged', judged.length);
    },
  );

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
  // Of each folder, whose files have one handler.
  const some = somePages([...pictures], 30);
  const wrong = await inBatches(some, 4, async (picture) => {
    const { all } = await get(embedded, picture);
    return all('cross-origin-resource-policy').join() === 'cross-origin' ? [] : [picture];
  });
  expect(wrong.flat()).toEqual([]);
});
