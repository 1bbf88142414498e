import { metrics } from '../metrics/metrics';
import { reportsOf } from '../reports/report';
import type { Visit } from './visit';

/** Counts a measured visit, without any data of the visitor (docs/decisions/0031-what-visitors-feel.md). */
export const countVisit = reportsOf(({ family, width, values: { LCP, INP, TTFB, CLS } }: Visit) => {
  const counts = metrics()?.visits;
  const labels = { family, width };
  if (LCP !== undefined) counts?.LCP.observe(labels, LCP / 1000);
  if (INP !== undefined) counts?.INP.observe(labels, INP / 1000);
  if (TTFB !== undefined) counts?.TTFB.observe(labels, TTFB / 1000);
  if (CLS !== undefined) counts?.CLS.observe(labels, CLS);
});
