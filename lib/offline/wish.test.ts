import { readSettings, settings } from '../settings/settings';
import { wishOf } from './wish';

jest.mock('../settings/settings', () => ({
  ...jest.requireActual<object>('../settings/settings'),
  settings: jest.fn(),
}));

const setTo = (env: Record<string, string>) => jest.mocked(settings).mockReturnValue(readSettings(env));

const page = { page: '/rencana', title: 'Rencana', version: '' };

test('a stop is kept once, whatever place of its page the links lead to', () => {
  const hrefs = ['/kuliner#a', '/destination/b', '/kuliner#b', '/rencana'];
  setTo({});
  expect(wishOf({ ...page, hrefs })?.stops).toEqual(['/kuliner', '/destination/b']);
});

test('where the operator has switched it off there is no button', () => {
  setTo({ OFFLINE_PAGES: 'off' });
  expect(wishOf({ ...page, hrefs: [] })).toBeNull();
});
