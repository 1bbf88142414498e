/*
 * Keeps the visitor inside the opened menu: the rest of the page is inert, Tab goes round within it. The page
 * behind it stands still by CSS alone (menu.module.scss).
 */

/** Everything beside the path from <body> to `inside`. */
function surroundings(inside: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node = inside; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement) found.push(sibling);
    }
  }
  return found;
}

function goRound(root: HTMLElement, event: KeyboardEvent): void {
  const stops = [...root.querySelectorAll<HTMLElement>('summary, a[href]')].filter(
    (stop) => stop.checkVisibility?.() ?? true,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Makes `root` (an open <details>) the only thing on the page that can be reached; returns the undoing. */
export function trapFocus(root: HTMLDetailsElement): () => void {
  const end = new AbortController();
  const quiet = surroundings(root).filter((element) => !element.inert);
  for (const element of quiet) element.inert = true;
  root.addEventListener('keydown', (event) => event.key === 'Tab' && goRound(root, event), {
    signal: end.signal,
  });
  return () => {
    end.abort();
    for (const element of quiet) element.inert = false;
  };
}
