import { startFixtureApi } from '../fixture-api/server.mjs';
import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { startSite, type Site } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * Where the details lead: related items, places around, categories, the chain of articles.
 */

/** A detail of each kind on the embedded content, and its list. */
const DETAILS = [
  ['/destination/kawah-putih-ciwidey', '/destinasi'],
  ['/paketdetail/jejak-art-deco-bandung', '/paket-tour'],
  ['/akomodasi/hostel-jelajahi-braga', '/akomodasi'],
  ['/transportasi/honda-brio-otomatis', '/transportasi'],
  ['/event/seminar-pariwisata-warga', '/event'],
  ['/tiket/trans-studio-bandung', '/tiket'],
  ['/fasilitas/panggung-6x8-meter', '/fasilitas'],
  ['/attraction/museum-gedung-sate', '/attraction'],
  ['/blog/dua-hari-di-bandung', '/blog'],
] as const;

const linksOf = async (site: Site, path: string) => readPage((await ask(site, path)).body).mainLinks;

/** The part of an address before its key: '/destination/'. */
const prefixOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** The link with this rel in a raw answer. */
const related = (body: string, rel: string) =>
  new RegExp(`<a\\b[^>]*\\brel="${rel}"[^>]*\\bhref="([^"]*)"`).exec(body)?.[1] ??
  new RegExp(`<a\\b[^>]*\\bhref="([^"]*)"[^>]*\\brel="${rel}"`).exec(body)?.[1];

test('every detail page links one to three others of its kind that answer 200', async ({ embedded }) => {
  for (const [path] of DETAILS) {
    const { body } = await ask(embedded, path);
    const [section = ''] = body
      .slice(body.search(/<h2[^>]*>[^<]* (lainnya|di sekitarnya)</), body.indexOf('</main>'))
      .split('Di sekitar sini', 1);
    const cards = readPage(`<main>${section}</main>`).mainLinks.filter((link) =>
      link.startsWith(prefixOf(path)),
    );
    expect(cards.length, path).toBeGreaterThanOrEqual(1);
    expect(cards.length, path).toBeLessThanOrEqual(3);
    expect(new Set([...cards, path]).size, `${path} and its cards are different`).toBe(cards.length + 1);
    for (const card of cards) expect((await ask(embedded, card)).status, card).toBe(200);
  }
});

test('the category of every detail page links to a list that contains the item', async ({ embedded }) => {
  for (const [path, list] of DETAILS) {
    const { body } = await ask(embedded, path);
    const [, href = '', label = ''] =
      /<a\b[^>]*\bhref="([^"]*)"[^>]*><span class="vh">Kategori: <\/span>([^<]*)</.exec(body) ?? [];
    expect(href, path).toMatch(new RegExp(`^${list}\\?kategori=[a-z0-9-]+$`));
    const answer = await ask(embedded, href);
    expect(answer.status, href).toBe(200);
    expect(readPage(answer.body).text).toContain(label.replaceAll('&amp;', '&'));
    expect(await pagesOf(embedded, href), `${href} lists ${path}`).toContain(path);
  }
});

/** The links of a list on all of its pages. */
async function pagesOf(site: Site, href: string): Promise<string[]> {
  const links: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await ask(
      site,
      page === 1 ? href : `${href}${href.includes('?') ? '&' : '?'}page=${page}`,
    );
    if (status !== 200) return links;
    links.push(...readPage(body).mainLinks);
  }
}

test('a detail page lists at most six places nearby, never itself, and each link answers 200', async ({
  embedded,
}) => {
  for (const [path] of DETAILS.slice(0, 8)) {
    const { body } = await ask(embedded, path);
    const around = body.includes('Di sekitar sini');
    expect(around, path).toBe(/^\/(destination|paketdetail|akomodasi|attraction)\//.test(path));
    if (!around) continue;
    const section = body.slice(body.indexOf('Di sekitar sini'), body.indexOf('</main>'));
    const { mainLinks, text } = readPage(`<main>${section}</main><body>${section}`);
    expect(mainLinks.length, path).toBeLessThanOrEqual(6);
    expect(text).toMatch(/\d,\d km/);
    for (const link of mainLinks) {
      expect(link).toMatch(/^\/(destination|akomodasi|attraction)\/|^\/kuliner(\?page=\d)?#restoran-/);
      expect(link, `on ${path}`).not.toBe(path);
      expect((await ask(embedded, link)).status, link).toBe(200);
    }
  }
});

test('links to older articles visit each article once, and links to newer ones lead back', async ({
  embedded,
}) => {
  const newest = (await linksOf(embedded, '/blog')).find((link) => link.startsWith('/blog/')) ?? '';
  const chain: string[] = [];
  for (let path: string | undefined = newest; path;) {
    chain.push(path);
    path = related((await ask(embedded, path)).body, 'prev');
  }
  const all = (await pagesOf(embedded, '/blog')).filter((link) => /^\/blog\/[^.]+$/.test(link));
  expect(chain).toEqual([...new Set(all)]);
  const back: string[] = [];
  for (let path = chain.at(-1); path; path = related((await ask(embedded, path)).body, 'next'))
    back.push(path);
  expect(back).toEqual(chain.toReversed());
});

test('a detail page asks the API once for each list it needs, and the next one only for itself', async () => {
  const api = await startFixtureApi();
  const site = await startSite({ apiUrl: api.url, freshSeconds: 300 });
  await ask(site, '/destination/curug-ciwidey');
  expect(new Set(api.requests)).toEqual(
    new Set([
      '/api/admin/destinasis',
      '/api/admin/destinasis/curug-ciwidey',
      '/api/admin/akomodasis',
      '/api/admin/attractions',
      '/api/admin/restorans',
      // The ways there: a shuttle, a car with a driver.
      '/api/admin/tickets',
      '/api/admin/transportasis',
    ]),
  );
  expect(api.requests).toHaveLength(7);
  api.requests.length = 0;
  await ask(site, '/destination/museum-pangalengan');
  expect(api.requests).toEqual(['/api/admin/destinasis/museum-pangalengan']);
  api.requests.length = 0;
  await ask(site, '/event/festival-anggrek');
  expect(api.requests).toEqual(['/api/admin/events', '/api/admin/events/festival-anggrek']);
  await site.dispose();
  await api.close();
});

test('a detail page answers 200 without its related sections while their lists fail', async () => {
  const api = await startFixtureApi();
  const site = await startSite({ apiUrl: api.url });
  for (const list of ['destinasis', 'akomodasis', 'attractions']) api.fault('500', `/api/admin/${list}`);
  api.fault('ok', '/api/admin/destinasis/');
  const answer = await ask(site, '/destination/curug-ciwidey');
  expect(answer.status).toBe(200);
  const page = readPage(answer.body);
  expect(page.h1).toEqual(['Curug Ciwidey']);
  expect(page.text).toContain('Paket Termasuk');
  expect(page.text).not.toMatch(/Destinasi lainnya|di sekitarnya|Di sekitar sini/);
  await site.dispose();
  await api.close();
});
