import { UPLOADED } from '../fixture-api/picture.mjs';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { readHead } from '../support/read-head';
import { ask } from '../support/http';
import { SITE_URL, startSite, type StartedSite } from '../support/servers';
import { look, made } from '../support/share-pictures';
import { expect, test } from '../support/test';

/* Pictures under the names that visitors gave them (docs/decisions/0001). */

const ASSET = 'https://admin.contoh.id/storage/';
const LACKING = '/storage/akomodasi/hotel-anggrek.png';

/** How an API names the files that it holds, by whose page shows them. */
const WAYS = [
  ['paths', 'bus-bambu', UPLOADED],
  ["URLs of Laravel's asset()", 'bus-cemara', UPLOADED.map((name) => ASSET + name)],
  [
    'what an encoder wrote',
    'bus-dahlia',
    [
      'unggahan/foto%20kawah%20(1).jpg',
      'unggahan/what%3F.jpg',
      `${ASSET}unggahan/foto%20kawah%20%281%29.jpg`,
      `${ASSET}unggahan/Promo%20100%25.jpg`,
      `${ASSET}unggahan/50%2520off.jpg`,
    ],
  ],
] as const;

let api: FixtureApi;
let site: StartedSite;

test.beforeAll(async () => {
  api = await startFixtureApi();
  for (const [, slug, images] of WAYS) api.change('transportasis', slug, { images });
  api.fault('404', LACKING);
  site = await startSite({ apiUrl: api.url, freshSeconds: 300 });
});

test.afterAll(async () => {
  await site.dispose();
  await api.close();
});

/** HTML and XML as its addresses are meant. */
const readable = (text: string) => text.replaceAll('&amp;', '&').replace(/&(?:apos|#39|#x27);/g, "'");

for (const [way, slug, images] of WAYS) {
  // spec: 3, Images
  test(`pictures named by ${way} work in full, resized, as preview and in the sitemap`, async () => {
    const page = `/transportasi/${slug}`;
    const { body } = await ask(site, page);
    /** A small size of each picture, by the address of the whole. */
    const shown = new Map<string, string>();
    for (const [found] of body.matchAll(/\/_next\/image\?url=[^&" ]+&amp;w=\d+&amp;q=60/g)) {
      const whole = new URL(readable(found), SITE_URL).searchParams.get('url') ?? '';
      if (whole.startsWith('/storage/unggahan/')) shown.set(whole, readable(found));
    }
    expect(shown.size).toBe(images.length);
    for (const address of [...shown].flat()) {
      const { status, headers } = await look(site, address);
      const type = headers.get('content-type');
      expect.soft([status, type], address).toEqual([200, expect.stringMatching(/^image\//)]);
    }
    const [preview = ''] = readHead(body).metas.get('og:image') ?? [];
    await made(site, preview.slice(SITE_URL.length));
    const sitemap = readable((await ask(site, '/sitemap.xml')).body);
    for (const whole of shown.keys()) expect.soft(sitemap).toContain(SITE_URL + whole);
  });
}

test('a picture of an item that the storage lacks is logged once as a warning', async () => {
  await ask(site, '/akomodasi'); // the list has been read
  for (let times = 0; times < 3; times += 1) expect((await ask(site, LACKING)).status).toBe(404);
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"picture not there"'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 'warn', kind: 'akomodasi', id: '1', path: LACKING }),
  ]);
});
