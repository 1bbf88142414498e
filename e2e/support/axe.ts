import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * WCAG 2.2 A and AA; axe runs target-size only if enabled. Map iframes are excluded: they are third-party
 * pages.
 */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  iframes: false,
};

const only = (...values: string[]): RunOptions => ({ ...OPTIONS, runOnly: { type: 'rule', values } });
/** What a width decides. */
export const SIZES = only('target-size');
/** What a width and the colours of the dark decide. */
export const COLOURS_AND_SIZES = only('color-contrast', 'target-size');

/**
 * Asserts that axe finds nothing in the page in its current state, or in a part of it by its selector; `what`
 * names the state in a failure where one test checks several.
 */
export async function expectAccessible(
  page: Page,
  what?: string,
  part = 'html',
  options = OPTIONS,
): Promise<void> {
  // At the top, because a control scrolled half under the sticky header would count as a small target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Half a megabyte: sent once to a page that is looked at in several states.
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(`(() => { ${source} })()`);
  const violations = await page.evaluate(
    async ([place, options]) => {
      const { axe } = window as unknown as {
        axe: { run: (place: string, options: RunOptions) => Promise<AxeResults> };
      };
      return (await axe.run(place, options)).violations.map(({ id, nodes }) => ({
        id,
        count: nodes.length,
        // One example is enough to find the fault.
        where: nodes[0]?.target.join(' '),
        what: nodes[0]?.failureSummary,
      }));
    },
    [part, options] as const,
  );
  expect(violations, what).toEqual([]);
}
