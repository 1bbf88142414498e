import { keepLoaded } from '../base/keep-loaded.fake';

/*
 * A release has no next.config.ts (scripts/assemble.mjs): the start itself must check, whoever starts Next.
 */

beforeAll(async () => {
  // What reads no setting is not loaded anew.
  await keepLoaded('@/lib/rich-text/html', '@/lib/rich-text/markdown', 'pino', 'prom-client', 'zod');
});
afterEach(() => jest.restoreAllMocks());

/** The output and the exit code of Next, started without the site's own server, with these settings. */
async function startWith(env: Record<string, string>) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_RUNTIME: 'nodejs',
    NODE_ENV: 'production',
    ...env,
  });
  const said = jest.spyOn(console, 'error').mockReturnValue();
  let code: unknown;
  jest.spyOn(process, 'exit').mockImplementation((given) => {
    code = given;
    throw new Error('ended');
  });
  const { register } = await import('../../instrumentation');
  await register().catch((error: Error) => error.message === 'ended' || Promise.reject(error));
  return { code, said: said.mock.calls.map(([line]) => String(line)) };
}

test.each([
  ['SITE_URL', 'jelajahibandung.example', /^Setting SITE_URL is wrong .*: set it to [^\n]+$/],
  ['SITE_CONFIG', 'tidak-ada.json', /^SITE_CONFIG[^\n]*tidak-ada\.json[^\n]*$/],
  ['REDIRECTS_FILE', 'tidak-ada.json', /^REDIRECTS_FILE[^\n]*tidak-ada\.json[^\n]*$/],
  ['INDEXNOW_ENDPOINT', 'bing', /^Setting INDEXNOW_ENDPOINT is wrong .*: set it to [^\n]+$/],
  ['LAST_GOOD_DIR', '/proc/tidak/ada', /^Setting LAST_GOOD_DIR is wrong .*: set it to [^\n]+$/],
  ['SITE_ULR', 'https://jelajahi.contoh.id', /^Setting SITE_ULR is unknown: rename it to SITE_URL[^\n]*$/],
])('the start exits with code 1 and one line that names %s when it is wrong', async (name, value, line) => {
  expect(await startWith({ [name]: value })).toEqual({ code: 1, said: [expect.stringMatching(line)] });
});
