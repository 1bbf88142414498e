// npm run check: the quick half of the tests, without a browser. The unit tests run beside the static checks;
// each of these says what it found once it has ended, and all that is wrong is told in one run.
import { bin, ensureInstalled, must, run, runQuietly, say } from './run.mjs';

/** @type {[string, string, string[]][]} */
const STATIC = [
  ['Types', 'tsc', ['--noEmit']],
  ['Lint', 'eslint', ['.', '--max-warnings', '0']],
  ['Style sheets', 'stylelint', ['**/*.scss']],
  ['Format', 'prettier', ['--check', '.']],
];

await ensureInstalled();
say('Route types');
const types = bin('next', ['typegen']);
await must(types.command, types.args);
say('Unit and component tests, beside types, lint, style sheets and format');
const units = bin('jest', []);
const codes = await Promise.all([staticChecks(), run(units.command, units.args)]);
process.exit(codes.some((code) => code !== 0) ? 1 : 0);

/** One after the other; how many failed. @returns {Promise<number>} */
async function staticChecks() {
  let failed = 0;
  for (const [title, program, args] of STATIC) {
    const { command, args: rest } = bin(program, args);
    const { code, output } = await runQuietly(command, rest);
    say(code === 0 ? `${title}: nothing found` : `${title}: failed (${code})\n${output}`);
    if (code !== 0) failed += 1;
  }
  return failed;
}
