/**
 * The largest picture that is read, in bytes: a panorama in full resolution. next.config.ts gives the
 * optimiser the same.
 */
export const MAX_PICTURE_BYTES = 32 * 1024 * 1024;
/** Beyond this a picture is large: of those, few are in memory at once. */
export const LARGE_PICTURE_BYTES = 10 * 1024 * 1024;
