import { NextResponse, type NextRequest } from 'next/server';
import { policyFor } from './lib/cache/content-security-policy.mjs';
import { settledPath, tidyAddress } from './lib/address';
import { routes } from './lib/routes';

/*
 * First, one address for one thing (lib/address.ts), where next.config's redirects cannot say it in one hop. The matchers are
 * narrow, and none matches a page's own address, because a matching one halves the throughput of a cached page.
 *
 * Second, the Content-Security-Policy of /cari: the only page that is rendered for every request, so that the cache handler
 * cannot hash its scripts. Next puts the nonce of this header into them.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/cari',
    '/events',
    '/paket-tour/:slug',
    // Capitals, percent-encoding, a slash at the end.
    '/((?!_next/|api/|storage/|art/|og/).*[A-Z%].*)',
    '/((?!_next/|api/|storage/|art/|og/).+/)',
    {
      source: '/(destinasi|paket-tour|akomodasi|transportasi|event|tiket|fasilitas|blog|attraction|kuliner)',
      has: [{ type: 'query', key: 'page', value: '1' }],
    },
    {
      source: '/(destinasi|paket-tour|akomodasi|transportasi|event|tiket|fasilitas|blog|attraction)',
      has: [{ type: 'query', key: 'kategori', value: 'semua' }],
    },
  ],
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = new URL(request.url);
  const tidy = tidyAddress(pathname, search);
  if (tidy !== pathname + search)
    return NextResponse.redirect(new URL(await settled(tidy), request.url), 308);
  return pathname === routes.cari ? withNonce(request) : NextResponse.next();
}

/** A page behind another key of its item, or given up by the operator, would redirect again: its target is taken at once. */
async function settled(address: string): Promise<string> {
  const [path = address, query] = address.split('?');
  const target = await settledPath(path);
  return query === undefined || target !== path ? target : address;
}

function withNonce(request: NextRequest): NextResponse {
  const policy = policyFor([`'nonce-${Buffer.from(crypto.randomUUID()).toString('base64')}'`]);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
