import { search, searchQuery } from '@/lib/search/search';

export const dynamic = 'force-dynamic';

/** Live search for the search box: `?q=` of 3 to 100 characters → `{ data: { title, label, href }[] }`. */
export async function GET(request: Request): Promise<Response> {
  const query = searchQuery(new URL(request.url).searchParams.get('q'));
  if (!query) return Response.json({ data: [], message: 'q must have 3 to 100 characters' }, { status: 400 });
  return Response.json({ data: await search(query) }, { headers: { 'cache-control': 'public, max-age=60' } });
}
