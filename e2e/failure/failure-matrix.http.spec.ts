import { setTimeout as delay } from 'node:timers/promises';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { counted, full } from '../support/short-or-full';
import {
  expectedStates,
  FAMILIES,
  FAULTS,
  UNSEEN,
  type Family,
  type History,
} from '../support/page-families';
import { ask, type Answer } from '../support/http';
import { inBatches } from '../support/in-batches';
import { responseFaults } from '../support/response-faults';
import { ENDS, startSite, type Site, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/*
 * Each way in which the Admin API can fail × each family of answers × what was delivered before
 * (e2e/support/page-families.ts says what is right). The short form tries one fault of each sort on each
 * family never seen, and in every other history each fault on a part of the families.
 */

/** A good copy is fresh for this long; pages are rendered anew as often. */
const FRESH_SECONDS = 1;
/**
 * Pages asked for at a time. A page waits 1.5 s for secondary content; a site that has just started spends as
 * long on all families at once, and would rightly leave that content out.
 */
const AT_ONCE = 4;
const PATIENCE = { timeout: 30_000, intervals: [800] };

type FaultOf = (family: Family) => string;

let checked: number;
const usual = new Map<string, Answer>();

test.beforeAll(async ({ provided: { site } }) => {
  for (const { path } of [...FAMILIES, ...UNSEEN]) usual.set(path, await ask(site, path));
});

test.beforeEach(() => {
  checked = 0;
});

test.afterEach(() => counted('answers of failing sites checked', checked));

/** Asks for a family; what is wrong with its answer. */
async function wrongWith(site: Site, family: Family, faultOf: FaultOf, history: History): Promise<string[]> {
  const answer = await ask(site, family.path);
  checked += 1;
  const verdicts: string[][] = [];
  for (const state of expectedStates(family, faultOf(family), history)) {
    const wrong = responseFaults(answer, state, family, usual.get(family.path)!);
    if (wrong.length === 0) return [];
    verdicts.push(wrong);
  }
  return verdicts.flat();
}

/** Asks for all families and says what is wrong with each. */
function wrongOf(site: Site, families: Family[], faultOf: FaultOf, history: History): Promise<string[][]> {
  return inBatches(families, AT_ONCE, (family) => wrongWith(site, family, faultOf, history));
}

/** All is right when every copy has become stale and is asked for in vain, and after that. */
async function expectStaysRight(site: Site, faultOf: FaultOf, history: History): Promise<void> {
  for (const pauseMs of [FRESH_SECONDS * 1000, 500]) {
    await delay(pauseMs);
    expect((await wrongOf(site, FAMILIES, faultOf, history)).flat()).toEqual([]);
  }
}

/** The API is well, and so does every page become; what is well again is not asked for once more. */
async function heal(site: Site, api: FixtureApi, families: Family[] = FAMILIES): Promise<void> {
  await api.failBy('ok');
  // The site leaves a failed list alone for a while first.
  await delay(FRESH_SECONDS * 1000);
  let ill = families;
  await expect(async () => {
    const verdicts = await wrongOf(site, ill, () => 'slow', 'seen');
    ill = ill.filter((_, index) => verdicts[index]!.length > 0);
    expect(verdicts.flat()).toEqual([]);
  }).toPass(PATIENCE);
}

const LISTS = FAMILIES.filter(({ type }) => type === 'list');

/** Runs with a site of its own; its API is healthy and nothing was seen. */
async function withSite(
  timeoutMs: number,
  run: (site: StartedSite, api: FixtureApi) => Promise<void>,
): Promise<void> {
  const api = await startFixtureApi();
  const env = { ADMIN_API_TIMEOUT_MS: String(timeoutMs) };
  const site = await startSite({ apiUrl: api.url, freshSeconds: FRESH_SECONDS, env });
  try {
    await run(site, api);
  } finally {
    await site.dispose();
    await api.close();
  }
}

test.describe.configure({ mode: 'parallel', timeout: full ? 300_000 : 120_000 });

/**
 * One of each sort: no connection, no answer, a status that says something, what is no data. With 500 the
 * contract asks the same of three ways to serve; the parts below fail in all ways.
 */
const SORTS = ['refused', 'timeout', '404', 'garbage'];

for (const fault of full ? FAULTS : SORTS) {
  const faultOf = () => fault;

  // spec: 4, Detail states
  test(`page families answer correctly when the API fails by ${fault}`, { tag: '@resilience' }, async () => {
    await withSite(fault === 'timeout' ? 500 : 10_000, async (site, api) => {
      await api.failBy(fault);
      expect((await wrongOf(site, FAMILIES, faultOf, 'never seen')).flat()).toEqual([]);
      await heal(site, api, LISTS);
      if (fault !== 'refused') {
        for (const { source } of UNSEEN) api.fault(fault, `/api/admin/${source}/`);
        expect((await wrongOf(site, UNSEEN, faultOf, 'item never seen')).flat()).toEqual([]);
      }
      if (!full) return;
      await heal(site, api);
      await api.failBy(fault);
      await expectStaysRight(site, faultOf, 'seen');
      for (const [history, end] of ENDS) {
        await heal(site, api);
        await end(site);
        await api.failBy(fault);
        await site.resume();
        await expectStaysRight(site, faultOf, history);
      }
    });
    counted('faults tried', full ? 3 + ENDS.length : 2);
  });
}

/** The parts that can fail by themselves. */
const SOURCES = [...new Set(FAMILIES.map(({ source }) => source))].filter(Boolean);

[...ENDS, ['seen', null] as const].forEach(([history, end], round) => {
  test(`pages answer correctly with a mix of API faults, ${history}`, { tag: '@resilience' }, async () => {
    // Each fault comes in each history, each time at another part.
    const faults = FAULTS.filter((fault) => fault !== 'refused');
    const faultOf = ({ source }: Pick<Family, 'source'>) =>
      faults[(SOURCES.indexOf(source) + 5 * round) % faults.length] ?? 'slow';

    await withSite(3_000, async (site, api) => {
      await heal(site, api);
      await end?.(site);
      for (const source of SOURCES)
        api.fault(faultOf({ source }), source === 'storage' ? '/storage/' : `/api/admin/${source}`);
      if (end) await site.resume();
      await expectStaysRight(site, faultOf, history);
    });
    counted('faults tried', faults.length);
  });
});
