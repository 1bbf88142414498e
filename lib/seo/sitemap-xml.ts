import { setImmediate as othersTurn } from 'node:timers/promises';
import { isoMoment } from '../base/jakarta';
import { sitemapHref } from '../addresses/routes';
import { element, XML_HEAD } from '../format/xml';
import { absolute } from '../addresses/absolute';
import type { SitemapEntry } from './sitemap-entries';
import { newestUntil } from './timestamps';

/** sitemaps.org: at most 50,000 URLs and 50 MB per file; Google: at most 1,000 pictures per URL. */
const LIMITS = { urls: 50_000, bytes: 50_000_000 };
export type SitemapLimits = typeof LIMITS;
const MAX_PICTURES = 1000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = `${XML_HEAD}<urlset ${NAMESPACE} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const TAIL = '</urlset>\n';

/** Yields to other requests after this many entries. */
const TURN = 2000;

/**
 * Writes the entries as sitemaps (sitemaps.org, protocol 0.9; Google's image extension), in order. A new file
 * begins before an entry would exceed a limit. There is always at least one file.
 */
export async function sitemapFiles(entries: Iterable<SitemapEntry>, limits = LIMITS) {
  let part = newPart();
  const parts = [part];
  for (const entry of entries) {
    const url = toUrl(entry);
    const bytes = Buffer.byteLength(url);
    if (part.urls.length >= limits.urls || part.bytes + bytes > limits.bytes) {
      part = newPart();
      parts.push(part);
    }
    part.urls.push(url);
    part.bytes += bytes;
    part.changes.push(entry.changedAt);
    if (part.urls.length % TURN === 0) await othersTurn();
  }
  return parts.map(({ urls, changes }) => ({
    xml: HEAD + urls.join('') + TAIL,
    /** When the last of its pages changed. */
    changedAt: newestUntil(Infinity, changes),
  }));
}

function newPart() {
  return { urls: [] as string[], bytes: HEAD.length + TAIL.length, changes: [] as (number | null)[] };
}

/** The schema requires this order: loc, lastmod, then the extensions. */
function toUrl({ path, changedAt, pictures }: SitemapEntry): string {
  const images = pictures
    .slice(0, MAX_PICTURES)
    .map(({ src }) => `<image:image>${element('image:loc', absolute(src))}</image:image>`);
  return `<url>${place(path, changedAt)}${images.join('')}</url>\n`;
}

function place(path: string, changedAt: number | null): string {
  return (
    element('loc', absolute(path)) + element('lastmod', changedAt === null ? null : isoMoment(changedAt))
  );
}

/** The index of these files, numbered from 1 (sitemaps.org, "Using Sitemap index files"). */
export function sitemapIndex(files: readonly { changedAt: number | null }[]): string {
  const parts = files.map(
    ({ changedAt }, index) => `<sitemap>${place(sitemapHref(index + 1), changedAt)}</sitemap>\n`,
  );
  return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`;
}
