import { NOT_KEPT_PAGE, SERVICE_WORKER } from '@/lib/addresses/offline';
import { WIDTHS } from '@/lib/pictures/made-sizes.mjs';
import { readSettings, settings } from '@/lib/settings/settings';
import { GET } from './route';

jest.mock('@/lib/settings/settings', () => ({
  ...jest.requireActual<object>('@/lib/settings/settings'),
  settings: jest.fn(),
}));

const setTo = (env: Record<string, string>) => jest.mocked(settings).mockReturnValue(readSettings(env));

const ask = () => GET(new Request(`http://localhost${SERVICE_WORKER}`));

beforeEach(() => setTo({}));

test('the service worker is served as a script with no-cache', async () => {
  const answer = ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toContain("addEventListener('fetch'");
});

test('the service worker contains the page for what is not kept and a valid picture width', async () => {
  const script = await ask().text();
  expect(script).toContain(`const NOT_KEPT_PAGE = '${NOT_KEPT_PAGE}';`);
  const [, width] = /PICTURE_WIDTH = (\d+)/.exec(script) ?? [];
  expect(WIDTHS).toContain(Number(width));
});

test('the service worker has no import and no export', async () => {
  expect(await ask().text()).not.toMatch(/^\s*(?:import|export) /m);
});

test('the service worker answers 404 when OFFLINE_PAGES is off', () => {
  setTo({ OFFLINE_PAGES: 'off' });
  expect(ask().status).toBe(404);
});
