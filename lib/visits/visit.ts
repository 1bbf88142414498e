import { z } from 'zod';
import { familyAt, isHandled } from '../addresses/address';
import { metrics } from '../metrics/metrics';
import { reportsOf } from '../reports/report';

/** Beyond ten minutes a device slept, and no page shifts a hundred times its window. */
const milliseconds = z.number().min(0).max(600_000).optional();
const shift = z.number().min(0).max(100).optional();

const schema = z.strictObject({
  page: z.string().startsWith('/').max(500),
  /** The class of the window, parted by the design's breakpoints 'tablet' and 'desk'. */
  width: z.enum(['phone', 'tablet', 'desk']),
  /** By the names of web-vitals. What did not happen is left out. */
  values: z
    .strictObject({ LCP: milliseconds, INP: milliseconds, TTFB: milliseconds, CLS: shift })
    .refine((values) => Object.keys(values).length > 0),
});

/** A measured visit to a page of a family (`familyAt`). Nothing about the visitor. */
export type Visit = Omit<z.infer<typeof schema>, 'page'> & { family: string };

/** Reads what a page sends of itself (measure.mjs); null for what no page of the site sends. */
export function readVisit(body: string): Visit | null {
  const parsed = schema.safeParse(jsonOf(body));
  if (!parsed.success || isHandled(parsed.data.page)) return null;
  const { page, width, values } = parsed.data;
  return { family: familyAt(page), width, values };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Counts a measured visit, without any data of the visitor (docs/decisions/0031-what-visitors-feel.md). */
export const countVisit = reportsOf(({ family, width, values: { LCP, INP, TTFB, CLS } }: Visit) => {
  const counts = metrics()?.visits;
  const labels = { family, width };
  if (LCP !== undefined) counts?.LCP.observe(labels, LCP / 1000);
  if (INP !== undefined) counts?.INP.observe(labels, INP / 1000);
  if (TTFB !== undefined) counts?.TTFB.observe(labels, TTFB / 1000);
  if (CLS !== undefined) counts?.CLS.observe(labels, CLS);
});
