import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { button, keep, leftBehind, note, NOT_KEPT, PLAN, said, STOP, test } from '../support/kept-page';
import { WITH_PICTURES } from '../support/launch-options';
import { allArrived, expect, scriptRuns } from '../support/test';

/* Pages that a visitor takes along, without a signal (docs/decisions/0030-pages-without-a-signal.md). */

test.use({ launchOptions: WITH_PICTURES });

/** A ready plan of three days, with all of its stops. */
const THREE_DAYS = '/rencana/tiga-hari-di-bandung';

test('a kept plan of three days opens offline with its map, prices, stops and order', async ({
  page,
  front,
  problems,
}) => {
  await keep(page, THREE_DAYS);
  const [, bytes = ''] = /([\d,]+) MB/.exec((await said(page).textContent()) ?? '') ?? [];
  expect(Number(bytes.replace(',', '.'))).toBeLessThanOrEqual(4);

  front.network = 'away';
  const files: string[] = [];
  page.on('response', (answer) => files.push(`${answer.fromServiceWorker()} ${answer.url()}`));
  await page.goto(THREE_DAYS);
  await expect(note(page)).toContainText(/^Salinan \d+ \S+ \d{4} pukul .* WIB.*Harga dan jadwal mungkin/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tiga hari di Bandung');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Rp [\d.]+/)
      .first(),
  ).toBeVisible();
  const map = page.getByRole('img', { name: /^Peta rute/ });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await allArrived(page);
  // No file of the build that made the page is asked of a network, which may have another one; the
  // browser takes its tab's icon by itself.
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !file.startsWith('true') && !file.endsWith('/ikon.svg'))).toEqual([]);

  await note(page).getByText('Pesan nanti').click();
  await expect(note(page).getByRole('textbox', { name: 'Teks pesanan' })).toHaveValue(/Kawah Putih/);
  await expectAccessible(page, 'the copy with its order');
  await expect(note(page).getByRole('link', { name: 'buka WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );

  for (const stop of await page.getByRole('main').locator('h3 > a').all()) {
    const path = (await stop.getAttribute('href')) ?? '';
    const inner = await page.context().newPage();
    await inner.goto(path);
    await expect(note(inner), path).toBeVisible();
    await inner.close();
  }
  // What a card shows beside the stops has the placeholder.
  expect(problems.filter((problem) => !problem.includes('/_next/image'))).toEqual([]);
});

test('the worker shows no copy while the network answers and serves nothing but pages', async ({
  page,
  front,
}) => {
  await keep(page);
  front.asked = [];
  const through: string[] = [];
  page.on('response', (answer) => answer.fromServiceWorker() && through.push(new URL(answer.url()).pathname));
  for (const path of [PLAN, STOP, '/destinasi']) {
    await page.goto(path);
    await expect(note(page)).toHaveCount(0);
    await allArrived(page);
  }
  expect(front.asked).toEqual(expect.arrayContaining([PLAN, STOP, '/destinasi']));
  expect(through.filter((path) => ![PLAN, STOP, '/destinasi'].includes(path))).toEqual([]);
});

test('kept stops open after the network is lost, and other pages say that they are not kept', async ({
  page,
  front,
}) => {
  await keep(page);
  front.network = 'away';
  await page.getByRole('main').getByRole('link', { name: 'Kawah Putih', exact: true }).click();
  await expect(page).toHaveURL(STOP);
  await expect(note(page)).toBeVisible();
  await page.goto('/destinasi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NOT_KEPT);
  await expectAccessible(page, 'the page for what is not kept');
  await page.getByRole('main').getByRole('link', { name: 'Sehari di Ciwidey' }).click();
  await expect(page).toHaveURL(PLAN);
  front.network = 'there';
  await page.reload();
  await expect(note(page)).toHaveCount(0);
});

test('a kept page opens from its copy when the network is silent for three seconds', async ({
  page,
  front,
}) => {
  await keep(page);
  front.network = 'silent';
  const from = Date.now();
  await page.goto(PLAN);
  expect(Date.now() - from).toBeGreaterThan(2_900);
  await expect(note(page)).toBeVisible();
});

test('a renewal that loses the network leaves the former copy in place', async ({ page, front }) => {
  await keep(page);
  const before = await said(page).textContent();
  front.delay = 300;
  await button(page, 'Perbarui').click();
  await expect(said(page)).toContainText('Menyimpan');
  front.network = 'away';
  await expect(said(page)).toContainText('Tidak tersambung');
  await page.goto(PLAN);
  await expect(said(page)).toHaveText(before!);
  await page.goto(STOP);
  await expect(note(page)).toBeVisible();
});

test('a withdrawn stop is removed from the copy at the next renewal', async ({ page, front }) => {
  await keep(page);
  front.gone.add(STOP);
  await button(page, 'Perbarui').click();
  await expect(said(page)).toContainText('Tidak ikut: 1 halaman');
  front.network = 'away';
  await page.goto(STOP);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NOT_KEPT);
});

test('a renewal on a device without space keeps the former copy and says so', async ({
  page,
  context,
  front,
}) => {
  await keep(page);
  const before = await leftBehind(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 100_000 });
  await button(page, 'Perbarui').click();
  await expect(said(page)).toContainText('Penyimpanan perangkat ini penuh');
  expect(await leftBehind(page)).toEqual(before);
  front.network = 'away';
  await page.goto(PLAN);
  await expect(note(page)).toBeVisible();
});

