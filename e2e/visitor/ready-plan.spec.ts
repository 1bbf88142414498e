import { expect, test } from '../support/test';

/* A ready plan that is kept or sent is still the plan that was read (docs/decisions/0024). */

const READY = '/rencana/sehari-di-ciwidey';

test('a saved or shared ready plan keeps its name, hours and notes', async ({ page, browser }) => {
  await page.goto(READY);
  await expect(page.getByText(/jauh untuk satu hari/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Simpan ke rencana saya' }).first().click();
  await page.waitForURL('/rencana');
  await page.getByText('Bagikan', { exact: true }).locator('visible=true').first().click();
  const address = await page.getByRole('textbox', { name: /^Alamat/ }).inputValue();

  const friend = await browser.newContext({ javaScriptEnabled: false });
  const sent = await friend.newPage();
  await sent.goto(new URL(address).pathname + new URL(address).search);
  for (const shown of [page, sent]) {
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('Sehari di Ciwidey');
    for (const hour of ['08.00', '11.00', '14.30'])
      await expect(shown.getByRole('main').getByText(hour).first()).toBeVisible();
    await expect(shown.getByText(/Berangkat dari Bandung pukul 05\.30/).first()).toBeVisible();
    await expect(shown.getByText(/jauh untuk satu hari/i)).toHaveCount(0);
  }
  await friend.close();
});
