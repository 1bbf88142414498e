/** The art and the signs of public/ and the icons of app/, which keep their names from build to build. */
const LASTING = /^\/(?:art\/|ikon\.svg|(?:icon|icon-512|apple-icon)\.png|favicon\.ico)/;

/** A day, and for a week more while the new one is fetched: a page that is opened again waits for no picture of its frame. */
const LIFE = 'public, max-age=86400, stale-while-revalidate=604800';

/** The files of a build. Next has proxies keep for half a minute that one is missing: a page is without script for as long. */
const BUILD = /^\/_next\/static\//;

export function isLasting(url: string): boolean {
  return LASTING.test(url);
}

/**
 * The Cache-Control of an answer whose file changes with a deployment at most: Next has browsers ask for these files anew on every
 * page. No-store for a file of a build that cannot be had now. Null for others, and where there is no such file: `status` is not 200 or 304.
 */
export function lifeOf(url: string, status: number): string | null {
  const isThere = status === 200 || status === 304;
  if (isThere) return isLasting(url) ? LIFE : null;
  return BUILD.test(url) ? 'no-store' : null;
}
