/*
 * What the forms, the server and the browser's own script must agree on. Alone in this file: the script loads
 * nothing else.
 */

/** The cookie in which a visitor's plan lies, in the form of `writePlan`. */
export const PLAN_COOKIE = 'rencana';
/** How long it lies there after the last change: half a year. */
export const PLAN_SECONDS = 182 * 86_400;
/** The one form of every page by which labels keep things, and what they are called in it. */
export const KEEP_FORM = 'simpan';
export const KEEP_FIELD = 'simpan';
/** What separates the parts of a plan: a sign that stands in addresses and in cookies as it is. */
export const BETWEEN = '!';
/** The bounds of a plan. An address of 2,000 characters passes through every messenger and every proxy. */
export const MAX_PLAN = 2000;
export const MAX_ITEMS = 40;
