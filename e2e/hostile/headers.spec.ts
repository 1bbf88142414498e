import { expect, test } from '../support/test';

/* What a browser makes of the policy that every page has (headers.http.spec.ts). */

test('a browser blocks injected scripts and reports no problem on ordinary pages', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  for (const list of ['Destinasi', 'Event', 'Blog'])
    await page.getByRole('link', { name: list }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(problems).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "diretas"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="document.title = \'diretas\'">');
  });
  await expect.poll(() => problems.filter((problem) => /CSP: script-src/.test(problem)).length).toBe(2);
  expect(await page.title()).not.toBe('diretas');
});
