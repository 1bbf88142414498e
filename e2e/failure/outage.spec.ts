import { startFixtureApi } from '../fixture-api/server.mjs';
import { startSite } from '../support/servers';
import { expect, test } from '../support/test';

/* What an open page does when the Admin API is well again. */

// spec: 8, Home destination call fails
test('an open home page replaces its error banner with destinations once the API recovers', async ({
  page,
  problems,
}) => {
  // Of the whole page only the destinations never came.
  const api = await startFixtureApi();
  api.fault('500', '/api/admin/destinasis');
  const site = await startSite({ apiUrl: api.url });
  await page.clock.install();
  await page.goto(`${site.url}/`);
  const banner = page.getByText('Error: Gagal memuat data destinasi');
  await expect(banner).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(banner).toBeVisible();
  api.fault('ok');
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(banner).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('main a[href^="/destination/"]').first()).toBeVisible();
  expect(problems).toEqual([]);
  await site.dispose();
  await api.close();
});
