import type { Page } from '@playwright/test';
import { answerFor } from '../support/other-hosts';
import { allArrived, expect, test } from '../support/test';

/* The floating chat (spec §2; search-visibility.md D1, "Chat dialog" and "Tooltip"). */

test.use({ viewport: { width: 1280, height: 800 } });

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Pesan sekarang !' });

test.describe('the label of the chat button', () => {
  const areShown = (page: Page) =>
    buttonOf(page)
      .getByText('Pesan sekarang !')
      .evaluate((words) => getComputedStyle(words).opacity === '1');

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(buttonOf(page)).toBeVisible();
  });

  test('the chat button shows its label on focus; Escape hides it and keeps the focus', async ({ page }) => {
    await page.keyboard.press('Shift+Tab');
    await expect(buttonOf(page)).toBeFocused();
    await expect.poll(() => areShown(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => areShown(page)).toBe(false);
    await expect(buttonOf(page)).toBeFocused();
  });

  test('the label of the chat button stays while the pointer moves onto it', async ({ page }) => {
    await buttonOf(page).hover();
    const words = await buttonOf(page).getByText('Pesan sekarang !').boundingBox();
    await page.mouse.move((words?.x ?? 0) + 10, (words?.y ?? 0) + 10, { steps: 10 });
    expect(await areShown(page)).toBe(true);
  });
});

test.describe('the chat dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await buttonOf(page).click();
    await expect(page.getByRole('dialog', { name: 'Chat WhatsApp' })).toBeVisible();
  });

  test('the chat dialog takes the focus, closes on Escape and gives the focus back', async ({ page }) => {
    await expect(page.locator('dialog :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(buttonOf(page)).toBeFocused();
  });

  test('the chat dialog never lets the focus reach the page behind it', async ({ page }) => {
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

  // spec: 2 Floating chat, Close
  test('the chat dialog closes by its cross and by a click on the backdrop', async ({ page }) => {
    await page.getByRole('button', { name: 'Tutup', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await buttonOf(page).click();
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the chat dialog opens, leads to WhatsApp and closes by keyboard alone', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(buttonOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Tutup', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeFocused();
    await answerFor(page.context(), 'wa.me');
    const chosen = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    await (await chosen).waitForURL(/^https:\/\/wa\.me\/6280000000001\?text=/);
    await page.bringToFront();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the chat dialog shows the texts that the specification prescribes', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Chat WhatsApp');
    await expect(dialog).toContainText('Pilih admin untuk dibantu');
    await expect(dialog.getByRole('listitem')).toContainText(
      Array.from({ length: 2 }, () => 'Online · Biasanya membalas dalam beberapa menit'),
    );
    await expect(dialog.getByRole('link', { name: 'kebijakan privasi' })).toHaveAttribute(
      'href',
      '/kebijakan-privasi',
    );
  });

  // spec: 2 Floating chat, Choosing one; 7, Outbound links
  test('the chat dialog lists two admins with a WhatsApp greeting each', async ({ page }) => {
    const admins = page.getByRole('dialog').getByRole('listitem').getByRole('link');
    await expect(admins).toHaveCount(2);
    await expect(admins.nth(0)).toHaveAttribute('href', /^https:\/\/wa\.me\/6280000000001\?text=\S+$/);
    await expect(admins.nth(1)).toHaveAttribute('href', /^https:\/\/wa\.me\/6280000000002\?text=\S+$/);
    await expect(admins.nth(0)).toContainText('Online');
    await expect(admins.nth(0)).toContainText('Biasanya membalas dalam beberapa menit');
  });
});

test('the chat button leads to WhatsApp when the code of the dialog fails to load', async ({ page }) => {
  await page.goto('/');
  await allArrived(page);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await answerFor(page.context(), 'wa.me');
  await buttonOf(page).click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/6280000000001\?text=/);
});

test("chat greetings name the item on an item's page, but not on a list", async ({ page }) => {
  const greeting = async (path: string) => {
    await page.goto(path);
    // By key: the button steps aside from what it would cover, and comes back with the focus.
    await buttonOf(page).press('Enter');
    const row = page.getByRole('dialog').getByRole('listitem').getByRole('link').first();
    return new URL((await row.getAttribute('href')) ?? '').searchParams.get('text');
  };
  expect(await greeting('/transportasi/big-bus-59-kursi')).toMatch(
    /tentang "Big Bus[^"]*"\. .*\n\S+\/transportasi\/big-bus-59-kursi$/,
  );
  expect(await greeting('/transportasi')).toMatch(/tentang layanan Anda\. Mohon dibantu\. Terima kasih\.$/);
});

test.describe('the docked chat button of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the docked chat button of a phone opens the chat dialog', async ({ page }) => {
    await page.goto('/destination/kawah-putih-ciwidey');
    await buttonOf(page).click();
    await expect(page.getByRole('dialog', { name: 'Chat WhatsApp' })).toBeInViewport();
  });

  test('the chat button of a phone is docked on the page of what can be ordered alone', async ({ page }) => {
    const left = async (path: string) => {
      await page.goto(path);
      return (await buttonOf(page).boundingBox())?.x;
    };
    expect(await left('/destination/kawah-putih-ciwidey')).toBeLessThan(32);
    // A sample takes no order.
    expect(await left('/akomodasi/jelajahi-bisnis-asia-afrika')).toBeGreaterThan(270);
  });
});
