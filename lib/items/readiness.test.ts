import { AdminApiClient } from '../admin-api/client';
import { AdminApiError } from '../admin-api/errors';
import { goodCopy } from '../admin-api/good-copy.fake';
import type { GoodCopy } from '../admin-api/last-good';
import { KINDS } from '../entities/kinds';
import { processWide } from '../base/process-wide.mjs';
import { readiness } from './readiness';

const NOW = Date.parse('2026-03-01T00:00:00Z');
const shared = processWide as { adminApiClient?: AdminApiClient };
let stored: GoodCopy | null;
let provider: jest.Mock<Promise<unknown>, [string]>;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  stored = null;
  provider = jest.fn().mockResolvedValue({ data: [] });
  const store = {
    read: () => Promise.resolve(stored),
    write: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  shared.adminApiClient = new AdminApiClient({ provider, store, freshMs: 60_000 });
});
afterEach(() => {
  delete shared.adminApiClient;
  jest.restoreAllMocks();
});

test('a process is not ready, and reports the error code but no host, without any list yet', async () => {
  provider.mockRejectedValue(new AdminApiError('timeout', 'host 10.0.0.1 is silent'));
  const report = await readiness(NOW);
  expect(report).toMatchObject({
    ready: false,
    api: { state: 'failing', lastSuccess: null, lastFailure: { code: 'timeout' } },
  });
  expect(Object.values(report.dataAge)).toEqual(KINDS.map(() => null));
  expect(JSON.stringify(report)).not.toContain('10.0.0.1');
});

test('a process is not ready when a single list was never delivered', async () => {
  provider.mockImplementation((path) =>
    path.endsWith('/events')
      ? Promise.reject(new AdminApiError('timeout', 'x'))
      : Promise.resolve({ data: [] }),
  );
  expect(await readiness(NOW)).toMatchObject({ ready: false, dataAge: { event: null, blog: 0 } });
});

test('a process is not ready once its server was told to stop', async () => {
  Object.assign(processWide, { server: { isShuttingDown: true } });
  expect(await readiness(NOW)).toMatchObject({ ready: false, stopping: true, api: { state: 'ok' } });
  Reflect.deleteProperty(processWide, 'server');
});

test('a process is ready with stored copies, and reports their age, while the API fails', async () => {
  provider.mockRejectedValue(new AdminApiError('status', 'x', 500));
  stored = goodCopy([], NOW - 90_400);
  expect(await readiness(NOW)).toMatchObject({
    ready: true,
    api: { state: 'failing' },
    dataAge: { event: 90 },
  });
});

test('a second readiness check makes no API requests', async () => {
  await readiness(NOW);
  const asked = provider.mock.calls.length;
  expect(await readiness(NOW)).toMatchObject({
    ready: true,
    api: { state: 'ok', lastSuccess: '2026-03-01T00:00:00.000Z', lastFailure: null },
  });
  expect(provider).toHaveBeenCalledTimes(asked);
});
