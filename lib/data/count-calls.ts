import { isOutage } from '../admin-api/errors';
import type { Provider } from '../admin-api/requests';
import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { SEARCH_ENDPOINT } from '../entities/search-types';
import { metrics } from '../metrics/metrics';

const KINDS_OF_PATHS = new Map<string, string>([
  ...Object.values(registry).map(({ endpoint, kind }) => [endpoint, kind] as const),
  [KULINER_ENDPOINT, 'kuliner'],
  [SEARCH_ENDPOINT, 'search'],
]);

/** All that `kindOfPath` says. */
export const ASKED_FOR: readonly string[] = [...KINDS_OF_PATHS.values(), 'other'];

/** What a path of the Admin API, '/api/admin/events/angklung?page=2', is about. */
export function kindOfPath(path: string): string {
  const [plain = ''] = path.split('?', 1);
  const list = plain.slice(0, plain.lastIndexOf('/'));
  return KINDS_OF_PATHS.get(plain) ?? KINDS_OF_PATHS.get(list) ?? 'other';
}

/** The same provider, whose calls are counted with their outcome and duration while somebody counts. */
export function counted(provider: Provider): Provider {
  return async (path, room, heard) => {
    const counts = metrics();
    if (!counts) return provider(path, room, heard);
    const kind = kindOfPath(path);
    const end = counts.apiSeconds.startTimer({ kind });
    let outcome = 'ok';
    try {
      return await provider(path, room, heard);
    } catch (error) {
      outcome = isOutage(error) ? error.code : 'refused';
      throw error;
    } finally {
      end();
      counts.apiCalls.inc({ kind, outcome });
    }
  };
}

/** Counts an older copy that stands in for what this path did not bring. */
export function countLastGood(path: string): void {
  metrics()?.lastGood.inc({ kind: kindOfPath(path) });
}
