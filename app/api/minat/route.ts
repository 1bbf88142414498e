import { noStore } from '@/lib/base/no-store';
import { countPress } from '@/lib/interest/count-press';
import { pressed } from '@/lib/interest/pressed';
import { countedAnswer, refusedReport } from '@/lib/reports/report';

/** A browser sends 'PING'. The body is not read. */
const MAX_BODY = 64;

/**
 * The `ping` of a clicked link: `?pesan=kartu` (docs/decisions/0025-what-visitors-ask-for.md). 204, or the
 * status that says why it was rejected.
 */
export function POST(request: Request): Response {
  const { headers } = request;
  const refused = refusedReport(request, MAX_BODY);
  if (refused) return refused;
  const press = pressed(new URL(request.url).searchParams, headers.get('ping-from'));
  if (!press) return noStore(400);
  return countedAnswer(countPress(press, headers));
}
