import { test } from '@playwright/test';

/**
 * Whether the tests run at full length (`npm run test:resilience`) or in the short form of `npm run
 * test:full`.
 */
export const full = process.env.RESILIENCE === 'full';

/**
 * Adds to the totals in the run's last lines, e.g. `counted('faults tried', 14)` or `counted('requests lost',
 * lost.length)`. Only counts; asserting is up to the test.
 */
export function counted(what: string, count: number): void {
  test.info().annotations.push({ type: 'counted', description: `${count} ${what}` });
}
