import { NextResponse, type NextRequest } from 'next/server';
import type { Address, PageAddress } from '../addresses/address';
import { withCampaign } from '../addresses/campaign';
import { lifetimeOf, NOT_KEPT } from '../addresses/lifetimes';
import { robotsHeader } from '../addresses/public-host';
import { METHOD_REFUSED, methodsOf, ORDER, routes } from '../addresses/routes';
import { SPECULATION } from '../addresses/speculation-rules';
import { outageStatus } from '../admin-api/errors';
import { OPEN_POLICY, transportSecurity } from '../base/security-headers';
import { serverState } from '../base/server-state';
import { retrySeconds } from '../items/look-up';
import { logAnswer } from '../log/log-answer';
import { settings } from '../settings/settings';
import { textPage, type Told } from './text-page';

// The answers of the middleware, in the form that Next documents for it.

type Fields = Record<string, string>;

/** A page that is there, kept for as long as its family says. */
export function show(request: NextRequest, { page }: PageAddress, state: 'ok' | 'partial'): Response {
  return draw(request, {
    ...lifetimeOf(page.family, state, settings().revalidateSeconds),
    ...SPECULATION,
    ...(state === 'partial' && { 'x-status': state }),
  });
}

/** The page with the text of a 404 or 503, which this process asks itself for. */
export function showText(request: NextRequest): Response {
  return draw(request, NOT_KEPT);
}

function draw(request: NextRequest, fields: Fields): Response {
  const headers = { ...common(request), ...fields, 'content-security-policy': OPEN_POLICY };
  return NextResponse.next({ request: { headers: ofPage(request) }, headers });
}

/** A route that is no page, at its own path or another. It says itself how long its answer may be kept. */
export function askRoute(request: NextRequest, path?: string): Response {
  const headers = common(request);
  if (path === undefined) return NextResponse.next({ headers });
  return NextResponse.rewrite(new URL(path + request.nextUrl.search, request.url), { headers });
}

/** Another address, for good (308) and with the campaign; from an order to its item, for this time (303). */
export function lead(request: NextRequest, path: string): Response {
  const { pathname, searchParams } = request.nextUrl;
  const isOrder = pathname === ORDER;
  const to = new URL(withCampaign(path, searchParams), request.url);
  const headers = { ...common(request), ...(isOrder && { ...NOT_KEPT, 'x-robots-tag': 'noindex' }) };
  return NextResponse.redirect(to, { status: isOrder ? 303 : 308, headers });
}

/** 404, there is no such thing, or 503 (429), it cannot be had now, in the words of its kind. */
export async function tell(request: NextRequest, address: Address, told: Told): Promise<Response> {
  const status = told.state === 'absent' ? 404 : outageStatus(told.error);
  const { pathname, search, host } = request.nextUrl;
  logAnswer(status, {
    method: request.method,
    url: pathname + search,
    referrer: request.headers.get('referer') ?? undefined,
    agent: request.headers.get('user-agent') ?? undefined,
  });
  // Where this process listens: as its own server says, else as Next does, never as the visitor says.
  const body = await textPage(address, told, serverState.server?.origin ?? `http://${host}`);
  return new NextResponse(new Uint8Array(body), {
    status,
    headers: {
      ...common(request),
      ...NOT_KEPT,
      ...(told.state === 'failed' && { 'retry-after': String(retrySeconds(told.error)) }),
      ...(pathname === ORDER && { 'x-robots-tag': 'noindex' }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': OPEN_POLICY,
    },
  });
}

/** A method that the address has not. */
export function refuseMethod(request: NextRequest): Response {
  return new NextResponse(`${METHOD_REFUSED}\n`, {
    status: 405,
    headers: {
      ...common(request),
      ...NOT_KEPT,
      allow: methodsOf(request.nextUrl.pathname).join(', '),
      'content-type': 'text/plain; charset=utf-8',
    },
  });
}

/** For a page: the cookie for the plan alone, and one name for all programs (`htmlLimitedBots`). */
function ofPage(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  if (request.nextUrl.pathname !== routes.rencana) headers.delete('cookie');
  headers.set('user-agent', 'Jelajahi Bandung');
  return headers;
}

/** The headers of every answer that next.config.ts cannot know: they depend on the settings of the start. */
function common({ headers }: NextRequest): Fields {
  return {
    ...transportSecurity(settings().siteUrl),
    ...robotsHeader(headers.get('host'), headers.get('x-forwarded-host')),
  };
}
