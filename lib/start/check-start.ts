import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { embeddedContent } from '../embedded/content-cache';
import { samplesLeftOut } from '../embedded/samples';
import { areas } from '../kawasan/areas';
import { logWarning } from '../log/log';
import { lexicon } from '../search/lexicon';
import { NO_SITE_URL, settings, SettingsError } from '../settings/settings';
import { placeholders, site } from '../settings/site';

/**
 * Checks the settings, the operator's files, the folder of the last good copies, the areas and, without a
 * provider, the embedded content. Throws SettingsError or ContentError with one line that names the mistake
 * and how to fix it; in production, shipped placeholders and a missing SITE_URL only cause a warning.
 */
export async function checkStart(): Promise<void> {
  const { adminApiUrl, lastGoodDir, siteConfig, siteUrl, hasSiteUrl } = settings();
  const open = placeholders(site());
  const isProduction = process.env.NODE_ENV === 'production';
  if (isProduction && !hasSiteUrl) logWarning(NO_SITE_URL, { siteUrl });
  if (isProduction && open.length) {
    logWarning(`${siteConfig} still holds placeholders, which reach nobody: replace them`, {
      fields: open.join(', '),
    });
  }
  await checkFolder(lastGoodDir);
  areas();
  lexicon();
  const items = adminApiUrl ? 0 : samplesLeftOut(await embeddedContent().current());
  if (items > 0)
    logWarning('samples of content/ are left out of a public site: replace them, or set ADMIN_API_URL', {
      items,
    });
}

async function checkFolder(lastGoodDir: string): Promise<void> {
  const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), lastGoodDir);
  try {
    await makeFolder(folder);
    await access(folder + path.sep, constants.W_OK);
  } catch (error) {
    throw new SettingsError(
      `Setting LAST_GOOD_DIR is wrong (${(error as Error).message}): set it to a folder that the site may write to.`,
    );
  }
}

/** Not by `recursive`: where the system has no room for folders, as below /proc, Node tries for ever. */
async function makeFolder(folder: string): Promise<void> {
  const made = (error: NodeJS.ErrnoException) => error.code === 'EEXIST' || Promise.reject(error);
  try {
    await mkdir(folder).catch(made);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder).catch(made);
  }
}
