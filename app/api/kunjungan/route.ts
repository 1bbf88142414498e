import { noStore } from '@/lib/base/no-store';
import { countedAnswer, refusedReport } from '@/lib/reports/report';
import { noDocument } from '@/lib/seo/document';
import { settings } from '@/lib/settings/settings';
import { countVisit, readVisit } from '@/lib/visits/visit';

/** A page's address has 500 characters at most, and its numbers have 20 each. */
const MAX_BODY = 1024;

/**
 * A page tells how its visit felt (docs/decisions/0031-what-visitors-feel.md). 204, or the status that says
 * why it was rejected; 404 where no visits are measured.
 */
export async function POST(request: Request): Promise<Response> {
  if (settings().measuredShare === 0) return noDocument();
  const refused = refusedReport(request, MAX_BODY);
  if (refused) return refused;
  const visit = readVisit(await request.text());
  if (!visit) return noStore(400);
  return countedAnswer(countVisit(visit, request.headers));
}
