import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { readHead, type Head } from '../support/read-head';
import { ask, eventually, type Answer } from '../support/http';
import { readPage } from '../support/read-page';
import { ROUTES } from '../support/routes';
import { SITE_URL, startSite, type StartedSite } from '../support/servers';
import { somePages } from '../support/some-pages';
import { expect, test } from '../support/test';
import { sitemapUrls } from '../support/xml';

/*
 * The part of a page that search engines and link previews read: the same for each of them, whole, once, and
 * in <head> of the raw answer.
 */

const AGENTS: Record<string, string> = {
  browser:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  Googlebot:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  WhatsApp: 'WhatsApp/2.23.20.0 A',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Telegram: 'TelegramBot (like TwitterBot)',
  GPTBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.2; +https://openai.com/gptbot',
};
const NAME = 'Jelajahi Bandung';
const ONCE = [
  'description',
  'robots',
  'language',
  'revisit-after',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:type',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:type',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];
/** Well below the 300 kB that WhatsApp reads. */
const MOST_HEAD_BYTES = 100_000;
const MOST_DETAIL_BYTES = 200_000;
const MOST_LIST_BYTES = 300_000;

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

function one(head: Head, name: string): string {
  return head.metas.get(name)?.[0] ?? '';
}

/** The faults of the head of a page, indexed or not. */
function headFaults(head: Head, path: string): string[] {
  const description = one(head, 'description');
  const characters = [...graphemes.segment(description)].length;
  const same = (name: string, wanted: string): [boolean, string] => [
    one(head, name) === wanted,
    `${name} is '${one(head, name)}'`,
  ];
  const claims: [boolean, string][] = [
    [head.strays.length === 0, `outside <head>: ${head.strays.join()}`],
    [head.titles.length === 1, `${head.titles.length} titles`],
    ...ONCE.map((name): [boolean, string] => {
      const count = head.metas.get(name)?.length ?? 0;
      return [count === 1, `${count} ${name}`];
    }),
    [characters <= 160, `a description of ${characters} characters`],
    [/^\S[\s\S]*\S$/.test(description), `description '${description}'`],
    same('og:image:width', '1200'),
    same('og:image:height', '630'),
    same('og:image:type', 'image/jpeg'),
    same('og:description', description),
    same('twitter:description', description),
    same('twitter:title', one(head, 'og:title')),
    same('twitter:image', one(head, 'og:image')),
    same('twitter:card', 'summary_large_image'),
    same('og:site_name', NAME),
    same('og:locale', 'id_ID'),
    same('language', 'id'),
    same('revisit-after', '7 days'),
    [head.bytes < MOST_HEAD_BYTES, `${head.bytes} bytes of head`],
  ];
  return claims.filter(([holds]) => !holds).map(([, what]) => `${path}: ${what}`);
}

/** The faults of an indexed page's address: it must have one, the same everywhere in the page. */
function indexFaults(head: Head, canonical: string): string[] {
  const claims: [boolean, string][] = [
    [JSON.stringify(head.links.get('canonical')) === JSON.stringify([canonical]), 'canonical'],
    [one(head, 'og:url') === canonical, 'og:url'],
    [one(head, 'robots') === 'index, follow, max-image-preview:large', 'robots'],
  ];
  return claims.filter(([holds]) => !holds).map(([, what]) => `${canonical}: ${what}`);
}

/** The head without what the build adds to it: style sheets, preloads, icons. */
function told({ titles, metas, links, strays }: Head) {
  const own = ['canonical', 'alternate'].map((rel) => links.get(rel) ?? []);
  return { titles, metas: [...metas], links: own, strays };
}

test('every page sends every user agent the same status and head', async ({ embedded }) => {
  for (const route of ROUTES) {
    /** By answer: the same bytes are read once. */
    const heads = new Map<string, string>();
    for (const [name, agent] of Object.entries(AGENTS)) {
      const { status, body } = await ask(embedded, route.path, { 'user-agent': agent });
      expect(status, `${route.path}, ${name}`).toBe(route.status);
      if (!heads.has(body)) heads.set(body, JSON.stringify(told(readHead(body))));
    }
    expect(new Set(heads.values()).size, route.path).toBe(1);
  }
});

