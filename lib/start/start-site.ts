import { ASKED_FOR } from '../data/count-calls';
import { keepIndexed } from '../search/site-index';
import { settings } from '../settings/settings';
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
    console.error(error);
    process.exit(1);
  }
}