test('the home-screen start address opens the kept plan offline', async ({ page, front }) => {
  await keep(page);
  const { start_url } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    start_url: string;
  };
  front.network = 'away';
  await page.goto(start_url);
  await expect(page).toHaveURL(PLAN);
  await expect(note(page)).toBeVisible();
});

test("a sender's note with markup stays text in the offline copy", async ({ page, front, problems }) => {
  const evil = '</textarea></aside><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
  const text = `o2!h1!at~kawah-putih!c${Buffer.from(evil).toString('base64url')}`;
  page.on('dialog', (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await keep(page, `/rencana?r=${text}`);
  front.network = 'away';
  await page.reload();
  await scriptRuns(page);
  await note(page).getByText('Pesan nanti').click();
  expect(await note(page).getByRole('textbox').inputValue()).toContain(evil);
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});

test('an area with more places than fit says how many are left out and keeps its maps', async ({
  page,
  front,
}) => {
  await keep(page, '/kawasan/kota-bandung');
  await expect(said(page)).toContainText(/: \d+ halaman, (?:4|3,\d) MB\. Tidak ikut: \d+ halaman/);
  front.network = 'away';
  await page.goto('/kawasan/kota-bandung');
  await expect(note(page)).toBeVisible();
  const map = page.getByRole('main').locator('.peta-maps img').first();
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('two tabs that keep plans at the same time lose none of them', async ({ page, context, front }) => {
  const other = await context.newPage();
  await Promise.all([page.goto(PLAN), other.goto(PLAN)]);
  await Promise.all([page, other].map((one) => button(one, 'Bawa tanpa sinyal').click()));
  await Promise.all([page, other].map((one) => expect(said(one)).toContainText('Tersimpan')));
  await keep(other, '/kawasan/ciwidey');
  front.network = 'away';
  for (const path of [PLAN, '/kawasan/ciwidey']) {
    await page.goto(path);
    await expect(note(page)).toBeVisible();
  }
});

async function expectNothingLeft(page: Page): Promise<void> {
  await expect.poll(() => leftBehind(page)).toEqual({ caches: 0, workers: 0 });
}

test("'Hapus' removes the service worker and all copies", async ({ page, front }) => {
  await keep(page);
  await button(page, 'Hapus').click();
  await expect(button(page, 'Bawa tanpa sinyal')).toBeFocused();
  await expectNothingLeft(page);
  front.network = 'away';
  await expect(page.goto(PLAN)).rejects.toThrow(/ERR_/);
});

test('a service worker that the site no longer serves removes itself', async ({ page, front }) => {
  await keep(page);
  front.gone.add('/service-worker.js');
  await stopWorkers(page.context(), page);
  await page.goto('/destinasi');
  await expectNothingLeft(page);
});

/** As the browser does after some seconds without work. */
async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
}

test.describe('a page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan without script has no button to keep it offline', async ({ page }) => {
    await page.goto(PLAN);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page, 'Bawa tanpa sinyal')).toHaveCount(0);
  });
});
