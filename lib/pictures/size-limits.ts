/** The largest picture: a full panorama. The same for the image optimiser (next.config.ts). */
export const MAX_PICTURE_BYTES = 32 * 1024 * 1024;
/** A picture above this size counts as large: few large pictures may be in memory at once. */
export const LARGE_PICTURE_BYTES = 10 * 1024 * 1024;
