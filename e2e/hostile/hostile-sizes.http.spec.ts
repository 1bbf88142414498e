import { setTimeout as delay } from 'node:timers/promises';
import { LISTS } from '../support/local-site.mjs';
import { HTML_BOMBS, MARKDOWN_BOMBS } from '../../lib/rich-text/bombs.fixture.mjs';
import { counted, full } from '../support/short-or-full';
import { DEEP, sheetOf, slugOf, startHostileApi, type HostileApi, type Raw } from '../support/hostile-api';
import { ask } from '../support/http';
import { logged } from '../support/server-log';
import { readPage } from '../support/read-page';
import { DETAILS } from '../support/routes';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * Text as people write it, far too long in every field: pages keep their sizes. Values of megabytes, lists of
 * a hundred thousand entries (in the short form a tenth of both), texts that choke parsers: pages stay
 * small, neighbours stay, the server answers.
 */

/** product-decisions.md, "Heads and structured data". */
const LIST_BYTES = 300_000;
const DETAIL_BYTES = 200_000;
/** How many times as large a page may be whose texts are made of the signs that HTML writes longest. */
const HOSTILE = 3;

/** Where the short form has values of megabytes: they take their time to be sent alone. */
const HUGE_KINDS = ['pakets', 'transportasis', 'blogs', 'makanans'];

/** Signs that HTML and data write longest. */
const DEAR = '<&"🌋 ';
const HUGE = DEAR.repeat(full ? 600_000 : 60_000);
const MANY = Array.from({ length: full ? 100_000 : 10_000 }, (_, index) => `& "${index}"`);
const TEXT = DEAR.repeat(2_000);

/**
 * A record whose every field is too large, each in its own way. An answer of more than 48 MB would be refused
 * as a whole.
 */
function huge(record: Raw): Raw {
  const texts = Object.keys(record).filter(
    (name) => typeof record[name] === 'string' && !/slug|_at$|date/.test(name),
  );
  return {
    ...record,
    ...Object.fromEntries(texts.map((name) => [name, TEXT])),
    judul: HUGE,
    deskripsi: `<p>${HUGE}</p>`,
    description: undefined,
    overview: undefined,
    tempat: MANY,
    termasuk: [{ termasuk: MANY.join() }],
    tidaktermasuk: JSON.stringify(MANY),
    jadwal: MANY.map((title, day) => ({ day, title, aktivitas: [title] })),
    images: MANY.map((_, index) => `${'é'.repeat(20)}/${index}.png`),
    images_alt: MANY,
  };
}

/** A record whose texts are all too long for a card. */
function large(record: Raw): Raw {
  const texts = Object.keys(record).filter(
    (name) => typeof record[name] === 'string' && !/slug|_at$|date/.test(name),
  );
  return { ...record, ...Object.fromEntries(texts.map((name) => [name, TEXT])) };
}

/**
 * Of six items the first has huge values, the second a text that chokes parsers, the third values nested
 * deep; the rest is large.
 */
function tooMuch(records: Record<string, Raw[]>): Record<string, Raw[]> {
  const bombs = Object.values(HTML_BOMBS).map((bomb) => bomb(64_000));
  const articles = Object.values(MARKDOWN_BOMBS).map((bomb) => bomb(64_000));
  const changed = Object.entries(records).map(([kind, [first, second, third, ...rest]], at) => {
    const texts = kind === 'blogs' ? articles : bombs;
    const deskripsi = texts[(5 * at) % texts.length];
    return [
      kind,
      [
        full || HUGE_KINDS.includes(kind) ? huge(first!) : large(first!),
        { ...second, deskripsi, description: deskripsi, overview: [{ deskripsi }] },
        { ...third, harga: DEEP, images: DEEP, jadwal: [DEEP], overview: DEEP },
        ...rest.map(large),
        null,
        'bukan catatan',
        { id: 99, judul: DEEP, title: DEEP, name: DEEP },
      ],
    ] as [string, Raw[]];
  });
  return Object.fromEntries(changed);
}

/** Two sentences of a text, and what an editor makes of them. */
const PROSE =
  'Kawah Putih ada di kaki Gunung Patuha, sekitar dua jam dari pusat kota. Buka pukul 07.00 sampai 17.00; bawalah jaket, "sore di sini dingin". ';
const MARKUP = `<p>${PROSE}</p><ul><li>Parkir &amp; toilet <strong>bersih</strong></li><li><a href="https://jelajah.id/kawah">Peta</a></li></ul>`;
const MARKDOWN = `## Menuju kawah\n\n${PROSE.repeat(4)}\n\n- Parkir & toilet **bersih**\n- [Peta](https://jelajah.id/kawah)\n\n`;

