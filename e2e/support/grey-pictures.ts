import type { BrowserContext } from '@playwright/test';

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/**
 * One grey pixel stands for every picture that the server would have to make. The room that a picture takes
 * is written in its markup, and making hundreds of them in several sizes takes minutes.
 */
export async function greyPictures(context: BrowserContext): Promise<void> {
  await context.route('**/_next/image?*', (route) =>
    route.fulfill({ contentType: 'image/gif', body: PICTURE }),
  );
}
