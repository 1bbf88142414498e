// npm run check: the quick half of the tests, without a browser. The unit tests run in parallel with the
// static checks. Each static check prints its output once it has ended; a failing one does not stop the
// others, so one run reports everything.
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

/** Runs them one after the other; resolves to the number of failures. @returns {Promise<number>} */
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
