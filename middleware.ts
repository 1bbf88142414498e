import type { NextRequest } from 'next/server';
import { isHandled, readAddress, type Address } from '@/lib/addresses/address';
import { methodsOf, ORDER, PLAN_CHANGE, routes, TEXT_PAGES } from '@/lib/addresses/routes';
import { isOwnQuestion, OWN_QUESTION } from '@/lib/base/secrets';
import { askRoute, lead, refuseMethod, show, showText, tell } from '@/lib/cases/answers';
import { caseAt } from '@/lib/cases/case-of';
import { orderedAddress } from '@/lib/cases/ordered';
import { calendarRoute } from '@/lib/entities/item-calendar';
import { PLAN_COOKIE } from '@/lib/plan/keeping';

/** Which answer an address gets: decided here alone (docs/decisions/0029-the-middleware-answers.md). */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname: path, search, searchParams } = request.nextUrl;

  if (!methodsOf(path).includes(request.method)) return refuseMethod(request);

  // Routes that are no pages.
  if (path === routes.rencana && request.method === 'POST') return askRoute(request, PLAN_CHANGE);
  const calendar = calendarRoute(path);
  if (calendar !== null) return askRoute(request, calendar);
  if (isHandled(path) && path !== ORDER) return askRoute(request);
  if (path.startsWith(`${TEXT_PAGES}/`) && isOwnQuestion(request.headers.get(OWN_QUESTION)))
    return showText(request);

  const address: Address = path === ORDER ? orderedAddress(searchParams) : readAddress(path, search);
  const found = await caseAt(address, request.cookies.get(PLAN_COOKIE)?.value ?? '');
  if (found.state === 'absent' || found.state === 'failed') return tell(request, address, found);
  if (found.state === 'moved') return lead(request, found.to);
  if (path === ORDER) return askRoute(request);
  return show(request, found.address, found.state);
}

/** Files that Next or a server before it sends by themselves: the build's, those of public/ and the icons. */
export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!_next/|art/|favicon\\.ico$|icon\\.png$|icon-512\\.png$|apple-icon\\.png$|ikon\\.svg$|manifest\\.webmanifest$).*)',
};
