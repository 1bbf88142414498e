import { z } from 'zod';
import { networkList } from '../base/visitor';

const seconds = z.coerce.number().int().min(1).max(86_400);
const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => new URL(value).pathname === '/' && !new URL(value).search, 'must have no path')
  .transform((value) => new URL(value).origin);

function areNetworks(addresses: readonly string[]): boolean {
  try {
    return Boolean(networkList(addresses));
  } catch {
    return false;
  }
}

/** Whether the client of Redis reads a URL: user and password unescape, the path is a database's number. */
function isRedis(value: string): boolean {
  const { username, password, pathname } = new URL(value);
  try {
    return Boolean(decodeURIComponent(`${username}:${password}`)) && /^\/?\d*$/.test(pathname);
  } catch {
    return false;
  }
}

/** It is sent in an Authorization header. */
const secret = z
  .string()
  .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, all printable ASCII without spaces');

const fields = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOSTNAME: z.string().optional(),
  SITE_URL: origin.optional(),
  SITE_CONFIG: z.string().default('site.config.json'),
  REDIRECTS_FILE: z.string().default('content/redirects.json'),
  ADMIN_API_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((value) => !new URL(value).search && !new URL(value).hash, 'must have no query')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  ADMIN_API_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(5000),
  ADMIN_API_CONNECTIONS: z.coerce.number().int().min(1).max(256).default(16),
  REVALIDATE_SECONDS: seconds.default(300),
  REVALIDATE_SECRET: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, abort: true })
    .refine(isRedis, 'must have no path but a number, and % in a password as %25')
    .optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
  /** Read by tools/indexnow. */
  INDEXNOW_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  MEASURE_VISITS: z.coerce.number().min(0).max(1).default(0),
  LAST_GOOD_DIR: z.string().default('.cache/last-good'),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.0/8,::1')
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine(areNetworks, 'must be addresses and networks'),
});

const schema = fields
  // What visits felt like is nowhere else to be seen than in the metrics.
  .refine(({ MEASURE_VISITS, METRICS_TOKEN }) => MEASURE_VISITS === 0 || METRICS_TOKEN, {
    path: ['MEASURE_VISITS'],
    message: 'there are no metrics to count in',
  })
  .transform((value) => ({
    port: value.PORT,
    siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
    /** False: `siteUrl` is a guess that works on this machine only. */
    hasSiteUrl: value.SITE_URL !== undefined,
    siteConfig: value.SITE_CONFIG,
    redirectsFile: value.REDIRECTS_FILE,
    adminApiUrl: value.ADMIN_API_URL ?? null,
    adminApiTimeoutMs: value.ADMIN_API_TIMEOUT_MS,
    adminApiConnections: value.ADMIN_API_CONNECTIONS,
    revalidateSeconds: value.REVALIDATE_SECONDS,
    revalidateSecret: value.REVALIDATE_SECRET ?? null,
    metricsToken: value.METRICS_TOKEN ?? null,
    redisUrl: value.REDIS_URL ?? null,
    indexNowKey: value.INDEXNOW_KEY ?? null,
    /** Whether visitors may keep pages for the road. */
    hasOfflinePages: value.OFFLINE_PAGES === 'on',
    /** The share of visits that are measured, 0 to 1. */
    measuredShare: value.MEASURE_VISITS,
    lastGoodDir: value.LAST_GOOD_DIR,
    /** Whose X-Forwarded-For is believed: addresses and networks. */
    trustedProxies: value.TRUSTED_PROXIES,
  }));

export type Settings = z.output<typeof schema>;

/** How to correct each setting; shown when its value is rejected. */
const REMEDY: Record<string, string> = {
  PORT: 'a port number such as 3000',
  SITE_URL: 'the public origin such as https://jelajahibandung.example',
  ADMIN_API_URL: "the provider's host such as https://admin.example.id, or leave it out",
  ADMIN_API_TIMEOUT_MS: 'milliseconds between 50 and 60000',
  ADMIN_API_CONNECTIONS: 'a whole number between 1 and 256',
  REVALIDATE_SECONDS: 'whole seconds between 1 and 86400',
  REVALIDATE_SECRET: 'the output of: openssl rand -hex 32, or leave it out',
  METRICS_TOKEN: 'the output of: openssl rand -hex 32, or leave it out',
  REDIS_URL: 'a redis:// or rediss:// address, or leave it out',
  OFFLINE_PAGES: 'on or off',
  MEASURE_VISITS: 'a share of the visits such as 0.05, and METRICS_TOKEN too, or leave it out',
  TRUSTED_PROXIES: 'addresses and networks with commas between, such as 127.0.0.1,10.0.0.0/8',
  INDEXNOW_KEY: 'letters, digits and hyphens of your own choice, at least 8, or leave it out',
  INDEXNOW_ENDPOINT: 'an address such as https://www.bing.com/indexnow, or leave it out',
};

/** All names; server/start.mjs checks the last one. */
const NAMES = [...Object.keys(fields.shape), 'SHUTDOWN_DELAY_SECONDS'];
/** What a misspelt name may be taken for: `PORT` and `HOSTNAME` resemble names that a host may set itself. */
const SPELT = NAMES.filter((name) => name.includes('_'));

/** Logged when SITE_URL is not set: at the start, and at the first visit from another machine. */
export const NO_SITE_URL = `SITE_URL is not set: pages and sitemap name an address that only this machine has, and what others get is marked noindex; set it to ${REMEDY.SITE_URL}, and start again`;

/** A wrong setting, which stops the start; one line: which, what is wrong, how to correct it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads and checks the environment (docs/operating.md, "Settings").
 * Empty values count as unset. Throws SettingsError naming the first wrong one.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new SettingsError(
      `Setting ${name} is wrong (${issue?.message ?? 'invalid'}): set it to ${REMEDY[name] ?? 'a valid value'}.`,
    );
  }
  for (const name of Object.keys(given)) {
    const meant = NAMES.includes(name) ? undefined : SPELT.find((one) => isOneEdit(name, one));
    if (meant && !(meant in given))
      throw new SettingsError(`Setting ${name} is unknown: rename it to ${meant}, or remove it.`);
  }
  return parsed.data;
}

/** Whether one letter more, less or other, or two letters swapped, make one name the other. */
function isOneEdit(one: string, other: string): boolean {
  const [longer, shorter] = one.length < other.length ? [other, one] : [one, other];
  let from = 0;
  while (from < shorter.length && longer[from] === shorter[from]) from += 1;
  let to = 0;
  while (to < shorter.length - from && longer.at(-1 - to) === shorter.at(-1 - to)) to += 1;
  const [left, right] = [longer, shorter].map((name) => name.slice(from, name.length - to));
  return left?.length === 1 || (left?.length === 2 && left === right?.split('').reverse().join(''));
}

let current: Settings | null = null;

/** The settings of this process, read once at first use. */
export function settings(): Settings {
  return (current ??= readSettings(process.env));
}
