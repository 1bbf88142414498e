import { AdminApiClient } from '../admin-api/client';
import { AdminApiError } from '../admin-api/errors';
import { lookUp } from './look-up';
import { tiket } from '../entities/tiket/tiket';
import { processWide } from '../base/process-wide.mjs';

/** The API's response per path: JSON, or an error. A missing path is a 404. */
let api: Record<string, unknown>;
let now: number;
let warn: jest.SpyInstance;

beforeEach(() => {
  api = {};
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  warn = jest.spyOn(console, 'warn').mockImplementation();
  const provider = (path: string) =>
    api[path] instanceof Error ? Promise.reject(api[path]) : Promise.resolve(api[path] ?? null);
  const store = {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const client = new AdminApiClient({ provider, store, freshMs: 300_000 });
  Object.assign(processWide, { adminApiClient: client });
});
afterEach(() => {
  warn.mockRestore();
  Object.assign(processWide, { adminApiClient: undefined });
});

const outage = new AdminApiError('timeout', 'x');

describe('lookUp from list records', () => {
  const TICKETS = '/api/admin/tickets';
  const kereta = { id: 3, name: 'Kereta', description: '<p>Ke Cicalengka.</p>', price: '7000.00', stock: 4 };
  const failing = [
    ['the API fails', outage],
    ['the API wants to be asked later', new AdminApiError('later', 'x', 429)],
  ] as const;

  test.each(failing)(
    'lookUp is partial with a list record that has all fields while %s',
    async (_, error) => {
      api[TICKETS] = { data: [kereta] };
      api[`${TICKETS}/3`] = error;
      expect(await lookUp(tiket, '3')).toMatchObject({
        state: 'partial',
        item: { title: 'Kereta', priceAmount: 7000, descriptionHtml: '<p>Ke Cicalengka.</p>', capacity: 1 },
      });
    },
  );
  test('lookUp is failed while the detail fails and the list record lacks a detail field', async () => {
    api[TICKETS] = { data: [{ ...kereta, description: undefined }] };
    api[`${TICKETS}/3`] = outage;
    expect(await lookUp(tiket, '3')).toEqual({ state: 'failed', error: outage });
  });
  test('lookUp is absent when the API says so, even if the list record has all fields', async () => {
    api[TICKETS] = { data: [kereta] };
    expect(await lookUp(tiket, '3')).toEqual({ state: 'absent' });
  });
  test('lookUp is ok as soon as the detail is available, and stays ok in a later outage', async () => {
    api[TICKETS] = { data: [kereta] };
    api[`${TICKETS}/3`] = outage;
    await lookUp(tiket, '3');
    api[`${TICKETS}/3`] = { data: { ...kereta, capacity: 5 } };
    expect(await lookUp(tiket, '3')).toMatchObject({ state: 'ok', item: { capacity: 5 } });
    now += 600_000;
    api[`${TICKETS}/3`] = outage;
    expect(await lookUp(tiket, '3')).toMatchObject({ state: 'ok', item: { capacity: 5 } });
  });
});
