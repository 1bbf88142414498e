import { ContentError } from '../embedded/markdown-file';
import { embeddedContent } from '../embedded/content-cache';
import { samplesLeftOut } from '../embedded/samples';
import { areas } from '../kawasan/areas';
import { logWarning } from '../log/log';
import { NO_SITE_URL, settings, SettingsError } from '../settings/settings';
import { placeholders, site } from '../settings/site';

/**
 * Checks the settings, the operator's file, the areas and, without a provider, the embedded content. An error
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
    if (!adminApiUrl) warnOfSamples(samplesLeftOut(await embeddedContent().current()));
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function warnOfSamples(items: number): void {
  if (items > 0)
    logWarning('samples of content/ are left out of a public site: replace them, or set ADMIN_API_URL', {
      items,
    });
}
