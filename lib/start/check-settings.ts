import { redirects } from '../addresses/redirects';
import { settings, SettingsError } from '../settings/settings';
import { site } from '../settings/site';

/** Checks what the operator wrote; a mistake ends the process with one line that says how to fix it. */
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
