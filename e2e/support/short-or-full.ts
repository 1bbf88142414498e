import { test } from '@playwright/test';

/**
 * Whether the tests run at full length (`npm run test:resilience`) or in the short form of `npm run
 * test:full`.
 */
export const full = process.env.RESILIENCE === 'full';

/**
 * Adds to what the run's last lines sum up, e.g. `counted('faults tried', 14)` or `counted('requests lost',
 * lost.length)`. Counts only; what must hold is asserted.
 */
export function counted(what: string, count: number): void {
  test.info().annotations.push({ type: 'counted', description: `${count} ${what}` });
}
