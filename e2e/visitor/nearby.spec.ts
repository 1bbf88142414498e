import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

/* What fits between two stops of a plan is offered there, folded, and taken by one press, script or not. */

const PLAN = 'o4!m2026-12-12!h1!at~museum-gedung-sate!at~braga-malam!h2!de~situ-patenggang!at~kawah-putih';

const titles = (page: Page) =>
  page.locator('main .rcn-day').first().locator('.rcn-stop h3').allTextContents();
const fold = (page: Page) =>
  page.getByRole('main').locator('details', { hasText: 'Tambah tempat di dekat sini' });

/** Opens the plan, and with it the fold of its first day. */
async function unfold(page: Page) {
  await page.context().addCookies([{ name: 'rencana', value: PLAN, domain: 'localhost', path: '/' }]);
  await page.goto('/rencana');
  await fold(page).locator('summary').click();
  return fold(page).getByRole('listitem');
}

test.use({ viewport: { width: 360, height: 740 } });

test('nearby places are folded and offered only on a day with time left', async ({ page }) => {
  const places = await unfold(page);
  // The second day holds a tour, which leaves no time for anything else.
  await expect(fold(page)).toHaveCount(1);
  await expect(fold(page).locator('summary')).toHaveText(
    /^Tambah tempat di dekat sini, antara Museum Gedung Sate dan /,
  );
  const count = await places.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  for (const place of await places.all()) {
    await expect(place).toContainText(/\d km · (?:\d+ jam ?)?(?:\d+ menit)?/);
    await expect(place).toContainText(/Buka \d\d\.\d\d–\d\d\.\d\d|Jam buka belum kami ketahui/);
    const button = await place.getByRole('button', { name: /^Tambah .+ ke Rencana$/ }).boundingBox();
    expect(button!.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await page.reload();
  await expect(places.first()).toBeHidden();
});

for (const [how, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const)
  test.describe(`a press ${how}`, () => {
    test.use({ javaScriptEnabled });

    test('a press adds a nearby place between the two stops and no longer offers it', async ({ page }) => {
      const places = await unfold(page);
      const name = (await places.first().getByRole('link').textContent()) ?? '-';
      const before = await titles(page);
      await places.first().getByRole('button').click();
      await expect(page).toHaveURL(/\/rencana#\w\w~/);
      expect(await titles(page)).toEqual([before[0], name, before[1]]);
      await expect(page.locator('main li:target')).toContainText(name);
      await expect(fold(page).getByRole('link', { name, exact: true })).toHaveCount(0);
    });
  });

test('adding a nearby place keeps what was typed into the form before', async ({ page }) => {
  const places = await unfold(page);
  await page.getByLabel('Rombongan (orang)').fill('7');
  await places.first().getByRole('button').click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByLabel('Rombongan (orang)')).toHaveValue('7');
});

test('nearby places are not offered in a shared plan or in print', async ({ page }) => {
  await page.goto(`/rencana?r=${PLAN}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(fold(page)).toHaveCount(0);
  await unfold(page);
  await page.emulateMedia({ media: 'print' });
  await expect(fold(page)).toBeHidden();
});
