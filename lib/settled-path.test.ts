/** @jest-environment node */
import { AdminApiError } from './admin-api/errors';
import { lookUp, lookUpMakanan } from './data';
import { redirects } from './redirects';
import { settledPath } from './settled-path';

jest.mock('./data');
jest.mock('./redirects');

beforeEach(() => {
  jest.mocked(redirects).mockReturnValue(
    new Map([
      ['/event/lari', '/blog'],
      ['/lama', '/event'],
    ]),
  );
});

it('leaves an item alone that could not be had, whatever a rule says', async () => {
  jest.mocked(lookUp).mockResolvedValue({ state: 'failed', error: new AdminApiError('timeout', 'x') });
  expect(await settledPath('/event/lari')).toBe('/event/lari');
});
it('leaves an item alone that is there', async () => {
  jest.mocked(lookUp).mockResolvedValue({ state: 'found', item: {} as never, fromList: false });
  expect(await settledPath('/event/lari')).toBe('/event/lari');
});
it('leads to where an item or a food has moved', async () => {
  jest.mocked(lookUp).mockResolvedValue({ state: 'moved', href: '/event/lari-fajar' });
  jest.mocked(lookUpMakanan).mockResolvedValue({ state: 'moved', href: '/kuliner#makanan-batagor' });
  expect(await settledPath('/event/7')).toBe('/event/lari-fajar');
  expect(await settledPath('/makanan/batagor')).toBe('/kuliner#makanan-batagor');
});
it("follows the operator's rule where no kind has its pages", async () => {
  expect(await settledPath('/lama')).toBe('/event');
  expect(await settledPath('/lain')).toBe('/lain');
});
