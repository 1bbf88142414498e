import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the server's HTML, true after hydration. For islands whose control is a link without script and a
 * button with it, and for roles that only script can keep true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
