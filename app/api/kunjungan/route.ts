import { emptyAnswer } from '@/lib/base/empty-answer';
import { countedAnswer, refusedReport } from '@/lib/reports/report';
import { noDocument } from '@/lib/seo/document';
import { settings } from '@/lib/settings/settings';
import { countVisit, readVisit } from '@/lib/visits/visit';

/** A page's address has 500 characters at most, and its numbers have 20 each. */
const MAX_BODY = 1024;

/**
 * `POST /api/kunjungan`: a page tells how its visit felt (docs/decisions/0031-what-visitors-feel.md). Counts
 * it, without any data of the visitor; nothing for a visitor who opted out of tracking. 204, or the status
 * that says why the report was rejected; 404 where no visits are measured.
 */
export async function POST(request: Request): Promise<Response> {
  if (settings().measuredShare === 0) return noDocument();
  const refused = refusedReport(request, MAX_BODY);
  if (refused) return refused;
  const visit = readVisit(await request.text());
  if (!visit) return emptyAnswer(400);
  return countedAnswer(countVisit(visit, request.headers));
}
