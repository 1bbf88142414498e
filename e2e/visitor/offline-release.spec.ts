import type { Page } from '@playwright/test';
import { startFront, type Front } from '../support/front';
import { ask } from '../support/http';
import { growOld, keep, note, PLAN } from '../support/kept-page';
import { WITH_PICTURES } from '../support/launch-options';
import { changeBuild, filesOf, makeSecondBuild, type Build } from '../support/second-build';
import { startSite, type StartedSite } from '../support/servers';
import { full } from '../support/short-or-full';
import { expect, test } from '../support/test';
import { ROOT } from '../../scripts/run.mjs';

/*
 * A kept plan when the site has a new release (docs/decisions/0030-pages-without-a-signal.md). At full length
 * the release is a true second build.
 */

test.use({ launchOptions: WITH_PICTURES });

let next: Build;
let site: StartedSite;
let front: Front;

test.beforeAll(async ({ content }) => {
  test.setTimeout(600_000);
  next = full ? await makeSecondBuild() : changeBuild();
  site = await startSite({ apiUrl: content.url, freshSeconds: 3600 });
  front = await startFront(site.url);
  // The server would take seconds to make them.
  front.gone.add('/_next/image');
});

test.afterAll(async () => {
  await front.close();
  await site.dispose();
  next.dispose();
});

/** Whether the next release lacks a file. */
const isOld = (file: string) => !next.files.includes(file);

/** The scripts and style sheets that are kept. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/_next/static/chunks/'));
  });
}

/** A copy with its styles, its map, its numbers, and an island that opens. */
async function expectWhole(page: Page, offset: string, label: string): Promise<void> {
  await expect(note(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/^Rp [\d.]+/).first()).toBeVisible();
  const map = page.getByRole('img', { name: /^Peta rute/ });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineOffset)).toBe(offset);
  await page.getByRole('button', { name: label, exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

test(
  'a kept plan opens offline after a new release, and takes its files once online',
  { tag: '@resilience' },
  async ({ browser }) => {
    const page = await browser.newPage();
    const path = front.url + PLAN;
    await keep(page, path);
    const former = await keptFiles(page);
    expect(former.filter((file) => !filesOf(ROOT).includes(file))).toEqual([]);
    expect(former.filter(isOld)).not.toEqual([]);

    await site.update(next.root);
    // Its first page takes a busy machine longer than a navigation waits.
    await ask(site, PLAN);
    front.network = 'away';
    await page.goto(path);
    await expectWhole(page, '0px', 'Pesan sekarang !');

    front.network = 'there';
    await growOld(page);
    await page.goto(path);
    await expect(note(page)).toHaveCount(0);
    await expect.poll(async () => (await keptFiles(page)).filter(isOld)).toEqual([]);

    front.network = 'away';
    await page.goto(path);
    await expectWhole(page, '7px', 'Pesan sekarang juga !');
    await page.close();
  },
);
