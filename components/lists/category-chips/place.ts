/**
 * The place that a category's links lead to, right above its chips: what one looks at stays where it is
 * (product-decisions.md, "Lists").
 */
export const PLACE = '#kategori';
