import path from 'node:path';
import type { NextConfig } from 'next';
import { CLOSED_POLICY } from './lib/cache/content-security-policy.mjs';
import { checkSettings } from './lib/check-settings';
import { compileEarly } from './lib/compile-early';
import { MAX_PICTURE_BYTES } from './lib/storage/limits';

// Build and start end here where a setting is wrong, before anything else happens.
checkSettings();

/** Lists whose state is in the query: each state is a cached page of its own below /internal. */
const LISTS = [
  'destinasi',
  'paket-tour',
  'akomodasi',
  'transportasi',
  'event',
  'tiket',
  'fasilitas',
  'blog',
  'attraction',
  'galeri',
];

const category = { type: 'query' as const, key: 'kategori' };
const page = { type: 'query' as const, key: 'page' };
const order = { type: 'query' as const, key: 'urut' };
const month = { type: 'query' as const, key: 'bulan' };
const byDate = { ...order, value: 'tanggal' };
const someMonth = { ...month, value: '(?<bulan>[0-9]{4}-[0-9]{2})' };
const someCategory = { ...category, value: '(?<kategori>[a-z0-9][a-z0-9-]{0,80})' };
const somePage = { ...page, value: '(?<page>[1-9][0-9]{0,4})' };

/**
 * Query states → path segments, so that they are cached pages (docs/decisions/0004). Other values match nothing: 404. Next tries
 * each rule on each request, twice: there are few.
 */
const list = `/:list(${LISTS.join('|')})`;
/** The one without categories. */
const paged = '/:list(kuliner)';
/** What only the agenda of the events has. */
const dated = [order, month];
const listRewrites = [
  {
    source: list,
    has: [someCategory, somePage],
    missing: dated,
    destination: '/internal/:list/:kategori/:page',
  },
  {
    source: list,
    has: [someCategory],
    missing: [page, ...dated],
    destination: '/internal/:list/:kategori/1',
  },
  {
    source: list,
    has: [somePage],
    missing: [category, ...dated],
    destination: '/internal/:list/semua/:page',
  },
  { source: list, missing: [category, page, ...dated], destination: '/internal/:list/semua/1' },
  {
    source: '/event',
    has: [byDate, someMonth],
    missing: [category, page],
    destination: '/internal/event/-tanggal/:bulan',
  },
  {
    source: '/event',
    has: [byDate],
    missing: [category, page, month],
    destination: '/internal/event/-tanggal/semua',
  },
];

const config: NextConfig = {
  // For scripts/assemble.mjs; `npm start` and `npm run serve` need all of node_modules at hand.
  output: process.env.BUILD_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // The proxy in front compresses and validates cached copies once; with ETags a 503 could be answered 304.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  htmlLimitedBots: /.*/,
  cacheHandler: path.resolve('lib/cache/cache-handler.mjs'),
  // The handler keeps its own memory.
  cacheMaxMemorySize: 0,
  typescript: { ignoreBuildErrors: true }, // `npm run check` is where types are checked
  compiler: { runAfterProductionCompile: compileEarly },
  sassOptions: { loadPaths: ['styles'] },
  images: {
    localPatterns: [{ pathname: '/storage/**', search: '' }],
    remotePatterns: [],
    // AVIF is a third to a half of the same picture as WebP, grain included; it takes longer to make, once.
    formats: ['image/avif', 'image/webp'],
    qualities: [60],
    deviceSizes: [672, 768, 960, 1280, 1600],
    imageSizes: [160, 256, 384, 544],
    minimumCacheTTL: 86_400,
    maximumRedirects: 0,
    maximumResponseBody: MAX_PICTURE_BYTES,
    maximumDiskCacheSize: 500_000_000,
    contentSecurityPolicy: CLOSED_POLICY,
  },
  experimental: {
    // One style sheet for the whole site: a request costs more than all of it, so a visit fetches it once and keeps it.
    cssChunking: { type: 'graph', requestCost: 10_000_000, weightDistribution: 0 },
    // A 50 megapixel photograph is read, a bomb is not. No picture is made twice: what sharp would keep of one is of no use.
    imgOptMaxInputPixels: 50_000_000,
    imgOptOperationCache: false,
  },
  // middleware.ts does it, together with everything else that is wrong with an address: one hop.
  skipTrailingSlashRedirect: true,
  rewrites: async () => ({
    beforeFiles: [
      // First, so that it does not catch what the rules below it produce.
      { source: '/internal/:path*', destination: '/tidak-ada/internal/:path*' },
      { source: '/_global-error', destination: '/tidak-ada/_global-error' },
      { source: '/', destination: '/internal/beranda/1' },
      { source: paged, missing: [page], destination: '/internal/:list/1' },
      { source: paged, has: [somePage], destination: '/internal/:list/:page' },
      { source: '/kebijakan-privasi', destination: '/internal/kebijakan-privasi/1' },
      { source: '/contact', destination: '/internal/contact/1' },
      { source: '/contact/belum-lengkap', destination: '/internal/contact/belum-lengkap' },
      ...listRewrites,
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
