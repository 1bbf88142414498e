import type { IncomingMessage, ServerResponse } from 'node:http';
import { familyAt } from '@/lib/addresses/address';
import { metrics } from '@/lib/metrics/metrics';
import { OPTIMISER } from './picture-queue';

/** Files of the build and of public/, icons and what belongs to them. */
const FILE =
  /^\/(?:_next\/static\/|art\/|(?:favicon\.ico|(?:icon|icon-512|apple-icon)\.png|ikon\.svg|manifest\.webmanifest)$)/;

/** Counts a response and its duration once it is sent (docs/metrics.md). */
export function observe({ url }: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
  const counts = metrics();
  if (!counts) return;
  const began = performance.now();
  response.once('finish', () => {
    const family = familyOf(url);
    counts.answers.inc({ family, status: response.statusCode });
    counts.answerSeconds.observe({ family }, (performance.now() - began) / 1000);
  });
}

/** The family of a URL for a metric's label, from a closed list; 'other' where the site has none such. */
export function familyOf(url = ''): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (path === OPTIMISER) return 'picture';
  if (FILE.test(path)) return 'file';
  return familyAt(path);
}
