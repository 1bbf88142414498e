import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/addresses/absolute';
import { documents, ORDER, PLAN_CALENDAR, routes } from '@/lib/addresses/routes';

/** The sitemap's address depends on the settings of the start: by itself the file would be the build's. */
export const dynamic = 'force-dynamic';

/**
 * robots.txt (RFC 9309; search-visibility.md, B4): everyone may fetch everything that pages consist of,
 * scripts and pictures included; only paths that are not pages are disallowed. It depends only on the
 * settings (B1.5). How long it may be kept says next.config.ts.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', `${routes.contact}/kirim`, ORDER, PLAN_CALENDAR],
    },
    sitemap: absolute(documents.sitemap),
  };
}
