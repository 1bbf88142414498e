/* The bounds of a search text, in characters (spec §9): imported by the browser's code too. */

export const MIN_QUERY = 3;
export const MAX_QUERY = 100;
