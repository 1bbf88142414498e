import { NAMES } from '../fixture-api/kinds.mjs';
import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { isForLater } from '../support/http';
import { mostRequests } from '../support/random-keys';
import { startSite, type StartedSite } from '../support/servers';
import { expectBrand, expectShareable, look, made, shareImage, WARM_MS } from '../support/share-pictures';
import { expect, test } from '../support/test';

/* Preview pictures whose sources are faulty, change, or cannot be had (`og` has the healthy ones). */

/** The one hotel of the fixture API that has no picture. */
const WITHOUT = 'hotel-edelweis';

test.describe('unavailable pictures', () => {
  /** The fault of each hotel's picture: in its transport, or in the file. */
  const FAULTS = ['404', '500', 'timeout', 'html', 'empty', 'truncated', 'reset'];
  const FILES = ['teks', 'foto-iphone', 'terpotong', 'besar', 'bom', 'ikon'];
  const hotels = NAMES.map((name) => `hotel-${name.toLowerCase()}`).filter((slug) => slug !== WITHOUT);
  let api: FixtureApi;
  let site: StartedSite;

  test.beforeAll(async () => {
    api = await startFixtureApi();
    for (const [index, fault] of FAULTS.entries())
      api.fault(fault, `/storage/akomodasi/${hotels[index]}.png`);
    for (const [index, file] of FILES.entries())
      api.change('akomodasis', hotels[FAULTS.length + index]!, { images: `akomodasi/${file}.png` });
    // A picture that hangs is given up before the visitor is.
    site = await startSite({ apiUrl: api.url, freshSeconds: 300, env: { ADMIN_API_TIMEOUT_MS: '500' } });
    await made(site, '/og/transportasi/bus-anggrek.jpg'); // the rest is healthy, and the server has woken up
  });

  test.afterAll(async () => {
    await site.dispose();
    await api.close();
  });

  test('a preview falls back to the brand picture in time for each fault of its source picture', async () => {
    for (const index of [...FAULTS, ...FILES].keys()) {
      const image = `/og/akomodasi/${hotels[index]}.jpg`;
      await expectBrand(site, image);
      expect((await look(site, image)).ms, image).toBeLessThan(WARM_MS);
    }
  });

  test('an item without a picture has the brand picture as its preview', async () => {
    await expectBrand(site, await shareImage(site, `/akomodasi/${WITHOUT}`));
  });
});

test.describe('preview pictures from a changing or failing API', () => {
  const IMAGE = '/og/akomodasi/hotel-bambu.jpg';
  /** Its list is never delivered. */
  const UNKNOWN = '/api/admin/transportasis';
  let api: FixtureApi;
  let site: StartedSite;

  test.beforeAll(async () => {
    api = await startFixtureApi();
    api.fault('500', UNKNOWN);
    site = await startSite({ apiUrl: api.url, freshSeconds: 1 });
  });

  test.beforeEach(async () => {
    api.reset();
    await api.failBy('ok');
    api.fault('500', UNKNOWN);
  });

  test.afterAll(async () => {
    await site.dispose();
    await api.close();
  });

  test('an item preview is the brand picture when the API never answered, and a list keeps its own', async () => {
    api.fault('500');
    await expectBrand(site, '/og/transportasi/bus-bambu.jpg');
    await expectShareable(await look(site, '/og/halaman/event.jpg'), 'event');
  });

  test('a preview picture that was made stays available while the API is down', async () => {
    const before = await made(site, IMAGE);
    const failures = site.output().split('Admin API failed').length;
    await api.failBy('refused');
    await expect(async () => {
      const after = await look(site, IMAGE);
      expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, true]);
      expect(after.ms).toBeLessThan(WARM_MS);
      // The list has become old by now: the API was asked, and failed.
      expect(site.output().split('Admin API failed').length).toBeGreaterThan(failures);
    }).toPass({ timeout: 20_000, intervals: [250] });
  });

  test('a changed picture gets a new preview address, and its old address changes too', async () => {
    const old = await shareImage(site, '/akomodasi/hotel-bambu');
    const before = await made(site, old);
    api.change('akomodasis', 'hotel-bambu', { images: 'akomodasi/tegak.png' });
    await expect(async () => {
      const next = await shareImage(site, '/akomodasi/hotel-bambu');
      expect(next).not.toBe(old);
      expect((await look(site, next)).headers.get('cache-control')).toContain('immutable');
      const after = await look(site, old);
      expect(after.bytes.equals(before.bytes)).toBe(false);
      expect(after.headers.get('cache-control')).not.toContain('immutable');
    }).toPass({ timeout: 40_000, intervals: [500] });
  });

  test('two hundred previews with unknown keys cause few requests to the API', async () => {
    await made(site, IMAGE);
    api.requests.length = 0;
    const from = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => look(site, `/og/akomodasi/acak-${i}.jpg`)),
    );
    expect(answers.filter((answer) => answer.status !== 404 && !isForLater(answer))).toEqual([]);
    const details = api.requests.filter((asked) => asked.startsWith('/api/admin/akomodasis/'));
    expect(details.length).toBeLessThanOrEqual(mostRequests(from, 1) / 2);
  });
});
