import { ASKED_FOR } from '../items/count-calls';
import { ContentError } from '../embedded/markdown-file';
import { settings, SettingsError } from '../settings/settings';
import { keepIndexed } from '../search/site-index';
import { checkSettings } from './check-settings';
import { checkStart } from './check-start';
import { openStores } from './open-stores';

/** Checks what the operator wrote and opens what outlives a request. An error ends the process. */
export async function startSite(): Promise<void> {
  checkSettings();
  try {
    await checkStart();
    await openStores();
    keepIndexed();
    if (settings().metricsToken) (await import('../metrics/open-metrics')).openMetrics(ASKED_FOR);
  } catch (error) {
    const isOperators = error instanceof SettingsError || error instanceof ContentError;
    console.error(isOperators ? error.message : error);
    process.exit(1);
  }
}
