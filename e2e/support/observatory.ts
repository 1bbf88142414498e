import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/run.mjs';
import { loadValidator } from './validators';
import { SITE_URL } from './servers';
import type { RawResponse } from './raw-http';

const PACKAGE = '@mdn/mdn-http-observatory';

interface Result {
  pass: boolean;
  result: string;
  constructor: { name: string };
}
interface Observatory {
  ALL_TESTS: ((requests: object) => Result)[];
}
interface Grader {
  getScoreModifier: (result: string) => number;
  getGradeForScore: (score: number) => { grade: string; score: number };
}

/**
 * What Mozilla's HTTP Observatory makes of an answer, by its own rules, with nothing fetched: its grade, and
 * the results that cost points. The redirect from http is the proxy's, so there is no http to judge.
 * `preflight` is the answer to OPTIONS from another origin.
 */
export async function observe(answer: RawResponse, preflight: RawResponse, target: string) {
  // It fetches the list of preloaded hosts when it is installed, which the tests do not let it: here, no host
  // is on it.
  const list = path.join(ROOT, 'e2e/validators/node_modules', PACKAGE, 'conf/hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
  const { ALL_TESTS } = await loadValidator<Observatory>(`${PACKAGE}/src/constants.js`);
  const { getScoreModifier, getGradeForScore } = await loadValidator<Grader>(
    `${PACKAGE}/src/grader/grader.js`,
  );
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await loadValidator<{ MINIMUM_SCORE_FOR_EXTRA_CREDIT: number }>(
    `${PACKAGE}/src/grader/charts.js`,
  );
  const given = { status: answer.status, headers: headersOf(answer), verified: true, httpEquiv: new Map() };
  const results = ALL_TESTS.map((test) =>
    test({
      hostname: new URL(SITE_URL).hostname,
      resources: { path: answer.body },
      session: { url: new URL(target, SITE_URL) },
      responses: {
        auto: given,
        https: given,
        http: null,
        cors: { headers: headersOf(preflight), request: { headers: { origin: 'https://luar.example' } } },
        httpRedirects: [],
        httpsRedirects: [],
      },
    }),
  );
  // As in its src/scanner/index.js.
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
  const { grade, score } = getGradeForScore(
    uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved,
  );
  const costly = results.filter(({ pass }, index) => !pass || (modifiers[index] ?? 0) < 0);
  return { grade, score, tests: results.length, costly: costly.map(({ result }) => result) };
}

/** The way axios has them: the values of a header that came more than once, as a list. */
function headersOf({ headers, all }: RawResponse): Record<string, string | string[]> {
  return Object.fromEntries(
    headers.map(([name]) => {
      const values = all(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
