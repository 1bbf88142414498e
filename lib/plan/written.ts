/*
 * What holds for whoever writes a plan: the server, and the browser once something is kept. Apart from
 * keeping.ts, because each page loads that.
 */

/** The age of the cookie after the last change: half a year. */
export const PLAN_SECONDS = 182 * 86_400;
/** An address of 2,000 characters passes through every messenger and every proxy. */
export const MAX_PLAN = 2000;
