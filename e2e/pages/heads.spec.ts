import { startFixtureApi } from '../fixture-api/server.mjs';
import { readHead, type Head } from '../support/read-head';
import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { ROUTES } from '../support/routes';
import { SITE_URL, startSite } from '../support/servers';
import { expect, test } from '../support/test';
import { sitemapUrls } from '../support/xml';

/* What search engines and link previews read of a page: the same for each of them, whole, once, and in <head> of the raw answer. */

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

/** What must hold in the head of every page, indexed or not. */
function expectWhole(head: Head, path: string): void {
  expect.soft(head.strays, `${path}: outside <head>`).toEqual([]);
  expect.soft(head.titles, `${path}: titles`).toHaveLength(1);
  for (const name of ONCE) expect.soft(head.metas.get(name) ?? [], `${path}: ${name}`).toHaveLength(1);
  const description = one(head, 'description');
  expect.soft([...graphemes.segment(description)].length, `${path}: description`).toBeLessThanOrEqual(160);
  expect.soft(description, path).toMatch(/^\S[\s\S]*\S$/);
  expect.soft(one(head, 'og:image:width'), path).toBe('1200');
  expect.soft(one(head, 'og:image:height'), path).toBe('630');
  expect.soft(one(head, 'og:image:type'), path).toBe('image/jpeg');
  expect.soft(one(head, 'og:description'), path).toBe(description);
  expect.soft(one(head, 'twitter:description'), path).toBe(description);
  expect.soft(one(head, 'twitter:title'), path).toBe(one(head, 'og:title'));
  expect.soft(one(head, 'twitter:image'), path).toBe(one(head, 'og:image'));
  expect.soft(one(head, 'twitter:card'), path).toBe('summary_large_image');
  expect.soft(one(head, 'og:site_name'), path).toBe(NAME);
  expect.soft(one(head, 'og:locale'), path).toBe('id_ID');
  expect.soft(one(head, 'language'), path).toBe('id');
  expect.soft(one(head, 'revisit-after'), path).toBe('7 days');
  expect.soft(head.bytes, `${path}: bytes of the head`).toBeLessThan(MOST_HEAD_BYTES);
}

/** An indexed page has one address, and says it with one voice. */
function expectIndexed(head: Head, canonical: string): void {
  expect.soft(head.links.get('canonical'), canonical).toEqual([canonical]);
  expect.soft(one(head, 'og:url'), canonical).toBe(canonical);
  expect.soft(one(head, 'robots'), canonical).toBe('index, follow, max-image-preview:large');
}

/** The head without what the build adds to it: style sheets, preloads, icons. */
function told({ titles, metas, links, strays }: Head) {
  const own = ['canonical', 'alternate'].map((rel) => links.get(rel) ?? []);
  return { titles, metas: [...metas], links: own, strays };
}

for (const route of ROUTES) {
  test(`${route.path} tells every agent the same`, async ({ embedded }) => {
    const heads = [];
    for (const [name, agent] of Object.entries(AGENTS)) {
      const answer = await ask(embedded, route.path, { 'user-agent': agent });
      expect(answer.status, name).toBe(route.status);
      heads.push(told(readHead(answer.body)));
    }
    expect(new Set(heads.map((head) => JSON.stringify(head))).size).toBe(1);
  });
}

test('a page that nobody has asked for is whole for each agent that asks first', async ({ provided }) => {
  const { data } = (await (await fetch(`${provided.api.url}/api/admin/transportasis`)).json()) as {
    data: { slug: string; judul: string | null }[];
  };
  const slugs = data.filter(({ judul }) => judul).map(({ slug }) => slug.toLowerCase());
  for (const [index, agent] of Object.values(AGENTS).entries()) {
    const path = `/transportasi/${slugs[index]}`;
    const [cold, warm] = [
      readHead((await ask(provided.site, path, { 'user-agent': agent })).body),
      readHead((await ask(provided.site, path, { 'user-agent': AGENTS.browser! })).body),
    ];
    expectWhole(cold, path);
    expectIndexed(cold, SITE_URL + path);
    expect(told(warm)).toEqual(told(cold));
  }
});