for (const [which, most] of [
  ['six pages of each family', 6],
  ['all pages', Infinity],
] as const)
  test(
    `${which} of the sitemap have a complete head with a title and a description of their own`,
    most === Infinity ? { tag: '@resilience' } : {},
    async ({ embedded }) => {
      test.setTimeout(360_000);
      const all = await sitemapUrls((await ask(embedded, '/sitemap.xml')).body);
      expect(all.length).toBeGreaterThan(200);
      const addresses = somePages(all, most);
      const agents = Object.values(AGENTS);
      const seen = new Map<string, string>();
      // One list and not an assertion each: there are ten thousand.
      const faults: string[] = [];
      for (const [index, address] of addresses.entries()) {
        const path = address.slice(SITE_URL.length);
        const answer = await ask(embedded, path, { 'user-agent': agents[index % agents.length]! });
        const head = readHead(answer.body);
        const claim = (holds: boolean, what: string) => void (holds || faults.push(`${path}: ${what}`));
        claim(answer.status === 200, `status ${answer.status}`);
        faults.push(...headFaults(head, path), ...indexFaults(head, address));
        const [title = ''] = head.titles;
        const description = one(head, 'description');
        claim(!/[<>]|&#?\w+;|[*_]{2}|\]\(/.test(description), `markup or an entity in '${description}'`);
        claim(title.includes(NAME), `title '${title}'`);
        claim(!/\| Jelajahi/.test(one(head, 'og:title')), "the brand in a preview's title");
        for (const text of [title, description]) {
          claim(!seen.has(text), `repeats '${text}' of ${seen.get(text)}`);
          seen.set(text, path);
        }
        const bytes = Buffer.byteLength(answer.body);
        // An area is a list of everything in it.
        const isDetail = path.split('/').length > 2 && !path.startsWith('/kawasan/');
        claim(bytes < (isDetail ? MOST_DETAIL_BYTES : MOST_LIST_BYTES), `${bytes} bytes`);
      }
      expect(faults).toEqual([]);
    },
  );

test.describe('on a site that has seen nothing', () => {
  /** What is asked for before the API answers, and its status. */
  const failing: Record<string, number> = {
    '/x-tidak-ada': 404,
    '/destinasi': 503,
    '/destination/kawah-putih': 503,
    '/galeri': 503,
    '/cari': 200,
  };
  const failed = new Map<string, Answer>();
  /** The name of the hostile item. */
  const title = `</title><script>alert(1)</script> "Soto" & <Sate> 'x' 🏞️ &amp; \u202Eabc`;
  let api: FixtureApi;
  let site: StartedSite;

  test.beforeAll(async () => {
    api = await startFixtureApi();
    api.change('akomodasis', 'hotel-bambu', {
      judul: title,
      deskripsi: `<p>"><meta name="robots" content="noindex"></head><body onload=alert(1)> & ${'👩‍👩‍👧 '.repeat(200)}</p>`,
    });
    api.fault('500');
    site = await startSite({ apiUrl: api.url });
    for (const path of Object.keys(failing)) failed.set(path, await ask(site, path));
    api.fault('ok');
    // It is left alone for a moment.
    await eventually(site, '/tiket', 20_000, ({ status }) => expect(status).toBe(200));
  });

  test.afterAll(async () => {
    await site.dispose();
    await api.close();
  });

  test('a 404, a 503 and the search page have a complete head with noindex', () => {
    for (const [path, status] of Object.entries(failing)) {
      const answer = failed.get(path)!;
      const head = readHead(answer.body);
      expect(answer.status, path).toBe(status);
      expect(headFaults(head, path)).toEqual([]);
      expect(one(head, 'robots'), path).toBe('noindex, follow');
      expect(head.links.get('canonical'), path).toEqual(status === 200 ? [`${SITE_URL}/cari`] : undefined);
      expect(answer.headers.get('retry-after'), path).toBe(status === 503 ? '30' : null);
    }
  });

  test('a page never asked for before has a complete head for each user agent that asks first', async () => {
    const { data } = (await (await fetch(`${api.url}/api/admin/transportasis`)).json()) as {
      data: { slug: string; judul: string | null }[];
    };
    const slugs = data.filter(({ judul }) => judul).map(({ slug }) => slug.toLowerCase());
    for (const [index, agent] of Object.values(AGENTS).entries()) {
      const path = `/transportasi/${slugs[index]}`;
      const [cold, warm] = [
        readHead((await ask(site, path, { 'user-agent': agent })).body),
        readHead((await ask(site, path, { 'user-agent': AGENTS.browser! })).body),
      ];
      expect(headFaults(cold, path)).toEqual([]);
      expect(indexFaults(cold, SITE_URL + path)).toEqual([]);
      expect(told(warm)).toEqual(told(cold));
    }
  });

  test('a hostile item leaves the head complete and appears in it only as text', async () => {
    for (const path of ['/akomodasi/hotel-bambu', '/akomodasi']) {
      const { body } = await ask(site, path);
      const head = readHead(body);
      expect(headFaults(head, path)).toEqual([]);
      expect(indexFaults(head, SITE_URL + path)).toEqual([]);
      expect(body).not.toContain('<script>alert');
    }
    const { body } = await ask(site, '/akomodasi/hotel-bambu');
    expect(one(readHead(body), 'og:title')).toContain(
      `</title><script>alert(1)</script> "Soto" & <Sate> 'x' 🏞️ & abc`,
    );
    expect(readPage(body).h1).toHaveLength(1);
  });
});
