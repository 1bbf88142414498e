// Delays a page's scripts until the page is shown (docs/decisions/0010-scripts-after-the-page.md).

/** Next's own files, except those for old browsers (`noModule`). */
const ASYNC = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g;
/** The preload hint for the first of them. */
const PRELOAD = /<link rel="preload" as="script" [^>]*>/g;

/** Scripts wait this long for a load event that a picture holds back. Pages load within 2 s on slow 4G. */
const PATIENCE_MS = 3000;

/**
 * Runs in the browser: two frames after the load event, when all is painted, or at a touch or a key, or when
 * that event does not come.
 */
export const START = [
  '(()=>{',
  'let all=()=>document.querySelectorAll("script[data-late]").forEach(late=>{',
  'let script=document.createElement("script");',
  'script.src=late.dataset.late;script.setAttribute("async","");late.replaceWith(script)});',
  'addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(all))));',
  `setTimeout(all,${PATIENCE_MS});`,
  'addEventListener("pointerdown",all);addEventListener("keydown",all)',
  '})()',
].join('');

/**
 * Turns Next's scripts into data (`data-late`) and adds a small one that starts them when the page has been
 * shown.
 * @param {string} html
 * @returns {string}
 */
export function deferScripts(html) {
  const late = html.replace(PRELOAD, '').replace(ASYNC, '<script type="text/plain" data-late="$1"></script>');
  return late === html ? html : late.replace('</body>', `<script>${START}</script></body>`);
}
