/**
 * The fragment that a category's links target, right above its chips, so that the visitor's view does not
 * jump (product-decisions.md, "Lists").
 */
export const PLACE = '#kategori';
