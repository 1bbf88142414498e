import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first render, true once the script runs: an island starts from the HTML that works
 * without script and turns into its enhanced form.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
