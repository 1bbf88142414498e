import { NOT_KEPT_PAGE, SERVICE_WORKER } from '@/lib/addresses/offline';
import { WIDTHS } from '@/lib/pictures/made-sizes.mjs';
import { wishOf } from '@/lib/offline/wish';
import { readSettings, settings } from '@/lib/settings/settings';
import { GET } from './route';

jest.mock('@/lib/settings/settings', () => ({
  ...jest.requireActual<object>('@/lib/settings/settings'),
  settings: jest.fn(),
}));

const setTo = (env: Record<string, string>) => jest.mocked(settings).mockReturnValue(readSettings(env));

const ask = () => GET(new Request(`http://localhost${SERVICE_WORKER}`));

beforeEach(() => setTo({}));

test('browsers ask for the worker each time, and get it as a script', async () => {
  const answer = ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toContain("addEventListener('fetch'");
});

test('the worker knows the page for what is not kept, and a width that pictures have', async () => {
  const script = await ask().text();
  expect(script).toContain(`const NOT_KEPT_PAGE = '${NOT_KEPT_PAGE}';`);
  const [, width] = /PICTURE_WIDTH = (\d+)/.exec(script) ?? [];
  expect(WIDTHS).toContain(Number(width));
});

test('the worker imports nothing: it runs as it is written', async () => {
  expect(await ask().text()).not.toMatch(/^\s*(?:import|export) /m);
});

test('a stop is kept once, whatever place of its page the links lead to', () => {
  const hrefs = ['/kuliner#a', '/destination/b', '/kuliner#b', '/rencana'];
  const wish = wishOf({ page: '/rencana', title: 'Rencana', version: '', hrefs });
  expect(wish?.stops).toEqual(['/kuliner', '/destination/b']);
});

test('where the operator has switched it off there is neither a worker nor a button', () => {
  setTo({ OFFLINE_PAGES: 'off' });
  expect(ask().status).toBe(404);
  expect(wishOf({ page: '/rencana', title: 'Rencana', version: '', hrefs: [] })).toBeNull();
});
