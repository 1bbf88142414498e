import type { Site } from './site';

const OFFSET_MS = 7 * 3_600_000;

/**
 * The operator's notice on one of its days in Jakarta, else null. Pages decide it when they are rendered, at
 * most half a minute before somebody looks where there are visitors; what the build renders is kept for ever,
 * so it has none.
 */
export function noticeNow(notice: Site['notice'], now = Date.now()): string | null {
  if (!notice || process.env.NEXT_PHASE === 'phase-production-build') return null;
  const today = new Date(now + OFFSET_MS).toISOString().slice(0, 10);
  const { text, from = today, until = today } = notice;
  return from <= today && today <= until ? text : null;
}
