import { existsSync } from 'node:fs';

const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((place) => existsSync(place));

/** How tests start Chromium if they look at pictures. */
export const WITH_PICTURES = {
  executablePath: process.env.CHROMIUM_PATH || system,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // Nothing leaves this machine; other-hosts.ts answers where a test opens a map or WhatsApp.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    // Letters as wide as in a whole Chromium: the headless shell would round each to whole pixels.
    '--font-render-hinting=none',
  ],
};

/**
 * How all other tests start it: the markup reserves a picture's space, and making and drawing hundreds of
 * them in several sizes takes minutes. `pages/crawl` asks for every picture, and for one of each size.
 */
export const WITHOUT_PICTURES = {
  ...WITH_PICTURES,
  args: [...WITH_PICTURES.args, '--blink-settings=imagesEnabled=false'],
};
