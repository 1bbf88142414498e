/**
 * The largest picture accepted, in bytes: a full-resolution panorama. next.config.ts sets the same limit for
 * the image optimiser.
 */
export const MAX_PICTURE_BYTES = 32 * 1024 * 1024;
/** A picture above this size counts as large: few large pictures may be in memory at once. */
export const LARGE_PICTURE_BYTES = 10 * 1024 * 1024;
