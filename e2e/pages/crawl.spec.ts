import { crawl } from '../support/crawl';
import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { DETAILS } from '../support/routes';
import { expect, test } from '../support/test';

/* The site as a crawler without script sees it: from the home page along its links, against either provider. */

/** Keys that an item may have in its address. */
async function keysOf(apiUrl: string, list: string): Promise<string[][]> {
  const { data } = (await (await fetch(`${apiUrl}/api/admin/${list}`)).json()) as {
    data: Record<string, unknown>[];
  };
  return data
    .filter((item) => item.judul ?? item.title ?? item.name)
    .map((item) =>
      [item.slug, item.id]
        .filter((key) => key !== null && key !== undefined)
        .map((key) => String(key).toLowerCase()),
    );
}

for (const provider of ['embedded', 'provided'] as const) {
  test(`every link answers 200 and every item is reached: ${provider}`, async ({ embedded, provided }) => {
    test.setTimeout(360_000);
    const site = provider === 'embedded' ? embedded : provided.site;
    const apiUrl = provider === 'embedded' ? embedded.url : provided.api.url;
    const { statuses, orders, anchors } = await crawl(site);

    const broken = [...statuses].filter(([, status]) => status !== 200);
    expect(broken, 'internal links that do not answer 200').toEqual([]);

    for (const [list, prefix] of Object.entries(DETAILS)) {
      const items = await keysOf(apiUrl, list);
      const missing = items.filter(
        (keys) => !keys.some((key) => statuses.has(prefix + encodeURIComponent(key))),
      );
      expect(items.length).toBeGreaterThan(3);
      expect(missing, `${list} without a page that is linked`).toEqual([]);
    }
    for (const [list, kind] of [
      ['makanans', 'makanan'],
      ['restorans', 'restoran'],
    ] as const) {
      const items = await keysOf(apiUrl, list);
      const places = [...anchors].filter((id) => id.startsWith(`${kind}-`));
      expect(places, `${list} without a place on /kuliner`).toHaveLength(items.length);
    }

    for (const [href, page] of orders) {
      const url = new URL(href);
      expect(url.pathname, page).toMatch(/^\/\d{10,15}$/);
      expect(url.searchParams.get('text'), page).toMatch(/^Halo/);
    }
    for (const [path, prefix] of [...statuses.keys()].flatMap((path) =>
      Object.values(DETAILS).flatMap((prefix) =>
        path.startsWith(prefix) && prefix !== '/blog/' ? [[path, prefix] as const] : [],
      ),
    )) {
      const [title = ''] = readPage((await ask(site, path)).body).h1;
      const messages = [...orders]
        .filter(([, page]) => page === path)
        .map(([href]) => new URL(href).searchParams.get('text') ?? '');
      expect(
        messages.some((text) => text.includes(`"${title}"`)),
        `${prefix} orders ${title}`,
      ).toBe(true);
    }
  });
}
