import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes } from '@/lib/addresses/routes';
import { isEmpty } from '@/lib/plan/change';
import { PLAN_COOKIE, PLAN_SECONDS } from '@/lib/plan/keeping';
import { readPlan, writePlan } from '@/lib/plan/plan';
import { parseRevalidation } from '@/lib/plan/post';

/*
 * A visitor's plan lies in the visitor's own cookie, the only one of the site
 * (docs/decisions/0024-a-plan-without-an-account.md). The page and the form of plans are the only ones that
 * get it; every other page is rendered independent of any visitor.
 */

/**
 * The parameter by which the page gets the plan from the cookie. Visitors cannot send it: `resolve` drops
 * every parameter but `r`.
 */
export const OWN_PLAN = 'milik';

/** A cookie with a value that `writePlan` could have made; cookies may hold anything. */
const PLAN = new RegExp(`(?:^|;\\s*)${PLAN_COOKIE}=([\\w.!~%-]{1,4000})(?:;|$)`);

/** The longest form in bytes: the fields of forty items. */
const MAX_FORM = 16_000;

/** The plan in the visitor's cookies as text; '' when there is none. */
function ownPlan(cookies: string | undefined): string {
  return PLAN.exec(cookies ?? '')?.[1] ?? '';
}

/** Adds the visitor's own plan to the address of /rencana. Other addresses, `/rencana?r=` too, stay. */
export function withOwnPlan(address: string, cookies: string | undefined): string {
  if (address !== routes.rencana) return address;
  const plan = ownPlan(cookies);
  return plan ? `${address}?${new URLSearchParams({ [OWN_PLAN]: plan })}` : address;
}

/** Is this request the form that keeps or changes something (`POST /rencana`)? */
export function isPlanForm({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && url.split('?', 1)[0] === routes.rencana;
}

/**
 * Answers `POST /rencana` (product-decisions.md, "New routes"): changes the plan in the visitor's cookie and
 * leads back with 303. A form of another site gets 403, one beyond MAX_FORM gets 413.
 */
export async function changePlan(
  request: IncomingMessage,
  response: ServerResponse,
  siteUrl: string,
): Promise<void> {
  if (isForeign(request, siteUrl)) return end(response, 403);
  const form = await readForm(request);
  if (!form) return end(response, 413);
  const { cookie, referer = '' } = request.headers;
  const { plan, to } = parseRevalidation(readPlan(ownPlan(cookie)).plan, form, referer);
  const seconds = isEmpty(plan) ? 0 : PLAN_SECONDS;
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  end(response, 303, {
    location: to,
    'set-cookie': `${PLAN_COOKIE}=${writePlan(plan)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`,
  });
}

function end(response: ServerResponse, status: 303 | 403 | 413, headers: Record<string, string> = {}): void {
  // The connection of a rejected form is closed, because its rest is not read.
  const more = status === 303 ? headers : { connection: 'close' };
  response.writeHead(status, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...more }).end();
}

/**
 * Browsers tell which site a form is from (Sec-Fetch-Site, older ones Origin). `SameSite` alone would keep
 * the cookie away from such a request, but the response would still write a new one.
 */
function isForeign({ headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': from } = headers;
  if (from !== undefined) return from !== 'same-origin';
  if (origin === undefined) return false;
  const known = [new URL(siteUrl).host, host];
  return !URL.canParse(origin) || !known.includes(new URL(origin).host);
}

/** The fields of a form; null when the body is too long, whatever its Content-Length says. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_FORM) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
