import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/* The floating chat (spec §2; search-visibility.md D1, "Chat dialog" and "Tooltip"). */

test.use({ viewport: { width: 1280, height: 800 } });

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Pesan sekarang !' });

test.describe('the words beside its button', () => {
  const areShown = (page: Page) =>
    buttonOf(page)
      .getByText('Pesan sekarang !')
      .evaluate((words) => getComputedStyle(words).opacity === '1');

  test.beforeEach(async ({ page, embedded }) => {
    await page.goto(embedded.url);
    await expect(buttonOf(page)).toBeVisible();
  });

  test('come with the focus, and Esc takes them away but not the focus', async ({ page }) => {
    await page.keyboard.press('Shift+Tab');
    await expect(buttonOf(page)).toBeFocused();
    await expect.poll(() => areShown(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => areShown(page)).toBe(false);
    await expect(buttonOf(page)).toBeFocused();
  });

  test('stay while the pointer moves onto them', async ({ page }) => {
    await buttonOf(page).hover();
    const words = await buttonOf(page).getByText('Pesan sekarang !').boundingBox();
    await page.mouse.move((words?.x ?? 0) + 10, (words?.y ?? 0) + 10, { steps: 10 });
    expect(await areShown(page)).toBe(true);
  });
});

test.describe('the chat dialog', () => {
  test.beforeEach(async ({ page, embedded }) => {
    await page.goto(embedded.url);
    await buttonOf(page).click();
    await expect(page.getByRole('dialog', { name: 'Chat WhatsApp' })).toBeVisible();
  });

  test('takes the focus, closes on Esc and gives the focus back', async ({ page }) => {
    await expect(page.locator('dialog :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(buttonOf(page)).toBeFocused();
  });

  test('lets the focus out to the browser only, never to the page behind', async ({ page }) => {
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
        }),
      ).toBe(true);
    }
    await page.getByRole('button', { name: 'Tutup', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(buttonOf(page)).toBeFocused();
  });

  test('closes by its cross and by the backdrop', async ({ page }) => {
    await page.getByRole('button', { name: 'Tutup', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await buttonOf(page).click();
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('lists two admins, each with a greeting of their own', async ({ page }) => {
    const admins = page.getByRole('dialog').getByRole('listitem').getByRole('link');
    await expect(admins).toHaveCount(2);
    await expect(admins.nth(0)).toHaveAttribute('href', /^https:\/\/wa\.me\/6280000000001\?text=\S+$/);
    await expect(admins.nth(1)).toHaveAttribute('href', /^https:\/\/wa\.me\/6280000000002\?text=\S+$/);
    await expect(admins.nth(0)).toContainText('Online');
    await expect(admins.nth(0)).toContainText('Biasanya membalas dalam beberapa menit');
  });
});
