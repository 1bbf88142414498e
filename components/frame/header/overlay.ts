/**
 * Makes all of the page around `inside` inert, as a modal dialog does. CSS alone keeps the page behind it
 * from scrolling (menu.module.scss). Returns the function that undoes it.
 */
export function quietAround(inside: HTMLElement): () => void {
  const quiet: HTMLElement[] = [];
  for (let node = inside; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) quiet.push(sibling);
    }
  }
  for (const element of quiet) element.inert = true;
  return () => {
    for (const element of quiet) element.inert = false;
  };
}
