import { expect, test } from '../support/test';

/* How the results of the search in the header stand. */

// spec: 9, Dropdown
test('the list of search results is at most 15rem high and scrolls', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox').fill('kawah');
  // What scrolls holds the list and the sentence above its suggestions.
  const list = page.getByRole('listbox').locator('..');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(list).toHaveCSS('max-height', '240px');
  await expect(list).toHaveCSS('overflow-y', 'auto');
});
