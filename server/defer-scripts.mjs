// Lets a page's scripts wait until the page is shown (docs/decisions/0010-scripts-after-the-page.md). Plain
// JavaScript, for the cache handler.

/** Next's own files; not those for old browsers (`noModule`). */
const ASYNC = /<script src="(\/_next\/static\/chunks\/[^"]+)" async=""><\/script>/g;
/** The hint to fetch the first of them early. */
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
 * The HTML of a page with Next's scripts as data (`data-late`) and one small script that starts them when the
 * page has been shown: on a slow network they would take the bandwidth of style sheet, font and picture.
 * Until then the page is what it is without script.
 * @param {string} html
 * @returns {string}
 */
export function deferScripts(html) {
  const late = html.replace(PRELOAD, '').replace(ASYNC, '<script type="text/plain" data-late="$1"></script>');
  return late === html ? html : late.replace('</body>', `<script>${START}</script></body>`);
}
