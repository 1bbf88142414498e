import type { Browser } from '@playwright/test';
import { WITH_PICTURES } from '../support/launch-options';
import { LISTS } from '../support/local-site.mjs';
import { counted, full } from '../support/short-or-full';
import { readHead } from '../support/read-head';
import {
  endsIn,
  resultsOf,
  sheetOf,
  slugOf,
  startHostileApi,
  type HostileApi,
  type Raw,
} from '../support/hostile-api';
import { SHIPPED_DETAILS } from '../support/embedded-content';
import { eventually } from '../support/http';
import { inBatches } from '../support/in-batches';
import { FAMILIES, payloads, spread } from '../support/payloads';
import { DETAILS } from '../support/routes';
import { startSite, type Site, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';
import { probe, probeContext, type ProbeResult } from '../support/hostile-probe';

/*
 * Texts that editors paste and attackers try, in every field, through the real pages: nothing runs, nothing
 * leads away, nothing is asked of another host, nothing covers the page. Without the pages' policy too, which
 * would hide what the sanitiser lets through.
 */

// A trace of every touch would take longer than the touches. A picture that does not come runs its handler.
test.use({ trace: 'off', launchOptions: WITH_PICTURES });

/** Payloads at a time, so many that no text is cut. */
const SHEET = 200;
const TABS = 4;
const FIRST = ['destinasis', 'pakets', 'akomodasis', 'transportasis'];
const SECOND = ['events', 'tickets', 'fasilitas', 'attractions'];

/**
 * The pages of a sheet: four details with all of it as HTML, six articles with all of it as Markdown, and
 * where cards stand.
 */
function pagesOf(sheet: number): string[] {
  const details = (sheet % 2 ? FIRST : SECOND).map((kind) => DETAILS[kind] + slugOf(sheet, 0));
  const articles = [0, 1, 2, 3, 4, 5].map((item) => `/blog/${slugOf(sheet, item)}`);
  const lists = [0, 1, 2].map((at) => LISTS[(3 * sheet + at) % LISTS.length]!);
  return [...details, ...articles, ...lists, '/', '/kuliner', '/galeri', `/cari?q=${slugOf(sheet, 0)}`];
}

/** The rich text of the item that a detail page shows. */
function richTextAt(path: string, records: Record<string, Raw[]>): string {
  const [, kind, key] = /^(.+\/)([^/]+)$/.exec(path) ?? [];
  const source = Object.keys(DETAILS).find((name) => DETAILS[name] === kind) ?? '';
  return String(records[source]?.find(({ slug }) => slug === key)?.description);
}

/** The behaviour and content of pages, by path. */
async function probeAll(browser: Browser, site: Site, paths: readonly string[], bare: boolean) {
  const context = await probeContext(browser, bare);
  const seen = await inBatches(
    paths,
    TABS,
    async (path) => [path, await probe(context, site.url + path)] as const,
  );
  await context.close();
  return new Map<string, ProbeResult>(seen);
}

/** The faults of a raw answer, before any script: head, structured data, scripts. */
function rawFaults(body: string): string[] {
  const faults: string[] = [];
  const { titles, strays, links, metas } = readHead(body);
  if (titles.length !== 1) faults.push(`${titles.length} titles`);
  faults.push(...strays);
  for (const [rel, count] of [
    ['canonical', links.get('canonical')?.length],
    ['description', metas.get('description')?.length],
  ])
    if (count !== 1) faults.push(`${count} ${rel}`);
  for (const [, attributes = '', text = ''] of body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes('application/ld+json')) JSON.parse(text);
    else if (
      text
        ? !/^(?:\(?self\.__next_f|\(globalThis\["TURBOPACK"\]|\(\(\)=>\{let all=)/.test(text)
        : !/ (?:src|data-late)="\/_next\/static\//.test(attributes)
    )
      faults.push(`script ${attributes} ${text.slice(0, 60)}`);
  }
  return faults;
}

test.describe('hostile content', () => {
  let api: HostileApi;
  let site: StartedSite;

  test.beforeAll(async () => {
    api = await startHostileApi();
    site = await startSite({ apiUrl: api.url, freshSeconds: 1, env: { ADMIN_API_TIMEOUT_MS: '15000' } });
  });

  test.afterAll(async () => {
    await site.dispose();
    await api.close();
  });

  test('the probe detects payloads that were not sanitised', async ({ browser }) => {
    const list = [
      ...['handlers', 'mutations', 'covers', 'clobbering', 'scripts'].flatMap((family) =>
        spread(FAMILIES[family]!, 4),
      ),
      // Every scheme, each in another place.
      ...FAMILIES.addresses!.filter((_, index) => index % 27 === 0),
    ];
    const context = await probeContext(browser, true);
    const seen = await inBatches(list, TABS, (payload) =>
      probe(
        context,
        `${site.url}/kendali`,
        `<!doctype html><header>a</header><main><h1>a</h1><div class="a_prose">${payload}</div></main>`,
      ),
    );
    await context.close();
    expect(seen.filter(({ executions }) => executions.length > 0).length).toBeGreaterThan(5);
    expect(seen.filter(({ foreign }) => foreign.length > 0).length).toBeGreaterThan(0);
    const faults = seen.flatMap(({ faults }) => faults).join('\n');
    for (const fault of [
      'in text: script',
      ' on',
      'covers: ',
      'javascript:',
      '1 iframe',
      'is covered',
      'too wide',
    ])
      expect(faults).toContain(fault);
    counted(
      'payloads seen without sanitiser',
      seen.filter(({ executions, foreign, faults }) => executions.length + foreign.length + faults.length > 0)
        .length,
    );
  });

  test(
    'hostile content runs no script and loads nothing foreign on any page, with or without CSP',
    { tag: '@resilience' },
    async ({ browser, embedded }) => {
      const list = await payloads();
      test.setTimeout(full ? 180 * 60_000 : 240_000);
      const ordinary = await probeAll(browser, embedded, ordinaryPages(), true);
      const words = new Set([...ordinary.values()].flatMap((seen) => seen.words));
      const unknown = new Set<string>();
      let executions = 0;
      for (let at = 0, sheet = 1; at < list.length; at += SHEET, sheet += 1) {
        const part = list.slice(at, at + SHEET);
        const records = sheetOf(sheet, part);
        const pages = pagesOf(sheet);
        api.show(records, resultsOf(part));
        for (const path of pages) {
          await eventually(site, path, 30_000, ({ status, body }) => {
            expect([path, status]).toEqual([path, 200]);
            if (!path.startsWith('/cari')) expect(body.includes(`lembar-${sheet}-`), path).toBe(true);
            expect(rawFaults(body), path).toEqual([]);
          });
        }
        // The policy only forbids more: it is looked at now and then.
        const underPolicy = pages.filter((_, index) => full || index % 4 === 0);
        const rounds = [[true, pages] as const, [false, underPolicy] as const];
        for (const [bare, paths] of sheet % 10 === 1 ? rounds : rounds.slice(0, 1)) {
          for (const [path, seen] of await probeAll(browser, site, paths, bare)) {
            executions += seen.executions.length;
            const { executions: ran, foreign, faults, h1, title } = seen;
            expect.soft({ path, ran, foreign, faults }).toEqual({ path, ran: [], foreign: [], faults: [] });
            for (const word of seen.words) if (!words.has(word)) unknown.add(`${word} (${path})`);
            if (!path.includes(`/${slugOf(sheet, 0)}`) && !path.startsWith('/blog/')) continue;
            expect.soft(title, path).toBe(`${h1[0]} | Jelajahi Bandung`);
            const shown = endsIn(seen.text);
            const lost = endsIn(richTextAt(path, records)).filter((end) => !shown.includes(end));
            expect.soft(lost, `${path} shows its text after each payload`).toEqual([]);
          }
        }
      }
      expect([...unknown]).toEqual([]);
      counted('payloads tried', list.length);
      counted('executions seen', executions);
    },
  );
});

/** The same families of pages with the site's own content. */
function ordinaryPages(): string[] {
  return ['/', '/destinasi', '/kuliner', '/galeri', '/cari?q=bandung', ...SHIPPED_DETAILS, ...LISTS.slice(1)];
}
