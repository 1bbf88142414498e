import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Cached pages belong to a build: HTML of another build links to files that no longer exist. '' without a
 * build.
 */
export const buildId = readBuildId();

/** A hash of the settings that change what pages show, so that pages of other settings are never read. */
export function variantOf(...further: (string | undefined)[]): string {
  const { ADMIN_API_URL, SITE_URL, SITE_CONFIG } = process.env;
  const all = JSON.stringify([ADMIN_API_URL, SITE_URL, SITE_CONFIG, ...further]);
  return createHash('sha256').update(all).digest('hex').slice(0, 12);
}

/**
 * The folder of cached pages for this build and these settings. It lies inside the build's own folder, so
 * that a new build deletes it.
 */
export function pagesFolder(): string {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  return path.join(root, '.next', 'server', 'kept-pages', `${buildId}-${variantOf(process.env.PORT)}`);
}

function readBuildId(): string {
  try {
    const file = path.resolve(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID');
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
