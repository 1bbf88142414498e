import { NextResponse, type NextRequest } from 'next/server';

/*
 * One address for one thing (decisions.md, "URLs"), where next.config's redirects cannot say it: paths with capitals, and
 * `?page=1` and `?kategori=semua`, which mean the bare address. The matchers are narrow because a matching one halves
 * the throughput of a cached page.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
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
  return url.href === request.nextUrl.href ? NextResponse.next() : NextResponse.redirect(url, 308);
}