test('every page of the sitemap has a whole head, and no two share a title or a description', async ({
  embedded,
}) => {
  test.setTimeout(360_000);
  const addresses = await sitemapUrls((await ask(embedded, '/sitemap.xml')).body);
  expect(addresses.length).toBeGreaterThan(200);
  const agents = Object.values(AGENTS);
  const seen = new Map<string, string>();
  for (const [index, address] of addresses.entries()) {
    const path = address.slice(SITE_URL.length);
    const answer = await ask(embedded, path, { 'user-agent': agents[index % agents.length]! });
    const head = readHead(answer.body);
    expect(answer.status, path).toBe(200);
    expectWhole(head, path);
    expectIndexed(head, address);
    const [title = ''] = head.titles;
    expect
      .soft(one(head, 'description'), `${path}: no markup, no entity`)
      .not.toMatch(/[<>]|&#?\w+;|[*_]{2}|\]\(/);
    expect.soft(title, path).toContain(NAME);
    expect.soft(one(head, 'og:title'), `${path}: no brand in a preview's title`).not.toMatch(/\| Jelajahi/);
    for (const text of [title, one(head, 'description')]) {
      expect.soft(seen.get(text), `${path} repeats "${text}"`).toBeUndefined();
      seen.set(text, path);
    }
    const detail = path.split('/').length > 2;
    expect
      .soft(Buffer.byteLength(answer.body), `${path}: bytes`)
      .toBeLessThan(detail ? MOST_DETAIL_BYTES : MOST_LIST_BYTES);
  }
});

test('what is no page is not offered to the index: 404, 503, search', async () => {
  const site = await startSite({ apiUrl: 'http://127.0.0.1:9' });
  const expected: Record<string, number> = {
    '/x-tidak-ada': 404,
    '/destinasi': 503,
    '/destination/kawah-putih': 503,
    '/galeri': 503,
    '/cari': 200,
  };
  try {
    for (const [path, status] of Object.entries(expected)) {
      const answer = await ask(site, path);
      const head = readHead(answer.body);
      expect(answer.status, path).toBe(status);
      expectWhole(head, path);
      expect(one(head, 'robots'), path).toBe('noindex, follow');
      expect(head.links.get('canonical'), path).toEqual(status === 200 ? [`${SITE_URL}/cari`] : undefined);
      expect(answer.headers.get('retry-after'), path).toBe(status === 503 ? '30' : null);
    }
  } finally {
    await site.dispose();
  }
});

test('a hostile item leaves the head whole and is said as text', async () => {
  const title = `</title><script>alert(1)</script> "Soto" & <Sate> 'x' 🏞️ &amp; \u202Eabc`;
  const api = await startFixtureApi();
  const site = await startSite({ apiUrl: api.url });
  try {
    api.change('akomodasis', 'hotel-bambu', {
      judul: title,
      deskripsi: `<p>"><meta name="robots" content="noindex"></head><body onload=alert(1)> & ${'👩‍👩‍👧 '.repeat(200)}</p>`,
    });
    for (const path of ['/akomodasi/hotel-bambu', '/akomodasi']) {
      const { body } = await ask(site, path);
      const head = readHead(body);
      expectWhole(head, path);
      expectIndexed(head, SITE_URL + path);
      expect(body).not.toContain('<script>alert');
    }
    const head = readHead((await ask(site, '/akomodasi/hotel-bambu')).body);
    expect(one(head, 'og:title')).toContain(`</title><script>alert(1)</script> "Soto" & <Sate> 'x' 🏞️ &amp;`);
    expect(readPage((await ask(site, '/akomodasi/hotel-bambu')).body).h1).toHaveLength(1);
  } finally {
    await site.dispose();
    await api.close();
  }
});
