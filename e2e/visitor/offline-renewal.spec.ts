import { startFixtureApi, type FixtureApi } from '../fixture-api/server.mjs';
import { startFront, type Front } from '../support/front';
import { eventually } from '../support/http';
import { growOld, keep, note, NOT_KEPT, said } from '../support/kept-page';
import { startSite, type StartedSite } from '../support/servers';
import { expect, test } from '../support/test';

/* A kept plan whose provider withdraws a place (docs/decisions/0030-pages-without-a-signal.md). */

const PLAN = '/rencana?r=o2!h1!de~curug-lembang!at~museum-lembang';
const STOP = '/destination/curug-lembang';
const GONE = 'Tidak lagi tersedia';

let api: FixtureApi;
let site: StartedSite;
let front: Front;

test.beforeAll(async () => {
  api = await startFixtureApi();
  api.change('attractions', 'museum-lembang', { title: 'Museum Lembang' });
  site = await startSite({ apiUrl: api.url });
  front = await startFront(site.url);
});

test.afterAll(async () => {
  await front.close();
  await site.dispose();
  await api.close();
});

test('a withdrawn place is shown as gone in the kept plan after the next renewal', async ({ page }) => {
  const path = front.url + PLAN;
  await keep(page, path);
  await expect(said(page)).toContainText(': 3 halaman');
  api.change('destinasis', 'curug-lembang', null);
  await eventually(site, PLAN, 30_000, ({ body }) => expect(body).toContain(GONE));

  front.network = 'away';
  await page.goto(path);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('main').getByText(GONE)).toHaveCount(0);

  front.network = 'there';
  await growOld(page);
  await page.goto(path);
  await expect(page.getByRole('main').getByText(GONE).first()).toBeVisible();
  await expect(said(page)).toContainText(': 2 halaman');

  front.network = 'away';
  await page.goto(path);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('main').getByText(GONE).first()).toBeVisible();
  await page.goto(front.url + STOP);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NOT_KEPT);
});
