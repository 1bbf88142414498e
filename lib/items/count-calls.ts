import { KULINER_ENDPOINT } from '../entities/makanan/makanan';
import { registry } from '../entities/registry';
import { SEARCH_ENDPOINT } from '../entities/search-types';
import { metrics } from '../metrics/metrics';

const KINDS_OF_PATHS = new Map<string, string>([
  ...Object.values(registry).map(({ endpoint, kind }) => [endpoint, kind] as const),
  [KULINER_ENDPOINT, 'kuliner'],
  [SEARCH_ENDPOINT, 'search'],
]);

/** All values that `kindOfPath` can return. */
export const ASKED_FOR: readonly string[] = [...KINDS_OF_PATHS.values(), 'other'];

/** The kind that a path of the Admin API ('/api/admin/events/angklung?page=2') belongs to. */
function kindOfPath(path: string): string {
  const [plain = ''] = path.split('?', 1);
  const list = plain.slice(0, plain.lastIndexOf('/'));
  return KINDS_OF_PATHS.get(plain) ?? KINDS_OF_PATHS.get(list) ?? 'other';
}

/** Counts a call with its duration, and its outcome once that is told, while metrics are on. */
export function countCall(path: string): (outcome: string) => void {
  const counts = metrics();
  const kind = kindOfPath(path);
  const end = counts?.apiSeconds.startTimer({ kind });
  return (outcome) => {
    end?.();
    counts?.apiCalls.inc({ kind, outcome });
  };
}

/** Counts a last good copy that was served because the call for this path failed. */
export function countLastGood(path: string): void {
  metrics()?.lastGood.inc({ kind: kindOfPath(path) });
}
