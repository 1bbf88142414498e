import { NextResponse, type NextRequest } from 'next/server';
import { policyFor } from './lib/cache/content-security-policy.mjs';
import { routes } from './lib/routes';

/*
 * First, one address for one thing (decisions.md, "URLs"), where next.config's redirects cannot say it: paths with capitals, and
 * `?page=1` and `?kategori=semua`, which mean the bare address. The matchers are narrow because a matching one halves
 * the throughput of a cached page.
 *
 * Second, the Content-Security-Policy of /cari: the only page that is rendered for every request, so that the cache handler
 * cannot hash its scripts. Next puts the nonce of this header into them.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/cari',
    '/((?!_next/|api/|storage/|art/).*[A-Z].*)',
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

export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  // Percent-encoded bytes keep their capitals: '%C3' and '%c3' are the same address to Next.
  url.pathname = url.pathname.replace(/%[0-9A-Fa-f]{2}|[A-Z]/g, (part) =>
    part.length > 1 ? part : part.toLowerCase(),
  );
  if (url.searchParams.get('page') === '1') url.searchParams.delete('page');
  if (url.searchParams.get('kategori') === 'semua') url.searchParams.delete('kategori');
  if (url.href !== request.nextUrl.href) return NextResponse.redirect(url, 308);
  return request.nextUrl.pathname === routes.cari ? withNonce(request) : NextResponse.next();
}

function withNonce(request: NextRequest): NextResponse {
  const policy = policyFor([`'nonce-${Buffer.from(crypto.randomUUID()).toString('base64')}'`]);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
