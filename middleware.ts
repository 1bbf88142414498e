import { NextResponse, type NextRequest } from 'next/server';
import { settledPath } from './lib/settled-path';
import { tidyAddress } from './lib/tidy-address';

/*
 * One address for one thing, where next.config's redirects cannot say it in one hop. The matchers are narrow, and
 * none matches a page's own address, because a matching one halves the throughput of a cached page.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/events',
    '/paket-tour/:slug',
    // Capitals, percent-encoding, a slash at the end.
    '/((?!_next/|api/|storage/|art/|og/).*[A-Z%].*)',
    '/((?!_next/|api/|storage/|art/|og/).+/)',
    {
      source:
        '/(destinasi|paket-tour|akomodasi|transportasi|event|tiket|fasilitas|blog|attraction|kuliner|galeri)',
      has: [{ type: 'query', key: 'page', value: '1' }],
    },
    {
      source: '/(destinasi|paket-tour|akomodasi|transportasi|event|tiket|fasilitas|blog|attraction|galeri)',
      has: [{ type: 'query', key: 'kategori', value: 'semua' }],
    },
  ],
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = new URL(request.url);
  const tidy = tidyAddress(pathname, search);
  if (tidy !== pathname + search)
    return NextResponse.redirect(new URL(await settled(tidy), request.url), 308);
  return NextResponse.next();
}

/** A page behind another key of its item, or given up by the operator, would redirect again: its target is taken at once. */
async function settled(address: string): Promise<string> {
  const [path = address, query] = address.split('?');
  const target = await settledPath(path);
  return query === undefined || target !== path ? target : address;
}
