/*
 * Keeps the focus inside the open menu: the rest of the page is inert, Tab wraps around. CSS alone keeps the
 * page behind it from scrolling (menu.module.scss).
 */

/** The siblings of `inside` and of its ancestors below <body>. */
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

/**
 * Traps focus in `root`, an open <details>: makes the rest of the page inert. Returns the function that
 * undoes it.
 */
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
