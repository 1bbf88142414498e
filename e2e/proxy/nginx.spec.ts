import { keep, note, PLAN } from '../support/kept-page';
import { hasNginx, NO_NGINX, startNginx } from '../support/nginx.mjs';
import { expect, test } from '../support/test';

/* A browser before the configuration of deploy/nginx, unchanged, in Debian's nginx (nginx.http.spec.ts). */

test.skip(!hasNginx, NO_NGINX);

test('a click behind nginx leads to a page without a browser problem', async ({
  embedded,
  page,
  problems,
}) => {
  const front = await startNginx([embedded.port]);
  await page.goto(`${front.url}/`);
  await page.locator('main a[href="/destinasi"]').first().click();
  await expect(page).toHaveURL(/\/destinasi$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Destinasi');
  expect(problems).toEqual([]);
  await front.dispose();
});

test('a plan kept through nginx opens when the server is gone', async ({ embedded, page }) => {
  const front = await startNginx([embedded.port]);
  const script = await page.request.get(`${front.url}/service-worker.js`);
  expect([script.status(), script.headers()['cache-control']]).toEqual([200, 'no-cache']);
  expect(script.headers()['content-security-policy']).toContain("connect-src 'self'");
  await keep(page, front.url + PLAN);
  await front.dispose();
  await page.goto(front.url + PLAN);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sehari di Ciwidey');
});
