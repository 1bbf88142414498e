import { dayAt } from '../base/jakarta';
import type { Site } from './site';

/**
 * The operator's notice if today, in Jakarta, is one of its days, else null. It is evaluated when a page is
 * rendered, which for pages with visitors is at most half a minute before. Pages of the build are kept for
 * ever, so they have no notice.
 */
export function noticeNow(notice: Site['notice'], now = Date.now()): string | null {
  if (!notice || process.env.NEXT_PHASE === 'phase-production-build') return null;
  const day = dayAt(now);
  const { text, from = day, until = day } = notice;
  return from <= day && day <= until ? text : null;
}
