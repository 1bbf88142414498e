/*
 * Enhances an open <details>: it closes after a choice, on Esc, on a click outside and when the focus leaves
 * (search-visibility.md D1, "Nav dropdowns"). Without script it still opens, and closes on a second click.
 */

const opened = (root: HTMLElement): HTMLDetailsElement | null => root.querySelector('details[open]');

/** Closes the innermost open <details> of `root`; moves the focus back to its summary if `refocus`. */
function closeOpen(root: HTMLElement, refocus = false): void {
  const details = opened(root);
  if (!details) return;
  details.open = false;
  if (refocus) details.querySelector('summary')?.focus();
}

/** Attaches the dropdown behaviour to `root`. Returns the cleanup function, as an effect needs it. */
export function closeDropdowns(root: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const leaves = (target: EventTarget | null): boolean =>
    target instanceof Node && !opened(root)?.contains(target);
  document.addEventListener('pointerdown', (event) => leaves(event.target) && closeOpen(root), { signal });
  root.addEventListener('focusout', (event) => leaves(event.relatedTarget) && closeOpen(root), { signal });
  root.addEventListener('keydown', (event) => event.key === 'Escape' && closeOpen(root, true), { signal });
  root.addEventListener('click', (event) => (event.target as Element).closest('a') && closeOpen(root), {
    signal,
  });
  return () => end.abort();
}
