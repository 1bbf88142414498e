/**
 * The widths in which the image optimiser makes pictures, and the quality: next.config.ts allows it these
 * alone, and any other is a 400. Plain JavaScript, so that benchmarks can read it without the compiler.
 */
export const WIDTHS = [160, 256, 384, 544, 672, 768, 960, 1280, 1600];
export const QUALITY = 60;
