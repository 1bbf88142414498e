// Delays a page's scripts until the page is shown (docs/decisions/0010-scripts-after-the-page.md).

/** Next's own files, except those for old browsers (`noModule`). */
const ASYNC = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g;
/** The preload hint for the first of them. */
const PRELOAD = /<link rel="preload" as="script" [^>]*>/g;

/**
 * Runs in the browser. Two frames after the load event the largest picture is painted; a touch or a key
 * before that means that somebody is waiting for the script.
 */
export const START = [
  '(()=>{',
  'let all=()=>document.querySelectorAll("script[data-late]").forEach(late=>{',
  'let script=document.createElement("script");',
  'script.src=late.dataset.late;script.setAttribute("async","");late.replaceWith(script)});',
  'addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(all))));',
  'addEventListener("pointerdown",all);addEventListener("keydown",all)',
  '})()',
].join('');

/**
 * Turns Next's scripts into data (`data-late`) and adds one small script that starts them when the page has
 * been shown: on a slow network they would take bandwidth from style sheet, font and picture. Until then the
 * page behaves as without script.
 * @param {string} html
 * @returns {string}
 */
export function deferScripts(html) {
  const late = html.replace(PRELOAD, '').replace(ASYNC, '<script type="text/plain" data-late="$1"></script>');
  return late === html ? html : late.replace('</body>', `<script>${START}</script></body>`);
}
