import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Pages belong to a build: HTML of another one names files that are not there any more. '' while there is no
 * build.
 */
export const buildId = readBuildId();

/** Names the settings that change what pages show; pages of other settings are never read. */
export function variantOf(...further: (string | undefined)[]): string {
  const { ADMIN_API_URL, SITE_URL, SITE_CONFIG } = process.env;
  const all = JSON.stringify([ADMIN_API_URL, SITE_URL, SITE_CONFIG, ...further]);
  return createHash('sha256').update(all).digest('hex').slice(0, 12);
}

/**
 * Where the pages of this build and these settings lie, below the build's own folder, so that a new build
 * takes them away.
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
