import { readSettings, SettingsError } from './settings';

function failure(env: Record<string, string>): Error {
  try {
    readSettings(env);
  } catch (error) {
    return error as Error;
  }
  throw new Error('was accepted');
}

describe('a wrong setting', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', 'tiga'],
    ['PORT', '3000.5'],
    ['SITE_URL', 'jelajah.example'],
    ['SITE_URL', 'bukan alamat'],
    ['SITE_URL', 'ftp://jelajah.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://jelajah.example/id'],
    ['SITE_URL', 'https://jelajah.example/?a=1'],
    ['ADMIN_API_URL', 'admin.example'],
    ['ADMIN_API_URL', 'file:///etc/passwd'],
    ['ADMIN_API_URL', 'https://admin.example/?key=1'],
    ['ADMIN_API_URL', 'https://admin.example/#a'],
    ['ADMIN_API_TIMEOUT_MS', '49'],
    ['ADMIN_API_TIMEOUT_MS', '60001'],
    ['ADMIN_API_TIMEOUT_MS', '5s'],
    ['ADMIN_API_CONNECTIONS', '0'],
    ['ADMIN_API_CONNECTIONS', '257'],
    ['ADMIN_API_CONNECTIONS', '2.5'],
    ['OFFLINE_PAGES', 'mati'],
    ['MEASURE_VISITS', '5%'],
    ['MEASURE_VISITS', '5'],
    ['MEASURE_VISITS', '-0.1'],
    ['MEASURE_VISITS', 'on'],
    // Without METRICS_TOKEN.
    ['MEASURE_VISITS', '0.05'],
    ['REVALIDATE_SECONDS', '0'],
    ['REVALIDATE_SECONDS', '86401'],
    ['REVALIDATE_SECONDS', '1.5'],
    ['REVALIDATE_SECRET', 'pendek'],
    ['METRICS_TOKEN', 'pendek'],
    ['REDIS_URL', 'https://redis.example'],
    ['REDIS_URL', 'redis'],
    ['REDIS_URL', 'redis://localhost:6379/abc'],
    ['REDIS_URL', 'redis://:ra%ku@localhost'],
    ['REDIS_URL', 'redis://a%:41@localhost'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['TRUSTED_PROXIES', '127.0.0.1;10.0.0.1'],
    ['INDEXNOW_KEY', 'tujuh77'],
    ['INDEXNOW_KEY', 'a'.repeat(129)],
    ['INDEXNOW_KEY', 'kunci/../rahasia'],
    ['INDEXNOW_ENDPOINT', 'bing'],
    ['INDEXNOW_ENDPOINT', 'ftp://bing.example/indexnow'],
  ])('readSettings rejects %s=%s in one line that names the setting and a remedy', (name, value) => {
    const error = failure({ [name]: value });
    expect(error).toBeInstanceOf(SettingsError);
    expect(error.message).toMatch(
      new RegExp(`^Setting ${name} is wrong \\([^\\n]+\\): set it to (?!a valid value)[^\\n]+\\.$`),
    );
  });

  test.each([
    ['REVALIDATE_SECRT', 'REVALIDATE_SECRET'],
    ['REVALIDATE_SECREET', 'REVALIDATE_SECRET'],
    ['SITE_ULR', 'SITE_URL'],
    ['ADMIN_API_URI', 'ADMIN_API_URL'],
    ['SHUTDOWN_DELAY_SECOND', 'SHUTDOWN_DELAY_SECONDS'],
    ['INDEXNOW_ENDPIONT', 'INDEXNOW_ENDPOINT'],
  ])('readSettings rejects the misspelt name %s with the name that is meant', (name, meant) =>
    expect(failure({ [name]: 'apa saja' }).message).toBe(
      `Setting ${name} is unknown: rename it to ${meant}, or remove it.`,
    ),
  );
  test.each([
    { HOST_NAME: 'a', PORTS: '1', PATH: '/bin', SITE: 'x', LAST_GOOD: 'y', SITE_NAME: 'z' },
    { REDIS_URL: 'redis://localhost', REDIS_URI: 'redis://localhost' },
    { ADMIN_API_URL_OLD: 'http://localhost', SITE_URL_2: 'x', SITE_URLX: ' ' },
  ])('readSettings ignores names that do not belong to it: %j', (env) =>
    expect(readSettings(env)).toMatchObject({ port: 3000 }),
  );

  test('readSettings does not print a secret that it rejects', () =>
    expect(failure({ REVALIDATE_SECRET: 'rahasia' }).message).not.toContain('rahasia'));
});

describe('settings', () => {
  test('readSettings returns defaults when the environment is empty', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      hasSiteUrl: false,
      hasOfflinePages: true,
      measuredShare: 0,
      siteConfig: 'site.config.json',
      redirectsFile: 'content/redirects.json',
      adminApiUrl: null,
      adminApiTimeoutMs: 5000,
      adminApiConnections: 16,
      revalidateSeconds: 300,
      revalidateSecret: null,
      metricsToken: null,
      redisUrl: null,
      indexNowKey: null,
      lastGoodDir: '.cache/last-good',
      trustedProxies: ['127.0.0.0/8', '::1'],
    });
  });
  test('readSettings treats empty and blank values as unset', () => {
    expect(readSettings({ PORT: '', ADMIN_API_URL: '  ', REVALIDATE_SECRET: '' })).toEqual(readSettings({}));
  });
  test('readSettings returns the measured share of visits when METRICS_TOKEN is set', () => {
    const counted = { METRICS_TOKEN: 'tanda-yang-panjang' };
    expect(readSettings({ ...counted, MEASURE_VISITS: '0.05' }).measuredShare).toBe(0.05);
    expect(readSettings({ MEASURE_VISITS: '0' }).measuredShare).toBe(0);
  });
  test('readSettings uses the port in the default siteUrl', () =>
    expect(readSettings({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080'));
  test('readSettings sets hasSiteUrl when SITE_URL is set, even to the default', () => {
    expect(readSettings({ SITE_URL: 'http://localhost:3000' }).hasSiteUrl).toBe(true);
    expect(readSettings({ SITE_URL: ' ' }).hasSiteUrl).toBe(false);
  });
  test.each([
    'redis://localhost',
    'redis://:ra%25ku@[::1]:6379/',
    'rediss://situs:rahasia@redis.example:6380/2',
  ])('readSettings returns REDIS_URL=%s as it is', (url) =>
    expect(readSettings({ REDIS_URL: url }).redisUrl).toBe(url),
  );
  test('readSettings removes the trailing slash of SITE_URL', () =>
    expect(readSettings({ SITE_URL: 'https://a.example/' }).siteUrl).toBe('https://a.example'));
  test('readSettings removes the trailing slashes of ADMIN_API_URL and keeps its path', () => {
    expect(readSettings({ ADMIN_API_URL: 'https://a.example/cms//' }).adminApiUrl).toBe(
      'https://a.example/cms',
    );
  });
});
