import { readSettings, settings } from '../settings/settings';
import { wishOf } from './wish';

jest.mock('../settings/settings', () => ({
  ...jest.requireActual<object>('../settings/settings'),
  settings: jest.fn(),
}));

const setTo = (env: Record<string, string>) => jest.mocked(settings).mockReturnValue(readSettings(env));

const page = { page: '/rencana', title: 'Rencana', version: '' };

test('wishOf names each linked page once, without fragments and without the page itself', () => {
  const hrefs = ['/kuliner#a', '/destination/b', '/kuliner#b', '/rencana'];
  setTo({});
  expect(wishOf({ ...page, hrefs })?.stops).toEqual(['/kuliner', '/destination/b']);
});

test('wishOf is null when the operator has switched offline pages off', () => {
  setTo({ OFFLINE_PAGES: 'off' });
  expect(wishOf({ ...page, hrefs: [] })).toBeNull();
});
