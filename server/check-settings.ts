import { redirects } from '../lib/addresses/redirects';
import { settings, SettingsError } from '../lib/settings/settings';
import { site } from '../lib/settings/site';

/**
 * Checks what the operator wrote: settings, site.config.json, content/redirects.json. A wrong one ends the
 * process with one line that says which and how to mend it.
 */
export function checkSettings(): void {
  try {
    settings();
    site();
    redirects();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
