import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../support/http';
import { LISTS } from '../support/local-site.mjs';
import { startSite, type Site } from '../support/servers';
import { expect, test } from '../support/test';
import { SEARCHES } from './searches';

/* What people type finds what they mean (docs/decisions/0018). */

/** As slow as the site allows one visitor to search (docs/decisions/0009). */
const PAUSE_MS = 110;
/** One in twenty may miss. */
const MOST_MISSED = SEARCHES.length * 0.05;

/** The searches of which none of the first three titles is one that is meant. */
async function missed(site: Site): Promise<string[]> {
  const none: string[] = [];
  for (const [query, ...among] of SEARCHES) {
    await delay(PAUSE_MS);
    const { status, body } = await ask(site, `/api/cari?q=${encodeURIComponent(query)}`);
    expect([query, status]).toEqual([query, 200]);
    const { data, suggested } = JSON.parse(body) as Record<'data' | 'suggested', { title: string }[]>;
    const first = [...data, ...suggested].slice(0, 3).map(({ title }) => title);
    if (!first.some((title) => among.some((part) => title.includes(part)))) none.push(`${query}: ${first}`);
  }
  return none;
}

test.setTimeout(120_000);

test('the list of test searches has at least 120 entries', () =>
  expect(SEARCHES.length).toBeGreaterThanOrEqual(120));

test('at least 95% of searches find what is meant in the first three results of embedded content', async ({
  content,
}) => {
  const none = await missed(content);
  expect(none.length, none.join('\n')).toBeLessThanOrEqual(MOST_MISSED);
});

test('at least 95% of searches find what is meant in the first three when the API finds nothing', async ({
  content,
}) => {
  // The lists of the embedded content, behind a search that never finds anything.
  const api = createServer((request, response) => {
    const answer = request.url?.includes('/searches/')
      ? Promise.resolve('{"data":[]}')
      : fetch(content.url + request.url).then((given) => given.text());
    void answer.then((body) => response.setHeader('content-type', 'application/json').end(body));
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const site = await startSite({
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    freshSeconds: 300,
  });
  try {
    for (const path of [...LISTS, '/kuliner']) await ask(site, path);
    // The index follows the lists within ten seconds.
    await delay(12_000);
    const none = await missed(site);
    expect(none.length, none.join('\n')).toBeLessThanOrEqual(MOST_MISSED);
  } finally {
    await site.dispose();
    api.close();
  }
});
