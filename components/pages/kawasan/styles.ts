/**
 * The style sheet of these pages, in public/: the bundled ones are shared by all pages, and these rules would
 * make each of them larger (next.config.ts, `cssChunking`).
 */
export const MAP_STYLES = '/kawasan.css';
