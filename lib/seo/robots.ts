import { documents, NO_PAGES } from '../addresses/routes';
import { absolute } from '../addresses/absolute';

/**
 * robots.txt (RFC 9309; search-visibility.md, B4): everyone may fetch everything that pages are made of,
 * scripts and pictures included; only addresses that are no pages are closed. It depends on nothing but the
 * settings (B1.5).
 */
export function robotsTxt(): string {
  const lines = ['User-agent: *', 'Allow: /', ...NO_PAGES.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${absolute(documents.sitemap)}\n`;
}
