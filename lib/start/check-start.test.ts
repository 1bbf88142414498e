import { logWarning } from '../log/log';

jest.mock('../log/log');

afterEach(() => jest.restoreAllMocks());

/** What a start with these settings logs about SITE_URL. */
async function said(env: Record<string, string>) {
  jest.resetModules();
  jest.mocked(logWarning).mockClear();
  jest.doMock('../log/log', () => ({ logWarning }));
  // With a provider, nothing in content/ is read.
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ADMIN_API_URL: 'http://localhost:9',
    SITE_URL: '',
    ...env,
  });
  await (await import('./check-start')).checkStart();
  return jest.mocked(logWarning).mock.calls.filter(([event]) => event.includes('SITE_URL'));
}

test('checkStart warns in one line with a remedy when SITE_URL is missing in production', async () => {
  expect(await said({ NODE_ENV: 'production', PORT: '3007' })).toEqual([
    [
      expect.stringMatching(/^SITE_URL is not set.* set it to the public origin such as https:.*$/),
      { siteUrl: 'http://localhost:3007' },
    ],
  ]);
});

test.each([
  ['with SITE_URL', { NODE_ENV: 'production', SITE_URL: 'https://jelajahi.contoh.id' }],
  ['for development', { NODE_ENV: 'development' }],
])('checkStart does not warn about SITE_URL when it starts %s', async (_, env) =>
  expect(await said(env)).toEqual([]),
);

test("startSite exits with code 1 and one line that names the file when an area's file is wrong", async () => {
  jest.resetModules();
  const { ContentError } = await import('../embedded/markdown-file');
  const wrong = new ContentError('content/kawasan/lembang.md: nomor: is missing');
  jest.doMock('../kawasan/areas', () => ({
    areas: () => {
      throw wrong;
    },
  }));
  const said = jest.spyOn(console, 'error').mockImplementation();
  const ended = jest.spyOn(process, 'exit').mockImplementation();
  await (await import('./start-site')).startSite();
  expect(said.mock.calls).toEqual([[wrong.message]]);
  expect(ended).toHaveBeenCalledWith(1);
});
