/** Next's own files, except those for old browsers (`noModule`). */
const ASYNC = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g;
/** The preload hint for the first of them. */
const PRELOAD = /<link rel="preload" as="script" [^>]*>/g;

/** Scripts wait this long for a load event that a picture holds back. Pages load within 2 s on slow 4G. */
const PATIENCE_MS = 3000;

/**
 * Runs in the browser: two frames after the load event, when all is painted, or at a touch or a key, or when
 * that event does not come. The scripts go into the head: where the body gets a new child, a browser computes
 * every style of the page anew, because of selectors that count children.
 */
export const START = [
  '(()=>{',
  'let all=()=>document.querySelectorAll("script[data-late]").forEach(late=>{',
  'let script=document.createElement("script");',
  'script.src=late.dataset.late;script.setAttribute("async","");',
  'delete late.dataset.late;setTimeout(()=>document.head.append(script))});',
  // No frame comes while a page is drawn ahead or hidden, so that it waits until it is shown.
  'let soon=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(all)));',
  `addEventListener("load",soon);setTimeout(soon,${PATIENCE_MS});`,
  'addEventListener("pointerdown",all);addEventListener("keydown",all)',
  '})()',
].join('');

/** Turns Next's scripts into data (docs/decisions/0010-scripts-after-the-page.md), and adds START. */
export function deferScripts(html: string): string {
  const late = html.replace(PRELOAD, '').replace(ASYNC, '<script type="text/plain" data-late="$1"></script>');
  return late === html ? html : late.replace('</body>', `<script>${START}</script></body>`);
}
