import { ask } from '../support/http';
import { readPage } from '../support/read-page';
import { SITE_URL } from '../support/servers';
import { expect, test } from '../support/test';

/* What crawlers are told of lists as visitors order and narrow them. */

test('a filtered list answers 200 with noindex, and an invalid filter answers 404', async ({ embedded }) => {
  for (const [path, canonical] of [
    ['/paket-tour?kategori=religious&urut=rating&harga=2000000', '/paket-tour?kategori=religious'],
    ['/kuliner?urut=harga&page=2', '/kuliner'],
    ['/paket-tour?kategori=camping&harga=5000000&orang=4', '/paket-tour?kategori=camping'],
    ['/destinasi?orang=20&page=2', '/destinasi'],
    ['/event?harga=500000&kawasan=kota-bandung', '/event'],
  ] as const) {
    const { status, body } = await ask(embedded, path);
    const { robots, canonical: found } = readPage(body);
    expect([path, status, robots, found]).toEqual([path, 200, 'noindex, follow', [SITE_URL + canonical]]);
  }
  for (const path of [
    '/paket-tour?harga=1',
    '/paket-tour?orang=21',
    '/api/kartu/paket?orang=0',
    '/blog?urut=harga',
    '/api/kartu/paket?hari=4',
  ])
    expect([path, (await ask(embedded, path)).status]).toEqual([path, 404]);
});

test('every filter link of a list answers 200 and is nofollow unless it sorts by date', async ({
  embedded,
}) => {
  for (const list of ['/paket-tour', '/event', '/tiket', '/kuliner']) {
    const { body } = await ask(embedded, list);
    const offered = [...body.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>/g)].flatMap(([tag, href = '']) =>
      /[?;](?:urut|harga|orang)=/.test(href)
        ? [{ tag, path: href.replaceAll('&amp;', '&').split('#', 1)[0] ?? '' }]
        : [],
    );
    const urged = offered.filter(
      ({ tag, path }) => !tag.includes('rel="nofollow"') && !path.includes('tanggal'),
    );
    expect(urged, list).toEqual([]);
    expect(offered.length, list).toBeGreaterThanOrEqual(4);
    for (const { path } of offered) expect([path, (await ask(embedded, path)).status]).toEqual([path, 200]);
  }
});
