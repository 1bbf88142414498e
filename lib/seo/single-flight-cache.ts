import { settings } from '../settings/settings';
import { processWide } from '../base/process-wide.mjs';

interface CacheEntry {
  value: Promise<unknown>;
  until: number;
}

const shared = processWide as { keptDocuments?: Map<string, CacheEntry> };

/**
 * What `build` makes, once at a time and then kept for the data's life: a flood of requests costs one build.
 * What is not `whole`, because the API did not deliver all of it, is kept for a tenth of that; what rejects
 * is not kept. One value per name and process, whatever bundle asks.
 */
export function singleFlight<T>(
  name: string,
  build: () => Promise<T>,
  isWhole: (value: T) => boolean,
): Promise<T> {
  const all = (shared.keptDocuments ??= new Map());
  const known = all.get(name);
  if (known && Date.now() < known.until) return known.value as Promise<T>;
  const value = build();
  const entry = { value, until: Infinity };
  all.set(name, entry);
  value.then(
    (made) => (entry.until = Date.now() + settings().revalidateSeconds * (isWhole(made) ? 1000 : 100)),
    () => {
      if (all.get(name) === entry) all.delete(name);
    },
  );
  return value;
}

/** Has every document made anew at its next request, also one that is being made. */
export function clearSingleFlightCache(): void {
  shared.keptDocuments?.clear();
}
