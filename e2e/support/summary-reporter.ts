import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const SLOWEST = 20;

/**
 * Prints after a run how long each spec took, its slowest tests, and the totals that tests counted
 * (e2e/support/short-or-full.ts). A test's time includes all its attempts and the hooks that ran before or
 * after it, `beforeAll` and `afterAll` too; the time of sites shared by a worker is not attributed.
 */
export default class SummaryReporter implements Reporter {
  private root = '';
  private readonly tests = new Map<TestCase, number>();
  private readonly sums = new Map<string, number>();

  onBegin(config: FullConfig): void {
    this.root = config.rootDir;
  }

  onTestEnd(test: TestCase, { duration, annotations, steps }: TestResult): void {
    this.tests.set(test, (this.tests.get(test) ?? 0) + duration + ofSharedHooks(steps));
    for (const { type, description } of annotations) {
      const [, count, what] = /^(\d+) (.+)$/.exec(description ?? '') ?? [];
      if (type === 'counted' && what) this.sums.set(what, (this.sums.get(what) ?? 0) + Number(count));
    }
  }

  onEnd(): void {
    if (this.tests.size === 0) return;
    const specs = new Map<string, { ms: number; count: number }>();
    for (const [test, ms] of this.tests) {
      const spec = this.specOf(test);
      const sum = specs.get(spec) ?? { ms: 0, count: 0 };
      specs.set(spec, { ms: sum.ms + ms, count: sum.count + 1 });
    }
    console.log('\nSeconds of each spec, and its tests:');
    for (const [spec, { ms, count }] of [...specs].sort(([, a], [, b]) => b.ms - a.ms))
      console.log(`${seconds(ms)} ${String(count).padStart(4)}  ${spec}`);
    const total = [...specs.values()].reduce((sum, { ms }) => sum + ms, 0);
    console.log(`${seconds(total)} ${String(this.tests.size).padStart(4)}  in all`);
    console.log('\nThe slowest tests:');
    for (const [test, ms] of [...this.tests].sort(([, a], [, b]) => b - a).slice(0, SLOWEST))
      console.log(`${seconds(ms)}  ${this.specOf(test)}: ${test.titlePath().slice(3).join(' › ')}`);
    if (this.sums.size) console.log('\nCounted:');
    for (const [what, sum] of this.sums) console.log(`${sum.toLocaleString('en').padStart(10)}  ${what}`);
  }

  private specOf(test: TestCase): string {
    return path.relative(this.root, test.location.file);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Milliseconds of `beforeAll` and `afterAll`, which a result's duration leaves out. */
function ofSharedHooks(steps: TestStep[]): number {
  return steps
    .filter(({ category }) => category === 'hook')
    .flatMap(({ steps: inner }) => inner)
    .filter(({ title }) => /^(?:before|after)All hook/.test(title))
    .reduce((sum, { duration }) => sum + duration, 0);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(8);
}
