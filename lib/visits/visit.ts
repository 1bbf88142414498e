import { z } from 'zod';
import { routeOf } from '../addresses/address';
import { PAGES, pageFamily } from '../addresses/routes';

/** The classes of windows by width, parted by the design's breakpoints 'tablet' and 'desk'. */
const WIDTHS = ['phone', 'tablet', 'desk'] as const;

/** A measured visit to a page. Nothing about the visitor. */
export interface Visit {
  /** The family of the page, from a closed list; 'other' for an address that the site has not. */
  family: string;
  width: (typeof WIDTHS)[number];
  /** By the names of web-vitals: milliseconds, and CLS without a unit. What did not happen is left out. */
  values: Partial<Record<'LCP' | 'INP' | 'TTFB' | 'CLS', number>>;
}

/** Beyond ten minutes a device slept, and no page shifts a hundred times its window. */
const milliseconds = z.number().min(0).max(600_000).optional();
const shift = z.number().min(0).max(100).optional();

const schema = z.strictObject({
  page: z.string().startsWith('/').max(500),
  width: z.enum(WIDTHS),
  values: z
    .strictObject({ LCP: milliseconds, INP: milliseconds, TTFB: milliseconds, CLS: shift })
    .refine((values) => Object.keys(values).length > 0),
});

/** Reads what a page sends of itself (measure.mjs); null for what no page of the site sends. */
export function readVisit(body: string): Visit | null {
  const parsed = schema.safeParse(jsonOf(body));
  if (!parsed.success) return null;
  const { page, width, values } = parsed.data;
  const family = familyAt(page);
  return family === null ? null : { family, width, values };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null for a route that is no page. */
function familyAt(path: string): string | null {
  const route = routeOf(path);
  if (route === null) return 'other';
  return route in PAGES ? pageFamily(PAGES[route as keyof typeof PAGES]) : null;
}
