import type { NextRequest } from 'next/server';
import { routes } from '@/lib/addresses/routes';
import { noStore, NOINDEX, seeOther } from '@/lib/base/no-store';
import { today } from '@/lib/base/jakarta';
import { readBody } from '@/lib/base/read-body';
import { isEmpty } from '@/lib/plan/change';
import { PLAN_COOKIE } from '@/lib/plan/keeping';
import { readPlan, writePlan } from '@/lib/plan/plan';
import { ABSENT, changedBy, FIELDS, keptItem } from '@/lib/plan/post';
import { isThere, loadDaysOf } from '@/lib/plan/view';
import { PLAN_SECONDS } from '@/lib/plan/written';
import { settings } from '@/lib/settings/settings';

/** The longest form in bytes: the fields of forty items. */
const MAX_FORM = 16_000;

/** `POST /rencana` (middleware.ts): changes the plan in the cookie and leads back; 403 from another site. */
export async function POST(request: NextRequest): Promise<Response> {
  const { siteUrl } = settings();
  if (isForeign(request, siteUrl)) return noStore(403, NOINDEX);
  const text = await readBody(request, MAX_FORM);
  if (text === null) return noStore(413, NOINDEX);
  const form = new URLSearchParams(text);
  const kept = form.get(FIELDS.keep);
  if (kept !== null && !(await isThere(keptItem(kept)))) return seeOther(`${routes.rencana}#${ABSENT}`);
  const own = request.cookies.get(PLAN_COOKIE)?.value ?? '';
  const before = readPlan(own).plan;
  const from = request.headers.get('referer') ?? '';
  const { plan, to } = changedBy(before, form, from, today(), await loadDaysOf(before));
  const seconds = isEmpty(plan) ? 0 : PLAN_SECONDS;
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${PLAN_COOKIE}=${writePlan(plan)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  // Script is told where to go: a redirect that it follows hides its fragment.
  return request.headers.get('accept') === 'text/plain'
    ? noStore(200, { ...NOINDEX, 'set-cookie': cookie }, to)
    : seeOther(to, { 'set-cookie': cookie });
}

/**
 * Browsers tell which site a form is from (Sec-Fetch-Site, older ones Origin). `SameSite` alone would keep
 * the cookie away from such a request, but the response would still write a new one.
 */
function isForeign({ headers }: Request, siteUrl: string): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from !== 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  // The host as the browser knows it: the site's own server, which names a constant, hands it on.
  const known = [new URL(siteUrl).host, headers.get('x-forwarded-host'), headers.get('host')];
  return !URL.canParse(origin) || !known.includes(new URL(origin).host);
}
