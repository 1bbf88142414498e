/*
 * The names and bounds on which the forms, the server and the browser's script agree. They stand alone in
 * this file, because the script loads nothing else.
 */

/** The cookie with a visitor's plan, in the form of `writePlan`. */
export const PLAN_COOKIE = 'rencana';
/** The one form of every page by which labels keep things, and the name of their field in it. */
export const KEEP_FORM = 'simpan';
export const KEEP_FIELD = 'simpan';
/** The id of the announcement on every page that something was kept, to which that form leads back. */
export const KEPT = 'tersimpan';
/** The separator of the parts of a plan: a sign that needs no escape in addresses and cookies. */
export const BETWEEN = '!';
/** The most items of a plan. */
export const MAX_ITEMS = 40;
