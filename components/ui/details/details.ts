import type { KeyboardEvent } from 'react';

/**
 * For `onKeyDown` of a <details>, whose first child is its <summary>: Esc closes it and gives the focus back
 * to the summary.
 */
export function closeOnEscape({ key, currentTarget: details }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !details.open) return;
  details.open = false;
  (details.firstElementChild as HTMLElement).focus();
}
