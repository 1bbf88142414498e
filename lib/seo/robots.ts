import { PLAN_CALENDAR } from '../addresses/plan-calendar';
import { documents, NO_PAGES } from '../addresses/routes';
import { absolute } from '../addresses/absolute';

/**
 * robots.txt (RFC 9309; search-visibility.md, B4): everyone may fetch everything that pages consist of,
 * scripts and pictures included; only paths that are not pages are disallowed. It depends only on the
 * settings (B1.5).
 */
export function robotsTxt(): string {
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...[...NO_PAGES, PLAN_CALENDAR].map((path) => `Disallow: ${path}`),
  ];
  return `${lines.join('\n')}\n\nSitemap: ${absolute(documents.sitemap)}\n`;
}
