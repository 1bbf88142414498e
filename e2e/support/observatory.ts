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
 * Rates a response with the rules of Mozilla's HTTP Observatory, without fetching anything: returns its grade
 * and the results that cost points. The proxy redirects from http, so http is not rated. `preflight` is the
 * response to OPTIONS from another origin.
 */
export async function observe(answer: RawResponse, preflight: RawResponse, target: string) {
  // The package downloads the HSTS preload list when it is installed, which the tests do not allow: this
  // empty list means that no host is preloaded.
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

/** Headers in axios's format: a header that occurs more than once has a list of values. */
function headersOf({ headers, all }: RawResponse): Record<string, string | string[]> {
  return Object.fromEntries(
    headers.map(([name]) => {
      const values = all(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
