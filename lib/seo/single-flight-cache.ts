import { settings } from '../settings/settings';
import { processWide } from '../base/process-wide.mjs';

const shared = processWide as {
  keptDocuments?: Map<string, { value: Promise<unknown>; until: number }>;
};

/**
 * Single-flight cache with a TTL of REVALIDATE_SECONDS: a flood of requests costs one build. A result that
 * `isComplete` denies, because the API did not deliver all data, is cached for a tenth of that. Rejections
 * are not cached. There is one value per name and process, shared by all bundles.
 */
export function singleFlight<T>(
  name: string,
  build: () => Promise<T>,
  isComplete: (value: T) => boolean,
): Promise<T> {
  const all = (shared.keptDocuments ??= new Map());
  const known = all.get(name);
  if (known && Date.now() < known.until) return known.value as Promise<T>;
  const value = build();
  const entry = { value, until: Infinity };
  all.set(name, entry);
  value.then(
    (made) => (entry.until = Date.now() + settings().revalidateSeconds * (isComplete(made) ? 1000 : 100)),
    () => {
      if (all.get(name) === entry) all.delete(name);
    },
  );
  return value;
}

/** Clears the cache: every document is rebuilt at its next request, including one that is being built now. */
export function clearSingleFlightCache(): void {
  shared.keptDocuments?.clear();
}
