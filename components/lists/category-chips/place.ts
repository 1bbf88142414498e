/** The fragment that a category's links target, right above its chips (product-decisions.md, "Lists"). */
export const PLACE = '#kategori';
