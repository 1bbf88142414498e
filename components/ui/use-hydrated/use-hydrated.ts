import { useDeferredValue } from 'react';

/**
 * False in the server's HTML and while React takes it over, true right after: for roles and controls that
 * only script can keep true. The second drawing waits until nothing else is to be done: in the same task as
 * the first it blocked a phone.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false);
}
