import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';

/** The pages of the areas on a phone, without script: what they are, and the first place, at once. */
test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

const AREAS = readdirSync('content/kawasan')
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.basename(file, '.md'));

/** How far down a phone of 740 px its visitor scrolls at most until the first place is named. */
const FIRST_PLACE = 900;

for (const slug of AREAS) {
  // spec: 10, An area
  test(`/kawasan/${slug} shows its first place with price and save button above ${FIRST_PLACE} px`, async ({
    page,
  }) => {
    await page.goto(`/kawasan/${slug}`);
    const place = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first();
    const link = await place.getByRole('link').locator('b').first().boundingBox();
    expect(link!.y + link!.height).toBeLessThan(FIRST_PLACE);
    const price = await place.getByRole('link').locator('b').last().boundingBox();
    expect(price!.height).toBeLessThan(24);
    const label = await place.getByRole('button', { name: /^Simpan / }).boundingBox();
    expect([label!.width, label!.height]).toEqual([44, 44]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

test('the map of an area and the numbers of its places show only once the map is switched on', async ({
  page,
}) => {
  await page.goto('/kawasan/lembang');
  const main = page.getByRole('main');
  const map = main.getByRole('group', { name: 'Tempat di Lembang' }).filter({ visible: true });
  const number = main.locator('#tempat-1 a > span').first();
  await expect(map).toHaveCount(0);
  await expect(number).toHaveCSS('content-visibility', 'hidden');
  await main.getByRole('checkbox', { name: 'Peta' }).check();
  await expect(map).toHaveCount(1);
  await expect(number).toHaveCSS('content-visibility', 'visible');
  await expect(number).toHaveText('1');
});

test('the wall map on a phone shows every area with picture and number, and no other number', async ({
  page,
}) => {
  await page.goto('/kawasan');
  const cards = page.getByRole('navigation', { name: 'Kawasan' }).getByRole('link');
  await expect(cards).toHaveCount(AREAS.length);
  for (const picture of await cards.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
  }
  const numbers = (place: ReturnType<typeof page.locator>) =>
    place.locator('text').filter({ visible: true }).allTextContents();
  const own = AREAS.map((_, index) => String(index + 1));
  expect(await numbers(page.getByRole('navigation', { name: 'Kawasan' }))).toEqual(own);
  expect(await numbers(page.getByRole('group', { name: 'Kawasan di peta' }))).toEqual(own);
  await expect(page.locator('main .peta-mark').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Indeks tempat' })).toBeHidden();
});
