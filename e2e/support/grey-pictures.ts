import type { BrowserContext } from '@playwright/test';

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/**
 * Replaces every picture that the server would have to make by one grey pixel: the markup already reserves a
 * picture's space, and making hundreds of them in several sizes takes minutes. `pages/crawl` asks for every
 * picture, and for one of each size.
 */
export async function greyPictures(context: BrowserContext): Promise<void> {
  await context.route('**/_next/image?*', (route) =>
    route.fulfill({ contentType: 'image/gif', body: PICTURE }),
  );
}
