import type { Page } from '@playwright/test';
import { startFront, type Front } from '../support/front';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/* What visitors feel, as a browser measures and sends it (docs/decisions/0031-what-visitors-feel.md). */

const TOKEN = 'tanda-untuk-prometheus';
const SCRIPT = '/kunjungan.js';
const SENT = '/api/kunjungan';
/** Longer than a page waits until it asks for the script. */
const PATIENCE_MS = 4000;

test.describe('a site that measures every visit', () => {
  let site: StartedSite;
  /** Playwright does not show what a page asks for while it ends. */
  let front: Front;

  test.beforeAll(async () => {
    site = await startSite({ env: { METRICS_TOKEN: TOKEN, MEASURE_VISITS: '1' } });
    front = await startFront(site.url);
  });

  test.afterAll(async () => {
    await front.close();
    await site.dispose();
  });

  async function counted(): Promise<string[]> {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
    return [...text.matchAll(/^site_visit_(\w+)_count(\{.*\} \d+)$/gm)].map(
      ([, name, rest]) => `${name}${rest}`,
    );
  }

  test('leaving a page reports its web vitals without a cookie or a referrer', async ({
    page,
    context,
    problems,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await context.addCookies([{ name: 'rencana', value: 'de~kawah-putih', url: front.url }]);
    const library = page.waitForResponse((answer) => answer.url().endsWith(SCRIPT));
    await page.goto(`${front.url}/event?utm_source=surat`);
    await library;
    // Resolves when the script that the page loaded has run.
    await page.evaluate(`import('${SCRIPT}').then(() => null)`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await page.goto(`${front.url}/kebijakan-privasi`);
    const ofPage = '{family="event",width="phone"} 1';
    await expect
      .poll(counted)
      .toEqual(['lcp_seconds', 'inp_seconds', 'ttfb_seconds', 'cls'].map((name) => name + ofPage));
    expect(Object.keys(front.headers.get(SENT) ?? {})).toEqual(
      expect.arrayContaining(['sec-fetch-site', 'content-length']),
    );
    for (const name of ['cookie', 'referer']) expect(front.headers.get(SENT)).not.toHaveProperty(name);
    await expect(page.getByText(/^Pada sebagian kunjungan/)).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('a visitor with Global Privacy Control loads no script and sends no report', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await expectNothingAsked(page, front);
  });
});

test('a site that measures no visits loads no script and sends no report', async ({ page, embedded }) => {
  const front = await startFront(embedded.url);
  await expectNothingAsked(page, front);
  await expect(page.locator('script[data-share]')).toHaveCount(0);
  await front.close();
});

async function expectNothingAsked(page: Page, front: Front): Promise<void> {
  front.asked = [];
  await page.goto(`${front.url}/event`);
  await page.waitForTimeout(PATIENCE_MS);
  await page.goto(`${front.url}/tiket`);
  expect(front.asked).toEqual(expect.arrayContaining(['/event', '/tiket']));
  expect(front.asked.filter((path) => path.includes('kunjungan'))).toEqual([]);
}
