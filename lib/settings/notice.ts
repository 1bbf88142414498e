import type { Site } from './site';

const OFFSET_MS = 7 * 3_600_000;

/**
 * The operator's notice if today, in Jakarta, is one of its days, else null. It is evaluated when a page is
 * rendered, which for pages with visitors is at most half a minute before. Pages of the build are kept for
 * ever, so they have no notice.
 */
export function noticeNow(notice: Site['notice'], now = Date.now()): string | null {
  if (!notice || process.env.NEXT_PHASE === 'phase-production-build') return null;
  const today = new Date(now + OFFSET_MS).toISOString().slice(0, 10);
  const { text, from = today, until = today } = notice;
  return from <= today && today <= until ? text : null;
}
