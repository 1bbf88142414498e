/*
 * The names and bounds on which the forms, the server and the browser's script agree. They stand alone in
 * this file, because the script loads nothing else.
 */

/** The cookie with a visitor's plan, in the form of `writePlan`. */
export const PLAN_COOKIE = 'rencana';
/** Its age after the last change: half a year. */
export const PLAN_SECONDS = 182 * 86_400;
/** The one form of every page by which labels keep things, and the name of their field in it. */
export const KEEP_FORM = 'simpan';
export const KEEP_FIELD = 'simpan';
/** The separator of the parts of a plan: a sign that needs no escape in addresses and cookies. */
export const BETWEEN = '!';
/** The bounds of a plan. An address of 2,000 characters passes through every messenger and every proxy. */
export const MAX_PLAN = 2000;
export const MAX_ITEMS = 40;
