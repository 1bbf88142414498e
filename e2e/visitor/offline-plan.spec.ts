import type { Page } from '@playwright/test';
import { button, keep, note, NOT_KEPT, said, test } from '../support/kept-page';
import { expect } from '../support/test';

/* A visitor's own plan without a signal (docs/decisions/0030-pages-without-a-signal.md). */

/** Puts a destination of the list into the plan. */
async function plan(page: Page, index: number): Promise<void> {
  await page.goto('/destinasi');
  const labels = page.getByRole('main').getByRole('button', { name: /^Simpan / });
  await labels.nth(index).click();
  await expect(labels.nth(index)).toHaveAttribute('aria-pressed', 'true');
}

test('a kept plan is stored anew when it is opened after a change', async ({ page, front }) => {
  await plan(page, 0);
  await keep(page, '/rencana');
  await expect(said(page)).toContainText(': 2 halaman');
  await plan(page, 1);
  await page.goto('/rencana');
  await expect(said(page)).toContainText(': 3 halaman');
  front.network = 'away';
  await page.goto('/rencana');
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('main').locator('h3 > a')).toHaveCount(2);
});

test('a plan form sent offline says that it was not sent, and is sent once when online', async ({
  page,
  front,
}) => {
  await plan(page, 0);
  await keep(page, '/rencana');
  const people = page.getByLabel('Rombongan (orang)');
  front.network = 'away';
  await people.fill('5');
  await button(page, 'Hitung ulang').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NOT_KEPT);
  await expect(page.getByRole('main').getByText(/isinya belum terkirim/)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Rencana/i })
    .click();
  await expect(note(page)).toBeVisible();
  front.network = 'there';
  front.followed = [];
  await people.fill('6');
  await button(page, 'Hitung ulang').click();
  await expect(note(page)).toHaveCount(0);
  await expect(people).toHaveValue('6');
  // The form, and the page that it leads back to, of which the worker then fetches a new copy.
  const ofPlan = front.followed.filter((asked) => asked.endsWith(' /rencana'));
  expect(ofPlan).toEqual(['POST /rencana', 'GET /rencana']);
});
