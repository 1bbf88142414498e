import { noStore, NOINDEX } from '@/lib/base/no-store';
import { planCalendar } from '@/lib/plan/calendar';
import { readPlan } from '@/lib/plan/plan';
import { loadPlan } from '@/lib/plan/view';

/** The dated parts of the plan `?r=` for a calendar (RFC 5545); 404 where there are none. */
export async function GET(request: Request): Promise<Response> {
  const { plan } = readPlan(new URL(request.url).searchParams.get('r') ?? '');
  const view = await loadPlan(plan);
  if (view.state === 'failed') return noStore(503, { ...NOINDEX, 'retry-after': '30' });
  const text = planCalendar(view, Date.now());
  if (text === null) return noStore(404, NOINDEX);
  return new Response(text, {
    headers: {
      ...NOINDEX,
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="rencana-bandung.ics"',
    },
  });
}
