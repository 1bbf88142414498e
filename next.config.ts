import type { NextConfig } from 'next';
import { FRAME_LIFE } from './lib/addresses/lifetimes';
import { CLOSED_POLICY, SECURITY_HEADERS, WORKER_POLICY } from './lib/base/security-headers';
import { checkSettings } from './lib/start/check-settings';
import { compressBuild } from './server/compress-build';
import { QUALITY, WIDTHS } from './lib/pictures/made-sizes.mjs';
import { MAX_PICTURE_BYTES } from './lib/pictures/size-limits';

// A build ends here where a setting is wrong, before anything else happens; a start in lib/start.
checkSettings();

const config: NextConfig = {
  // For scripts/assemble.mjs; `npm start` and `npm run serve` need all of node_modules at hand.
  output: process.env.BUILD_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // A file that app/kunjungan.js/route.ts sends as it is.
  outputFileTracingIncludes: { '/kunjungan.js': ['node_modules/web-vitals/dist/web-vitals.iife.js'] },
  poweredByHeader: false,
  // server/send.ts never answers 304 for a 503.
  generateEtags: false,
  reactStrictMode: true,
  htmlLimitedBots: /.*/,
  typescript: { ignoreBuildErrors: true }, // `npm run check` is where types are checked
  compiler: { runAfterProductionCompile: compressBuild },
  sassOptions: { loadPaths: ['styles'] },
  images: {
    localPatterns: [{ pathname: '/storage/**', search: '' }],
    remotePatterns: [],
    // AVIF is a third to a half of the same picture as WebP, grain included; it takes longer to make, once.
    formats: ['image/avif', 'image/webp'],
    qualities: [QUALITY],
    // Both lists are allowed. Only next/image, which the site does not use, tells them apart.
    deviceSizes: WIDTHS,
    imageSizes: [],
    minimumCacheTTL: 86_400,
    maximumRedirects: 0,
    maximumResponseBody: MAX_PICTURE_BYTES,
    maximumDiskCacheSize: 500_000_000,
    contentSecurityPolicy: CLOSED_POLICY,
  },
  experimental: {
    // Loading every page and handler at the start took a second of the processor and 25 MB; most are never
    // asked for before others have been (Next, "Memory usage").
    preloadEntriesOnStart: false,
    // Next documents the cache of production builds as not yet stable; on a fresh clone it only takes time.
    turbopackFileSystemCacheForBuild: false,
    // In production nothing reads the server's source maps, which are three quarters of a build.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // Styles use no light-dark(); without this every color-scheme brings two properties that stand in for it.
    // Turbopack uses Lightning CSS anyway: the first line only stops a warning about the second.
    useLightningcss: true,
    lightningCssFeatures: { exclude: ['light-dark'] },
    // One style sheet for all lists and details: a request costs more than all of it, so a visit fetches it
    // once and keeps it. What it takes besides: styles/globals.test.ts.
    cssChunking: { type: 'graph', requestCost: 10_000_000, weightDistribution: 0 },
    // A 50 megapixel photograph is read, a bomb is not. No picture is made twice: what sharp would keep of
    // one is of no use.
    imgOptMaxInputPixels: 50_000_000,
    imgOptOperationCache: false,
  },
  // What depends on the settings of a start, the middleware adds.
  headers: async () => [
    { source: '/:path*', headers: listed(SECURITY_HEADERS) },
    // What app/robots.ts cannot say.
    {
      source: '/robots.txt',
      headers: listed({
        'cache-control': 'public, max-age=300',
        'content-type': 'text/plain; charset=utf-8',
      }),
    },
    // Next writes icons by itself and lets nobody keep them.
    {
      source: '/(favicon.ico|icon.png|apple-icon.png)',
      headers: listed({ 'cache-control': FRAME_LIFE }),
    },
    // A worker has the policy of its own script.
    { source: '/service-worker.js', headers: listed({ 'content-security-policy': WORKER_POLICY }) },
    // Other sites, feed readers and search engines embed these pictures.
    { source: '/(og|storage)/:path*', headers: listed({ 'cross-origin-resource-policy': 'cross-origin' }) },
    // The address holds what a visitor wrote: WhatsApp does not learn it.
    { source: '/(pesan|contact/kirim)', headers: listed({ 'referrer-policy': 'no-referrer' }) },
  ],
  // The middleware does it, together with everything else that is wrong with an address: one hop.
  skipTrailingSlashRedirect: true,
};

function listed(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

export default config;
