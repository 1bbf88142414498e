// npm run check: the quick half of the tests, without a browser.
import { bin, ensureInstalled, must, say } from './run.mjs';

/** @type {[string, string, string[]][]} */
const STEPS = [
  ['Route types', 'next', ['typegen']],
  ['Types', 'tsc', ['--noEmit']],
  ['Lint', 'eslint', ['.', '--max-warnings', '0']],
  ['Style sheets', 'stylelint', ['**/*.scss']],
  ['Format', 'prettier', ['--check', '.']],
  ['Unit and component tests', 'jest', []],
];

await ensureInstalled();
for (const [title, program, args] of STEPS) {
  say(title);
  const step = bin(program, args);
  await must(step.command, step.args);
}
