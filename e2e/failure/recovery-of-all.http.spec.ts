import { startFixtureApi } from '../fixture-api/server.mjs';
import { destinasis } from '../fixture-api/trips.mjs';
import { ask, eventually, type Answer } from '../support/http';
import { FAMILIES, FAULTS } from '../support/page-families';
import { readPage } from '../support/read-page';
import { startSite } from '../support/servers';
import { expect, test } from '../support/test';

/* What `recovery` asks of one item, of all kinds and of a whole catalogue. */

test(
  'no page of a cold catalogue fails while the API limits its request rate',
  { tag: '@resilience' },
  async () => {
    const own = await startFixtureApi();
    own.throttle(12, 3);
    const cold = await startSite({ apiUrl: own.url, freshSeconds: 300 });
    const isPartial = ({ headers }: Answer) => headers.get('x-status') === 'partial';
    const destinations = destinasis().map(({ keys: [slug] }) => `/destination/${slug}`);
    const items = FAMILIES.filter(({ type }) => type === 'item').map(({ path }) => path);
    const paths = [...new Set([...destinations.slice(0, 16), ...items])];
    try {
      const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await ask(cold, path)) })));
      expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
      // Spec §3: only the detail of a destination has all that its page shows.
      expect(answers.filter((one) => isPartial(one) && one.path.startsWith('/destination/'))).toEqual([]);
      // In vain was asked what was under way before the limit was known, and then the end of each window.
      expect(own.requests.length - own.refused.length).toBeGreaterThan(2 * 12);
      expect(own.refused.length).toBeLessThan(own.requests.length / 2);
      await eventually(cold, '/tiket/tiket-anggrek', 20_000, (answer) => {
        expect(isPartial(answer)).toBe(false);
        expect(own.requests).toContain('/api/admin/tickets/tiket-anggrek');
      });
    } finally {
      await cold.dispose();
      await own.close();
    }
  },
);

test(
  'every kind shows what changed during an API failure within one revalidation period',
  { tag: '@resilience' },
  async () => {
    const seconds = 10;
    const own = await startFixtureApi();
    const slow = await startSite({ apiUrl: own.url, freshSeconds: seconds });
    const items = FAMILIES.filter(({ type }) => type === 'item');
    const statuses = async () => Promise.all(items.map(async ({ path }) => (await ask(slow, path)).status));
    try {
      expect(await statuses()).toEqual(items.map(() => 200));
      const faults = FAULTS.filter((fault) => !['slow', 'refused', '12 MB'].includes(fault));
      items.forEach(({ source, path }, index) => {
        own.fault(faults[index % faults.length] ?? '500', `/api/admin/${source}`);
        const title = `Nama Baru ${source}`;
        own.change(source, path.split('/').at(-1) ?? '', { judul: title, title, name: title });
      });
      own.requests.length = 0;
      await expect(async () => {
        await statuses();
        expect(own.requests.length).toBeGreaterThan(2);
      }).toPass({ timeout: 3 * seconds * 1000 });
      own.fault('ok');
      // The life of the data and a tenth of it, that of a page.
      const patienceMs = 1.1 * seconds * 1000;
      await Promise.all(
        items.map(({ path, source }) =>
          eventually(slow, path, patienceMs, ({ body }) =>
            expect(readPage(body).h1).toEqual([`Nama Baru ${source}`]),
          ),
        ),
      );
    } finally {
      await slow.dispose();
      await own.close();
    }
  },
);
