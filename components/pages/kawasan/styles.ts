/**
 * The style sheet of these pages, in public/: what only they have is not in those that all pages share
 * (next.config.ts, `cssChunking`).
 */
export const MAP_STYLES = '/kawasan.css';
