import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/addresses/absolute';
import { documents, ORDER, PLAN_CALENDAR, routes } from '@/lib/addresses/routes';

/** The sitemap's address depends on the settings of the start: by itself the file would be the build's. */
export const dynamic = 'force-dynamic';

/** Everyone may fetch all that pages consist of, scripts and pictures too (search-visibility.md, B4). */
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
