import type { KeyboardEvent } from 'react';

/** For `onKeyDown` of a <details> that begins with its <summary>: Esc closes it and focuses the summary. */
export function closeOnEscape({ key, currentTarget: details }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !details.open) return;
  details.open = false;
  (details.firstElementChild as HTMLElement).focus();
}