/** A record whose every field is longer than a page has room for. */
function talkative(kind: string, record: Raw, item: number): Raw {
  const texts = Object.keys(record).filter(
    (name) => typeof record[name] === 'string' && !/slug|_at$|date|^map$/.test(name),
  );
  const deskripsi = kind === 'blogs' ? MARKDOWN.repeat(500) : MARKUP.repeat(500);
  const services = Array.from({ length: 400 }, (_, index) => `Tiket masuk dan pemandu ${index}`).join(', ');
  return {
    ...record,
    ...Object.fromEntries(texts.map((name) => [name, `${item} ${PROSE.repeat(20)}`])),
    deskripsi,
    description: deskripsi,
    overview: [{ deskripsi }],
    tempat: [{ places: services }],
    termasuk: [{ termasuk: services }],
    tidaktermasuk: [{ tidak_termasuk: services }],
    jadwal: Array.from({ length: 60 }, (_, day) => ({
      day,
      title: PROSE,
      aktivitas: Array.from({ length: 10 }, () => ({ aktivitas: PROSE })),
    })),
    images: Array.from({ length: 60 }, (_, at) => `${kind}/${item}-${at}`.padEnd(50, 'aB3x') + '.jpg'),
    images_alt: Array.from({ length: 60 }, () => PROSE),
  };
}

test.describe('overlong prose in every field', { tag: '@resilience' }, () => {
  let api: HostileApi;
  let site: StartedSite;

  test.beforeAll(async () => {
    api = await startHostileApi();
    const records = Object.entries(sheetOf(1, ['Kawah Putih'])).map(([kind, some]) => {
      const many =
        kind === 'makanans' ? Array.from({ length: 60 }, (_, at) => some[at % some.length]!) : some;
      return [
        kind,
        many.map((one, item) => talkative(kind, { ...one, id: 100 + item, slug: slugOf(1, item) }, item)),
      ] as const;
    });
    api.show(Object.fromEntries(records));
    site = await startSite({ apiUrl: api.url, freshSeconds: 300, env: { ADMIN_API_TIMEOUT_MS: '30000' } });
  });

  test.afterAll(async () => {
    await site.dispose();
    await api.close();
  });

  test('pages stay below their size limits when every field holds far too much prose', async () => {
    test.setTimeout(120_000);
    const details = Object.values(DETAILS).map((base) => base + slugOf(1, 0));
    const sizes = new Map<string, number>();
    for (const path of [...details, ...LISTS, '/kuliner', '/galeri', '/']) {
      const { status, body } = await ask(site, path);
      expect.soft([path, status]).toEqual([path, 200]);
      sizes.set(path, Buffer.byteLength(body));
    }
    const limit = (path: string) => (details.includes(path) ? DETAIL_BYTES : LIST_BYTES);
    expect([...sizes].filter(([path, size]) => size >= limit(path))).toEqual([]);
  });
});

test.describe('excessive content', { tag: '@resilience' }, () => {
  let api: HostileApi;
  let site: StartedSite;

  test.beforeAll(async () => {
    const records = tooMuch(sheetOf(1, ['Kawah Putih']));
    const foods = Array.from({ length: 200 }, (_, index) => ({
      ...large(records.makanans![3]!),
      id: 100 + index,
      slug: `nasi-${index}`,
    }));
    api = await startHostileApi();
    api.show({ ...records, makanans: [...records.makanans!, ...foods] });
    site = await startSite({ apiUrl: api.url, freshSeconds: 300, env: { ADMIN_API_TIMEOUT_MS: '30000' } });
  });

  test.afterAll(async () => {
    await site.dispose();
    await api.close();
  });

  test('pages of excessive content stay small and complete while another page keeps answering', async () => {
    test.setTimeout(480_000);
    const details = Object.values(DETAILS).flatMap((base) => [0, 1, 2].map((item) => base + slugOf(1, item)));
    const paths = [...details, ...LISTS, '/kuliner', '/galeri', '/'];
    let asked = 0;
    let done = false;
    const visitor = (async () => {
      for (; !done; asked += 1) {
        expect((await ask(site, '/contact')).status).toBe(200);
        await delay(50);
      }
    })();
    const sizes = new Map<string, number>();
    for (const path of paths) {
      const { status, body } = await ask(site, path);
      expect.soft([path, status, readPage(body).h1.length]).toEqual([path, 200, 1]);
      sizes.set(path, Buffer.byteLength(body));
    }
    done = true;
    await visitor;
    const limit = (path: string) => HOSTILE * (details.includes(path) ? DETAIL_BYTES : LIST_BYTES);
    expect([...sizes].filter(([path, size]) => size >= limit(path))).toEqual([]);
    expect(asked).toBeGreaterThan(0);
    counted('pages of too much', paths.length);
  });

  test('broken records among excessive content are left out and logged once each', async () => {
    const { body } = await ask(site, '/destinasi');
    for (const item of [0, 1, 2, 3, 4, 5]) expect(body).toContain(`/destination/${slugOf(1, item)}`);
    const lost = logged(site, 'item left out').filter(({ kind }) => kind === 'destinasi');
    const lines = lost.map(({ id, reason }) => `${String(id)} ${String(reason)}`);
    expect(lines).toContain('99 judul: is missing');
    // Two without an id may be lost for the same reason: that is one line.
    expect(lines.filter((line) => line.startsWith('null '))).not.toEqual([]);
    expect(lines).toEqual([...new Set(lines)]);
  });

  test('pages of excessive content still answer 200 after a restart without the API', async () => {
    const paths = ['/destinasi', `/destination/${slugOf(1, 2)}`];
    for (const path of paths) expect((await ask(site, path)).status).toBe(200);
    await site.halt();
    await api.close();
    await site.resume();
    for (const path of paths) expect([path, (await ask(site, path)).status]).toEqual([path, 200]);
  });
});
