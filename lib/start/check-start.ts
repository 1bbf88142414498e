import { ContentError } from '../embedded/markdown-file';
import { embeddedContent } from '../embedded/content-cache';
import { areas } from '../kawasan/areas';
import { logWarning } from '../log/log';
import { lexicon } from '../search/lexicon';
import { NO_SITE_URL, settings, SettingsError } from '../settings/settings';
import { placeholders, site } from '../settings/site';

/**
 * Checks the settings, the operator's files, the areas and, without a provider, the embedded content. A fault
 * ends the process with one line that names the mistake and how to fix it; in production, shipped
 * placeholders and a missing SITE_URL only cause a warning.
 */
export async function checkStart(): Promise<void> {
  try {
    const { adminApiUrl, siteConfig, siteUrl, hasSiteUrl } = settings();
    const open = placeholders(site());
    const isProduction = process.env.NODE_ENV === 'production';
    if (isProduction && !hasSiteUrl) logWarning(NO_SITE_URL, { siteUrl });
    if (isProduction && open.length) {
      logWarning(`${siteConfig} still holds placeholders, which reach nobody: replace them`, {
        fields: open.join(', '),
      });
    }
    areas();
    lexicon();
    if (!adminApiUrl) await embeddedContent().current();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
