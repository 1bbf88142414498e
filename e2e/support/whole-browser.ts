import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a whole Chromium. The headless shell, which the other tests use, has no back/forward cache.
 */
export function wholeBrowser(): string {
  const places = [process.env.WHOLE_CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED];
  return places.find((place) => place && existsSync(place)) ?? chromium.executablePath();
}
