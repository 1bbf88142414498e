import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Sums what tests counted (e2e/support/short-or-full.ts) and prints the sums after the run. */
export default class CountReporter implements Reporter {
  private readonly sums = new Map<string, number>();

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) {
      const [, count, what] = /^(\d+) (.+)$/.exec(description ?? '') ?? [];
      if (type === 'counted' && what) this.sums.set(what, (this.sums.get(what) ?? 0) + Number(count));
    }
  }

  onEnd(): void {
    if (this.sums.size === 0) return;
    console.log('Counted:');
    for (const [what, sum] of this.sums) console.log(`${sum.toLocaleString('en').padStart(10)}  ${what}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
