import { AdminApiClient } from '../admin-api/client';
import type { Provider } from '../admin-api/requests';
import { processWide } from '../base/process-wide.mjs';

const store = { read: async () => null, write: async () => undefined, remove: async () => undefined };

/** For tests: all data come from this provider from now on; nothing is stored, nothing known yet. */
export function provideBy(provider: Provider, freshMs = 60_000): void {
  Object.assign(processWide, { adminApiClient: new AdminApiClient({ provider, store, freshMs }) });
}
