// Measures a visit with web-vitals, which stands before it in one script (app/kunjungan.js/route.ts). Sent as
// it is written: a bundle would bring it to every page, also where no visit is measured.

/** @import { Visit } from './visit' */
/** @import { Metric } from 'web-vitals' */

/** @type {Visit['values']} */
const values = {};

/** @param {Metric} metric */
function note({ name, value }) {
  if (name !== 'FCP') values[name] = value;
}

webVitals.onLCP(note);
webVitals.onINP(note);
webVitals.onCLS(note);
webVitals.onTTFB(note);
// Once, when the page is hidden first, for mostly that is its end. The library has noted all by then.
addEventListener('visibilitychange', send);

function send() {
  if (document.visibilityState !== 'hidden') return;
  removeEventListener('visibilitychange', send);
  if (Object.keys(values).length === 0) return;
  const body = JSON.stringify({ page: location.pathname, width: widthClass(), values });
  // A beacon would take the cookie with the visitor's plan along, and the address of a shared one.
  fetch('/api/kunjungan', {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

/** By the breakpoints of the design (styles/_tools.scss). @returns {Visit['width']} */
function widthClass() {
  if (matchMedia('(min-width: 64rem)').matches) return 'desk';
  return matchMedia('(min-width: 48rem)').matches ? 'tablet' : 'phone';
}
