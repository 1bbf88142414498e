import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '../support/http';
import { LISTS } from '../support/local-site.mjs';
import { startSite, type Site } from '../support/servers';
import { expect, test } from '../support/test';
import { SEARCHES } from './searches';

/* What people type finds what they mean (docs/decisions/0018). */

/** One in twenty may miss. */
const MOST_MISSED = SEARCHES.length * 0.05;

/** The searches of which none of the first three titles is one that is meant. */
async function missed(site: Site): Promise<string[]> {
  const none: string[] = [];
  for (const [index, [query, ...among]] of SEARCHES.entries()) {
    // One visitor may search ten times a second (docs/decisions/0009): each search is another's.
    const visitor = { 'x-forwarded-for': `198.51.100.${index}` };
    const { status, body } = await ask(site, `/api/cari?q=${encodeURIComponent(query)}`, visitor);
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
    // The first search makes the index, of the lists that are there.
    for (const path of [...LISTS, '/kuliner']) await ask(site, path);
    const none = await missed(site);
    expect(none.length, none.join('\n')).toBeLessThanOrEqual(MOST_MISSED);
  } finally {
    await site.dispose();
    api.close();
  }
});
